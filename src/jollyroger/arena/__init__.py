"""Bots against bots: simulations, and what they measured."""
