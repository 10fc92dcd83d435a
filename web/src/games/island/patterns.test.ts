import { expect, test } from "vitest";
import { offer } from "../../testing/prompt";
import type { Offer } from "../../wire/types";
import { DEEDS, patternsOf, places } from "./patterns";

const aim = ({ pieces }: Offer) => pieces.filter((piece) => !piece.startsWith("die "));
const told = (code: string, pieces: string[]): Offer => ({
  ...offer(pieces.join("+"), pieces),
  phrase: { code },
});

test("deeds come in one order, whatever is offered first", () => {
  const found = patternsOf(
    [
      told("does-island-lock", ["die claw", "free 2"]),
      told("does-island-fame", ["die fame", "do fame"]),
      told("does-island-attack", ["die claw", "do attack"]),
    ],
    aim,
  );
  expect(found.map(({ deed }) => deed)).toEqual(["attack", "fame", "lock"]);
  expect(DEEDS.indexOf("attack")).toBe(0);
});

test("of what differs in the number of dice alone, the most is offered", () => {
  const one = told("does-island-energy", ["die energy", "do energy"]);
  const two = told("does-island-energy", ["die energy", "die energy", "do energy"]);
  expect(patternsOf([one, two], aim)).toEqual([{ deed: "energy", offers: [two] }]);
});

test("what can be done to several is one deed with several answers", () => {
  const steps = [1, 5].map((zone) => told("does-island-foot", ["die foot", `zone ${zone}`]));
  expect(patternsOf(steps, aim)).toEqual([{ deed: "move", offers: steps }]);
});

test("an attack takes the claws; feet are left for walking", () => {
  const pieces = (...faces: string[]) => [...faces.map((face) => `die ${face}`), "do attack"];
  const all = [["foot"], ["claw"], ["claw", "foot"], ["claw", "claw"], ["claw", "claw", "foot"]];
  const offers = all.map((faces) => told("does-island-attack", pieces(...faces)));
  expect(patternsOf(offers, aim)).toEqual([{ deed: "attack", offers: [offers[3]] }]);
  expect(patternsOf([...offers].reverse(), aim)).toEqual([{ deed: "attack", offers: [offers[3]] }]);
});

test("deeds keep their places while a roll is used; what is new takes an empty one", () => {
  expect(places([], ["attack", "heal", "lock"])).toEqual(["attack", "heal", "lock"]);
  expect(places(["attack", "heal", "lock"], ["heal", "lock"])).toEqual(["attack", "heal", "lock"]);
  expect(places(["attack", "heal", "lock"], ["heal", "steal", "lock"])).toEqual([
    "steal",
    "heal",
    "lock",
  ]);
});
