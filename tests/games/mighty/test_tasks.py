"""What is right in a task is what the rules then do."""

from collections import Counter

from tests.tasks import asked
from ungeheuer.engine.events import Event
from ungeheuer.games.mighty.rules.events import Healed, LootTaken, PricePaid


def test_the_answers_are_what_the_rules_do_next() -> None:
    """M-4.2, M-3.4, M-5.1: over whole matches, for every seat."""
    met: Counter[str] = Counter()
    for seat, task, _, later in asked("mighty", range(6)):
        assert task.allows(task.right)
        assert [*task.right] == done(task.code, str(seat), later)
        met[task.why[0]] += 1
    assert {why.removeprefix("task-why-mighty-") for why in met} >= {
        "share-even",
        "share-odd",
        "share-both",
        "price",
        "heal",
        "heal-short",
    }


def done(code: str, seat: str, later: list[Event]) -> list[str]:
    if code == "mighty-share":
        loot = [event.gold for event in later if isinstance(event, LootTaken)]
        return [str(gold) for gold in loot]
    if code == "mighty-heal":
        paid = [e.paid for e in later if isinstance(e, Healed) and str(e.player) == seat]
        return [str(sum(paid))]
    price = later[0]
    assert isinstance(price, PricePaid)
    both = [str(price.treasury), str(price.owner_gold)]
    return both[:1] if code == "mighty-price-own" else both
