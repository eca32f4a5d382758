"""The score pad for a real table: a header and a set of edits, and what follows from them."""
