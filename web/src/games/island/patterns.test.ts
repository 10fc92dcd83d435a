import { expect, test } from "vitest";
import { offer } from "../../testing/prompt";
import type { Offer } from "../../wire/types";
import { DEEDS, patternsOf, places, widthOf } from "./patterns";

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

test("an attack with feet and one without are two ways: feet are also for walking", () => {
  const pieces = (...faces: string[]) => [...faces.map((face) => `die ${face}`), "do attack"];
  const all = [["foot"], ["claw"], ["claw", "foot"], ["claw", "claw"], ["claw", "claw", "foot"]];
  const offers = all.map((faces) => told("does-island-attack", pieces(...faces)));
  const both = [{ deed: "attack", offers: [offers[3], offers[4]] }];
  expect(patternsOf(offers, aim)).toEqual(both);
  expect(patternsOf([...offers].reverse(), aim)).toEqual(both);
  expect(patternsOf([offers[0]!], aim)).toEqual([{ deed: "attack", offers: [offers[0]] }]);
  const kicks = ["claw foot foot", "claw foot", "claw"].map((faces) =>
    told("does-island-attack", pieces(...faces.split(" "))),
  );
  expect(patternsOf(kicks, aim)).toEqual([{ deed: "attack", offers: [kicks[2], kicks[0]] }]);
  // where claws alone would do nothing, each number of feet is a way
  expect(patternsOf(kicks.slice(0, 2), aim)).toEqual([
    { deed: "attack", offers: [kicks[1], kicks[0]] },
  ]);
});

test("deeds keep their places while a roll is used; what is new comes after them", () => {
  const all = (shown: string[]) => ({ shown, rest: [] });
  expect(places([], ["attack", "heal", "lock"])).toEqual(all(["attack", "heal", "lock"]));
  expect(places(["attack", "heal", "lock"], ["heal", "lock"])).toEqual(
    all(["attack", "heal", "lock"]),
  );
  expect(places(["attack", "heal", "lock"], ["heal", "steal", "lock"])).toEqual(
    all(["attack", "heal", "lock", "steal"]),
  );
});

test("where a deed was used up none comes from behind the others", () => {
  const five = ["heal", "energy", "fame", "move", "steal"] as const;
  const seven = places([], [...five, "lock", "unlock"]);
  expect(seven).toEqual({ shown: five, rest: ["lock", "unlock"] });
  expect(places(seven.shown, [...five.slice(1), "lock", "unlock"])).toEqual(seven);
  expect(places(five, ["steal", "unlock"])).toEqual({ shown: [...five, "unlock"], rest: [] });
  expect(places(five, ["lock", "unlock"])).toEqual({ shown: ["lock", "unlock"], rest: [] });
});

test("where six places are taken a new deed goes where one was used up", () => {
  const six = ["attack", "heal", "energy", "fame", "move", "lock"] as const;
  const now = ["heal", "energy", "fame", "move", "steal", "lock"] as const;
  expect(places(six, now)).toEqual({ shown: ["steal", ...six.slice(1)], rest: [] });
  expect(places(six, [...now, "unlock"])).toEqual({
    shown: ["steal", ...six.slice(1, 5)],
    rest: ["lock", "unlock"],
  });
});

test.each([
  ["Energie", false, undefined],
  ["Stummelflügel für 3", false, "phone"],
  ["Fernbedienung für 1", false, "phone"],
  ["Sammeltaxi für 2", true, "phone"],
  ["Sammeltaxi für 2", false, undefined],
  ["Verteidigungsministerium für 3", false, ""],
  ["Ruhm auswerten und klauen: Ruhm + Kristall in Krabbenhafen (1)", false, ""],
])("%s finds room on its button", (label, marked, width) => {
  expect(widthOf(label, marked)).toBe(width);
});
