"""The worst that one address can do to a server, over the public protocol alone.

Nothing in here imports the server's code: the same floods run against any version of it."""
