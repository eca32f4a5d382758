"""The public protocol from the other side: for bots, for the terminal, for anybody."""
