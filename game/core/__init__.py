"""What all games share: the contract, the match, dice, board maps, robots, saves."""
