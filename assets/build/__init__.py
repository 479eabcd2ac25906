"""Turns the sources in assets/ into the committed files the program loads. Development only.

python -m assets.build          everything
python -m assets.build art      pictures -> assets/built
python -m assets.build fonts    typefaces -> assets/fonts
python -m assets.build words    catalogues -> assets/locale/*/LC_MESSAGES/boite.mo
"""
