"""Portraits drawn from recipes; see faces.py."""

from .faces import Mood, Portrait, draw, load_recipes, random_face

__all__ = ["Mood", "Portrait", "draw", "load_recipes", "random_face"]
