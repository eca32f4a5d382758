"""The full-screen table, drawn with Textual; loaded by those who play that way."""
