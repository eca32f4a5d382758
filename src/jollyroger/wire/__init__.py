"""Frames to JSON and back: what goes over a socket, and nothing else."""
