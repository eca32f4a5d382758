"""The commands: types and docstrings are the interface."""
