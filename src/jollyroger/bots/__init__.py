"""Players that think: `choose(view, may, rng) -> move`. They get views, never states."""
