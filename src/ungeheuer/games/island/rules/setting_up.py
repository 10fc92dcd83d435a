"""I-2: the table is laid, chance draws, the monsters are placed."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.chance import EvenDraw
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events, verbs
from ungeheuer.games.island.rules.agenda import Handler, chance_question, finish, question
from ungeheuer.games.island.rules.cards import EVENT, Deck
from ungeheuer.games.island.rules.chances import Allies, BossZone, Reveal, Start, displays
from ungeheuer.games.island.rules.moves import Place
from ungeheuer.games.island.rules.names import NO_ZONE, SETUP, ZONES, BossId, Player, Zone, along
from ungeheuer.games.island.rules.state import Options, State, Step


def new_state(
    deck: Deck,
    options: Options,
    boss: BossId,
    names: list[str],
    zone: int | None,
    start: int | None,
) -> State:
    """I-2.1 to I-2.3; a zone or a start player that is None is drawn."""
    state = State(deck, options)
    state.set_up(boss, names)
    state.boss.hp = start_hp(deck, options, boss, len(names))
    steps = [Step("set-boss", n=-1 if zone is None else zone)]
    steps += [Step("set-start", n=-1 if start is None else start)]
    steps += [Step("set-market", n=slot) for slot in range(3)]
    steps += [Step("set-minions"), Step("set-monsters"), Step("set-allies"), Step("turn")]
    state.push_all(steps)
    return state


def start_hp(deck: Deck, options: Options, boss: BossId, players: int) -> int:
    """I-2.2, I-24.1: the sheet's HP; a house set may add some by the number of players.

    The house option adds some more, but not to the very first boss.
    """
    sheet = deck.bosses[boss]
    hp = sheet.hp[options.side]
    if options.side in sheet.added:
        hp = max(1, hp + sheet.added[options.side][players - 1])
    first = boss == deck.boss_order()[0] and options.side == "normal"
    return hp if first else max(1, hp + options.boss_hp)


def ask_boss(_state: State, step: Step) -> Decision[Move] | None:
    """I-2.1: where the boss begins, if that was left to chance."""
    return (
        chance_question(EvenDraw([BossZone(zone) for zone in ZONES]), "I-2.1")
        if step.n < 0
        else None
    )


def set_boss(state: State, step: Step, notes: Notes) -> None:
    """I-2.2: the boss board and the boss's figure."""
    state.finish(step)
    state.boss.zone = Zone(step.n)
    if notes.listening:
        boss = state.boss
        notes.tell(events.BossPlaced(boss.id, boss.zone, boss.hp, state.free_boss_dice))


def answer_boss(state: State, step: Step, move: Move, notes: Notes) -> None:
    assert isinstance(move, BossZone)
    step.n = move.zone
    set_boss(state, step, notes)


def ask_start(state: State, step: Step) -> Decision[Move] | None:
    """I-2.1: who begins, if that was left to chance."""
    if step.n >= 0:
        return None
    players = [Player(number) for number in range(state.players())]
    return chance_question(EvenDraw([Start(player) for player in players]), "I-2.1")


def set_start(state: State, step: Step, notes: Notes) -> None:
    """I-2.8: this player begins."""
    state.finish(step)
    state.start = state.active = Player(step.n)
    if notes.listening:
        notes.tell(events.StartChosen(state.start))


def answer_start(state: State, step: Step, move: Move, notes: Notes) -> None:
    assert isinstance(move, Start)
    step.n = move.player
    set_start(state, step, notes)


def ask_market(state: State, _step: Step) -> Decision[Move] | None:
    """I-2.4: an event revealed now is shuffled back, so only power cards count."""
    cards = [card for card in state.unseen if state.deck.cards[card].sort != EVENT]
    return chance_question(EvenDraw([Reveal(card) for card in cards]), "I-2.4")


def answer_market(state: State, step: Step, move: Move, notes: Notes) -> None:
    assert isinstance(move, Reveal)
    verbs.fill_slot(state, move.card, step.n, notes)
    state.finish(step)


def set_minions(state: State, step: Step, _notes: Notes) -> None:
    """I-2.5: one for the boss's zone, then one for each other zone clockwise."""
    state.finish(step)
    zones = [along(state.boss.zone, number) for number in range(6)]
    state.push_all([Step("draw", zone=zone, n=1, source=SETUP) for zone in zones])


def set_monsters(state: State, step: Step, _notes: Notes) -> None:
    """I-2.6: the start player first, then clockwise."""
    state.finish(step)
    state.push_all([Step("place", who=player) for player in state.in_order()])


def ask_place(state: State, step: Step) -> Decision[Move] | None:
    """I-2.6: neither with the boss nor with another monster."""
    return question(step.who, [Place(zone) for zone in free_zones(state)], "I-2.6")


def free_zones(state: State) -> list[Zone]:
    """I-2.6: where nobody stands."""
    taken = [monster.zone for monster in state.monsters if monster.zone != NO_ZONE]
    return [zone for zone in ZONES if zone not in taken and zone != state.boss.zone]


def answer_place(state: State, step: Step, move: Move, notes: Notes) -> None:
    assert isinstance(move, Place)
    verbs.place_monster(state, step.who, move.zone, notes)
    state.finish(step)


def ask_allies(state: State, _step: Step) -> Decision[Move] | None:
    """I-2.7, I-24.1: one sheet more than players; I-24.2: two for one alone."""
    return chance_question(
        EvenDraw(displays(list(state.deck.allies), state.players() + 1)), "I-2.7"
    )


def answer_allies(state: State, step: Step, move: Move, notes: Notes) -> None:
    assert isinstance(move, Allies)
    state.allies = list(move.allies)
    state.finish(step)
    if notes.listening:
        notes.tell(events.AlliesLaidOut([*state.allies]))


HANDLERS: Final[dict[str, Handler]] = {
    "set-boss": Handler(set_boss, ask_boss, answer_boss),
    "set-start": Handler(set_start, ask_start, answer_start),
    "set-market": Handler(finish, ask_market, answer_market),
    "set-minions": Handler(set_minions),
    "set-monsters": Handler(set_monsters),
    "place": Handler(finish, ask_place, answer_place),
    "set-allies": Handler(finish, ask_allies, answer_allies),
}
