"""What the game with every need says of its rounds; the rest of it is held in its own tests."""

from contract.book import Book

BOOK = Book(rounds=dict.fromkeys(range(2, 9), 3), suits="")
