"""A table for tests: a position written down in a few words, then played by notation."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from ungeheuer.engine.cardset import CardSet, shipped
from ungeheuer.engine.decision import Decision, Outcome
from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.events import Event, Notes
from ungeheuer.engine.names import Seat
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules import play
from ungeheuer.games.island.rules.cards import KEEP
from ungeheuer.games.island.rules.names import (
    FACE_NAMES,
    KIND_NAMES,
    NO_CARD,
    NO_ZONE,
    PYLON,
    AllyId,
    BossFace,
    CardId,
    Player,
    TileId,
    Zone,
)
from ungeheuer.games.island.rules.setting_up import PlaceMonster
from ungeheuer.games.island.rules.state import Monster, State, Step
from ungeheuer.games.island.rules.turn import Turn, place_of

CARDS: CardSet = shipped(RULES.package, version=1)  # examples name its values
GOLDEN = Path(__file__).parent / "golden"
DEFAULT_MARKET = ("D01", "D09", "D11")


def compare_golden(name: str, text: str) -> None:
    """Against the file, exactly; UPDATE_GOLDEN=1 writes it anew."""
    path = GOLDEN / name
    if os.environ.get("UPDATE_GOLDEN") == "1":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


class Table:
    """An island without minions, boss dice in supply, three cheap cards in the market."""

    def __init__(self, players: int = 3, boss: str = "crystal-dragon", **options: object) -> None:
        chosen = RULES.checked({"players": players, "boss": boss, **options})
        self.state: State = RULES.setup(chosen, CARDS)
        self.told: list[Event] = []
        state = self.state
        state.agenda = [Turn()]
        state.turn = 1
        state.boss.zone = Zone(0)
        state.allies = [AllyId(a) for a in ("apes", "coast-guard", "media", "med-bots")]
        for slot, card in enumerate(DEFAULT_MARKET):
            state.unseen.remove(CardId(card))
            state.market[slot] = CardId(card)
        for number, monster in enumerate(state.monsters):
            monster.zone = Zone(2 + number % 3)

    # -- laying out

    def monster(
        self,
        player: int = 0,
        *,
        zone: int | None = None,
        hp: int | None = None,
        fame: int | None = None,
        energy: int | None = None,
        cards: Sequence[str] = (),
        ally: str = "",
    ) -> Table:
        monster = self.state.monsters[player]
        monster.zone = monster.zone if zone is None else Zone(zone)
        monster.hp = monster.hp if hp is None else hp
        monster.fame = monster.fame if fame is None else fame
        monster.energy = monster.energy if energy is None else energy
        for card in cards:
            self.own(monster, CardId(card))
        if ally:
            self.state.allies = [other for other in self.state.allies if other != ally]
            monster.ally = AllyId(ally)
        return self

    def own(self, monster: Monster, card: CardId) -> None:
        assert self.state.deck.cards[card].sort == KEEP
        self.state.unseen.remove(card)
        monster.keep.append(card)

    def boss(self, zone: int = 0, hp: int | None = None, fame: int = 0) -> Table:
        self.state.boss.zone = Zone(zone)
        self.state.boss.fame = fame
        self.state.boss.hp = self.state.boss.hp if hp is None else hp
        return self

    def minions(self, zone: int, **counts: int) -> Table:
        for name, count in counts.items():
            kind = KIND_NAMES.index(name)
            self.state.island[zone].minions[kind] += count
            if kind < 4:
                self.state.bag[kind] -= count
            else:
                self.state.firelings -= count
        return self

    def boss_dice(self, zone: int, *faces: str) -> Table:
        for face in faces:
            dice = self.state.island[zone].boss_dice
            dice[BossFace(face)] = dice.get(BossFace(face), 0) + 1
            self.state.free_boss_dice -= 1
        return self

    def crystals(self, zone: int, count: int) -> Table:
        self.state.island[zone].crystals = count
        return self

    def locked(self, zone: int, *faces: str) -> Table:
        for face in faces:
            self.state.island[zone].locked[FACE_NAMES.index(face)] += 1
            self.state.free_dice -= 1
        return self

    def tile(self, zone: int, tile: str, space: str = "S3", *, ready: bool = True) -> Table:
        self.state.pile.remove(TileId(tile))
        self.state.support[2 * zone + int(space[1]) - 3] = TileId(tile)
        if ready:
            self.state.ready.add(TileId(tile))
        return self

    def pylon(self, zone: int, space: str = "S3") -> Table:
        self.state.support[2 * zone + int(space[1]) - 3] = PYLON
        return self

    def market(self, *cards: str) -> Table:
        state = self.state
        state.unseen = [c for c in state.deck.cards if c not in cards and not self.owned(c)]
        state.market = [CardId(card) for card in cards] + [NO_CARD] * (3 - len(cards))
        return self

    def owned(self, card: CardId) -> bool:
        return any(card in monster.keep for monster in self.state.monsters)

    def bag(self, count: int) -> Table:
        """So many minions in the bag; the others stand in the zone across from the boss."""
        far = self.state.island[3]
        for kind in range(4):
            while sum(self.state.bag) > count and self.state.bag[kind]:
                self.state.bag[kind] -= 1
                far.minions[kind] += 1
        return self

    # -- beginning somewhere

    def at(self, kind: str, n: int = 0) -> Table:
        """The turn has come to this point of its script."""
        self.state.agenda = [Turn(place_of(kind, n))]
        self.advance()
        return self

    def placing(self) -> Table:
        """The first monster is to be placed; nobody stands anywhere yet."""
        for monster in self.state.monsters:
            monster.zone = NO_ZONE
        return self.do(PlaceMonster(Player(0)))

    def roll(self, *faces: str) -> Table:
        """Step 2 begins with these dice."""
        for face in faces:
            self.state.roll[FACE_NAMES.index(face)] += 1
            self.state.free_dice -= 1
        return self.at("resolve")

    def advance(self) -> None:
        notes = Notes()
        play.advance(self.state, notes)
        self.told = [note.event for note in notes.taken]

    def do(self, step: Step) -> Table:
        """This one thing happens before the turn begins."""
        self.state.agenda.append(step)
        self.advance()
        return self

    # -- playing

    def play(self, *texts: str) -> Table:
        """Whoever is asked says this."""
        for text in texts:
            decision = RULES.decide(self.state)
            assert isinstance(decision, Decision), f"{text}: it is over, {self.state.lost}"
            move = RULES.read(text)
            assert decision.ask.contains(move), f"{text}: {self.legal()}"
            notes = Notes()
            RULES.apply(self.state, move, notes)
            self.told += [note.event for note in notes.taken]
        return self

    def asked(self) -> str:
        decision = RULES.decide(self.state)
        assert isinstance(decision, Decision)
        return decision.seat

    def legal(self) -> list[str]:
        decision = RULES.decide(self.state)
        if isinstance(decision, Outcome) or decision.ask.size() > 1000:
            return []
        return [move.text for move in decision.ask.moves()]

    def offers(self, start: str) -> list[str]:
        """The legal moves that begin with this word."""
        return [text for text in self.legal() if text.split()[0] == start]

    def why_not(self, text: str) -> list[str]:
        """The codes of what stands against a move."""
        seat = Seat(self.asked())
        view, cards = RULES.view(self.state, seat), self.state.deck.cardset
        found: list[Obstacle] = RULES.obstacles(view, cards, RULES.read(text))
        return [one.code for one in found]

    def codes(self) -> list[str]:
        """The codes of the events told so far."""
        return [event.code for event in self.told]

    def event(self, code: str) -> Event:
        return next(event for event in self.told if event.code == code)

    # -- looking

    def me(self, player: int = 0) -> Monster:
        return self.state.monsters[player]

    def hp(self) -> list[int]:
        return [monster.hp for monster in self.state.monsters]

    def zones(self) -> list[int]:
        return [monster.zone for monster in self.state.monsters]

    def standing(self, zone: int) -> dict[str, int]:
        counts = self.state.island[zone].minions
        return {KIND_NAMES[kind]: count for kind, count in enumerate(counts) if count}

    def lying(self, zone: int) -> list[str]:
        ground = self.state.island[zone]
        return [
            name
            for face, name in enumerate(FACE_NAMES)
            for _ in range(ground.locked[face] + ground.fresh[face])
        ]

    def power_cards(self, player: int = 0) -> list[str]:
        return [str(card) for card in self.state.monsters[player].keep]
