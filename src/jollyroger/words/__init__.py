"""Keys and facts become sentences, in four languages."""
