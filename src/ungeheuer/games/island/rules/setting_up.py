"""I-2: the table is laid, chance draws, the monsters are placed."""

from __future__ import annotations

from ungeheuer.engine.chance import EvenDraw
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events, verbs
from ungeheuer.games.island.rules.agenda import OfPlayer, chance_question, question
from ungeheuer.games.island.rules.boss import DrawMinions
from ungeheuer.games.island.rules.cards import EVENT, Deck
from ungeheuer.games.island.rules.chances import Allies, BossZone, Reveal, Start, displays
from ungeheuer.games.island.rules.moves import Place
from ungeheuer.games.island.rules.names import (
    NO_PLAYER,
    NO_ZONE,
    SETUP,
    ZONES,
    BossId,
    Player,
    Zone,
    along,
)
from ungeheuer.games.island.rules.starting_hp import start_hp
from ungeheuer.games.island.rules.state import Options, Shown, State, Step
from ungeheuer.games.island.rules.turn import Turn


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
    steps: list[Step] = [SetBoss(NO_ZONE if zone is None else Zone(zone))]
    steps.append(SetStart(NO_PLAYER if start is None else Player(start)))
    steps += [SetMarket(slot) for slot in range(3)]
    state.push_all([*steps, SetMinions(), SetMonsters(), SetAllies(), Turn(0)])
    return state


class SetBoss(Step):
    """I-2.1, I-2.2: where the boss begins, drawn if that was left to chance."""

    __slots__ = ("zone",)
    kind = "set-boss"
    fields = ("zone",)

    def __init__(self, zone: Zone) -> None:
        self.zone = zone

    def shown(self, state: State) -> Shown:
        return NO_PLAYER, NO_ZONE, self.zone, "", ""

    def ask(self, state: State) -> Decision[Move] | None:
        if self.zone != NO_ZONE:
            return None
        return chance_question(EvenDraw([BossZone(zone) for zone in ZONES]), "I-2.1")

    def run(self, state: State, notes: Notes) -> None:
        self._place(state, self.zone, notes)

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        assert isinstance(move, BossZone)
        self._place(state, move.zone, notes)

    def _place(self, state: State, zone: Zone, notes: Notes) -> None:
        state.finish(self)
        state.boss.zone = zone
        if notes.listening:
            boss = state.boss
            notes.tell(events.BossPlaced(boss.id, boss.zone, boss.hp, state.free_boss_dice))


class SetStart(Step):
    """I-2.1, I-2.8: who begins, drawn if that was left to chance."""

    __slots__ = ("player",)
    kind = "set-start"
    fields = ("player",)

    def __init__(self, player: Player) -> None:
        self.player = player

    def shown(self, state: State) -> Shown:
        return NO_PLAYER, NO_ZONE, self.player, "", ""

    def ask(self, state: State) -> Decision[Move] | None:
        if self.player != NO_PLAYER:
            return None
        players = [Player(number) for number in range(state.players())]
        return chance_question(EvenDraw([Start(player) for player in players]), "I-2.1")

    def run(self, state: State, notes: Notes) -> None:
        self._begin(state, self.player, notes)

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        assert isinstance(move, Start)
        self._begin(state, move.player, notes)

    def _begin(self, state: State, player: Player, notes: Notes) -> None:
        state.finish(self)
        state.start = state.active = player
        if notes.listening:
            notes.tell(events.StartChosen(state.start))


class SetMarket(Step):
    """I-2.4: an event revealed now is shuffled back, so only power cards count."""

    __slots__ = ("slot",)
    kind = "set-market"
    fields = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def shown(self, state: State) -> Shown:
        return NO_PLAYER, NO_ZONE, self.slot, "", ""

    def ask(self, state: State) -> Decision[Move] | None:
        cards = [card for card in state.unseen if state.deck.cards[card].sort != EVENT]
        return chance_question(EvenDraw([state.deck.reveals[card] for card in cards]), "I-2.4")

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        assert isinstance(move, Reveal)
        verbs.fill_slot(state, move.card, self.slot, notes)
        state.finish(self)


class SetMinions(Step):
    """I-2.5: one for the boss's zone, then one for each other zone clockwise."""

    __slots__ = ()
    kind = "set-minions"

    def run(self, state: State, notes: Notes) -> None:
        state.finish(self)
        zones = [along(state.boss.zone, number) for number in range(6)]
        state.push_all([DrawMinions(NO_PLAYER, zone, 1, SETUP) for zone in zones])


class SetMonsters(Step):
    """I-2.6: the start player first, then clockwise."""

    __slots__ = ()
    kind = "set-monsters"

    def run(self, state: State, notes: Notes) -> None:
        state.finish(self)
        state.push_all([PlaceMonster(player) for player in state.in_order()])


class PlaceMonster(OfPlayer):
    """I-2.6: neither with the boss nor with another monster."""

    __slots__ = ()
    kind = "place"

    def ask(self, state: State) -> Decision[Move] | None:
        return question(self.who, [Place(zone) for zone in free_zones(state)], "I-2.6")

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        assert isinstance(move, Place)
        verbs.place_monster(state, self.who, move.zone, notes)
        state.finish(self)


def free_zones(state: State) -> list[Zone]:
    """I-2.6: where nobody stands."""
    taken = [monster.zone for monster in state.monsters if monster.zone != NO_ZONE]
    return [zone for zone in ZONES if zone not in taken and zone != state.boss.zone]


class SetAllies(Step):
    """I-2.7, I-24.1: one sheet more than players; I-24.2: two for one alone."""

    __slots__ = ()
    kind = "set-allies"

    def ask(self, state: State) -> Decision[Move] | None:
        sheets = displays(list(state.deck.allies), state.players() + 1)
        return chance_question(EvenDraw(sheets), "I-2.7")

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        assert isinstance(move, Allies)
        state.allies = list(move.allies)
        state.finish(self)
        if notes.listening:
            notes.tell(events.AlliesLaidOut([*state.allies]))
