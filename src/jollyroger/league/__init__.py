"""A league of any bots, also of programs over the public protocol, with ratings."""
