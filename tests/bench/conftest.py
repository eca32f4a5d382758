"""The scripts in `bench` are no package: they are imported from their folder, and only here."""

import sys
from importlib import import_module
from pathlib import Path

BENCH = str(Path(__file__).parents[2] / "bench")

# Not for good: `bench` has a store.py too, and other tests have a `store` of their own.
sys.path.append(BENCH)
for name in ("carlo", "figures", "habits", "lockstep", "matches", "round_one"):
    import_module(name)
sys.path.remove(BENCH)
