"""The nets that are shipped see and play what they did when they were shipped.

The golden file was made anew by the code of commit 4daf51e, before moves and events described
themselves, and was the same to the byte."""

import json
from pathlib import Path

from bots.moves_of_nets import told

SHIPPED = Path(__file__).parent / "golden" / "shipped_nets.json"


def test_the_shipped_nets_see_and_play_the_same_to_the_byte() -> None:
    """Observations keep their layout whatever the rules learn, so old weights stay good."""
    assert told() == json.loads(SHIPPED.read_text("utf-8"))
