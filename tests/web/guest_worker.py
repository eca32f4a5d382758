"""What works beside a server with games of the tests, and reads its pads: it has the same shelf."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from games.guests import guests
from jollyroger.server.worker import main

if __name__ == "__main__":
    with guests():
        main()
