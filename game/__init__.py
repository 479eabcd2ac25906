"""The rules of the five games. Nothing in here knows that a screen exists."""
