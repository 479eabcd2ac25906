"""Builds every file of assets/sounds: `python -m assets.build_sound` (development only)."""
