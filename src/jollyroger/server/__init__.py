"""Sockets, rooms and the HTTP API. No rule words here."""
