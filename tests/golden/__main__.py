"""python -m tests.golden [GAME ...]: write the golden matches anew, of all games or of these."""

import sys

from game.catalog import GAMES, game_info
from tests.golden.store import write_all

for path in write_all([game_info(game) for game in sys.argv[1:]] or list(GAMES.values())):
    print(path)
