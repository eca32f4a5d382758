"""What works beside a server with games of the tests, and reads its pads: it has the same shelf."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from jollyroger.server.worker import main
from web.guests import on_the_shelf

if __name__ == "__main__":
    with on_the_shelf():
        main()
