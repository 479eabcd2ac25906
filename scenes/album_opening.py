"""Opening the album, or saying why it cannot be read and offering to make it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.saves import SaveFailed
from game.trophies.album_file import DamagedAlbum, read_album, set_aside
from game.trophies.profiles import Album
from scenes import theme
from scenes.album import AlbumScene
from scenes.dialog import Answer, Dialog, nothing
from scenes.messages import save_failed_message
from scenes.trophy_keeping import catch_up, uncounted
from scenes.words import say

if TYPE_CHECKING:
    from scenes.scene import Scene
    from scenes.scene_stack import SceneStack


def open_album(stack: SceneStack, name: str = "") -> None:
    """At the pages of `name`, or of whoever has something new, or at the first."""
    found = read_album(stack.stage.saves.folder)
    if isinstance(found, DamagedAlbum):
        stack.push(damaged_album_message(found, lambda: _make_again(stack, found)))
    else:
        stack.push(AlbumScene(name or _with_something_new(found)))


def _with_something_new(album: Album) -> str:
    return next((profile.name for profile in album.profiles if profile.fresh), "")


def damaged_album_message(damaged: DamagedAlbum, make_again: Callable[[], None]) -> Scene:
    """The file stays where it is; one from a newer program is none of ours to make again."""
    key = f"error.{damaged.key}"
    home = Answer(say(f"{key}.home"), nothing, "home")
    answers = [home]
    if damaged.key == "damaged-album":
        answers = [Answer(say(f"{key}.renew"), make_again, "album"), home]
    return Dialog(say(f"{key}.title"), say(f"{key}.text"), answers, head=theme.SUN)


def _make_again(stack: SceneStack, damaged: DamagedAlbum) -> None:
    """From the album before it and all finished matches."""
    try:
        set_aside(damaged)
    except SaveFailed as problem:
        stack.push(save_failed_message(problem, lambda: _make_again(stack, damaged)))
        return
    for _match in catch_up(stack.stage, uncounted(stack.stage)):
        pass
    open_album(stack)
