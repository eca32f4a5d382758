"""Settles arguments: a question about a trick, a hand or a score, answered with the rule."""
