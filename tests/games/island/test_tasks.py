"""What is right in a task is what the rules then do."""

from collections import Counter

from tests.tasks import Asked, asked
from ungeheuer.games.island.rules import events
from ungeheuer.games.island.rules.names import SYMBOLS

HARM = (events.Damaged, events.DamagePrevented, events.EnergyChanged)


def test_the_answers_are_what_the_rules_do_next() -> None:
    """I-4.1, I-6, I-7.1, I-8.3: over long matches against every boss."""
    met: Counter[str] = Counter()
    for each in asked("island", range(12), most=250):
        assert each.task.allows(each.task.right)
        assert fits(each), (each.task, each.later)
        met[each.task.code] += 1
    assert min(met[f"island-{code}"] for code in ("walk", "dice", "minion", "strike")) > 10, met


def fits(each: Asked) -> bool:
    code, right, later = each.task.code, [*each.task.right], each.later
    if code == "island-walk":
        went = later[0]
        return right == [str(went.params()["zone"])] and each.task.why[0] == f"island-{went.code}"
    if code == "island-dice":
        return right == printed(each) and activated(each) <= {
            symbol for symbol, count in zip(SYMBOLS, right, strict=True) if count != "0"
        }
    harmed = {str(e.params()["player"]) for e in later[: len(right)] if isinstance(e, HARM)}
    return harmed <= {*right}


def printed(each: Asked) -> list[str]:
    """How often each symbol stands on the dice that lie where the boss is, counted in the view."""
    [zone] = [zone for zone in each.view.zones if zone.zone == each.view.boss.zone]
    dice = [die for die, count in zone.boss_dice.items() for _ in range(count)]
    shown = [symbol for die in dice for symbol in die.split("+")]
    return [str(shown.count(symbol)) for symbol in SYMBOLS]


def activated(each: Asked) -> set[str]:
    """What acts next, until chance is asked; one symbol at least."""
    found = {event.symbol for event in each.later if isinstance(event, events.SymbolActivated)}
    assert found
    return found
