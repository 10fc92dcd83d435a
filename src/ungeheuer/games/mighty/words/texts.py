"""The text of a king tile, made from its declaration, so that text and effect cannot disagree."""

from ungeheuer.games.mighty.rules.view import ChangeView, TileView
from ungeheuer.words import Words


def tile_name(words: Words, id: str) -> str:
    code = f"tile-name-{id}"
    return words.say(code) if words.knows(code) else id


def tile_text(words: Words, tile: TileView) -> str:
    """One sentence for everything the tile declares."""
    sentences = []
    if tile.forbids:
        sentences.append(words.say("tile-forbids", {"strengths": tile.forbids}))
    if tile.in_hand:
        sentences.append(words.say("tile-in-hand", {"strengths": tile.in_hand}))
    if tile.healing:
        strengths = [strength for strength, _ in tile.healing]
        cost = tile.healing[0][1]
        sentences.append(words.say("tile-healing", {"strengths": strengths, "cost": cost}))
    sentences += [_change(words, change) for change in tile.changes]
    return " ".join(sentences) or words.say("tile-nothing")


def _change(words: Words, change: ChangeView) -> str:
    amounts = {"strength": change.strength, "loot": change.loot}
    parts = [
        words.say(f"tile-{what}", {"amount": f"{amount:+d}".replace("-", "−")})
        for what, amount in amounts.items()
        if amount
    ]
    what = (
        parts[0]
        if len(parts) == 1
        else words.say("tile-and", dict(zip(("one", "other"), parts, strict=True)))
    )
    where = words.say(f"tile-where-{change.where}")
    return words.say("tile-change", {"where": where, "what": what})
