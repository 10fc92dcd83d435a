import { expect, test } from "vitest";
import { litGates, signed } from "./kingTiles";

test.each([
  ["first", [0]],
  ["last-two", [3, 4]],
  ["equal-pair", []],
])("%s lights %j", (where, gates) => {
  expect(litGates(where)).toEqual(gates);
});

test("changes carry their sign", () => {
  expect([3, -2].map(signed)).toEqual(["+3", "−2"]);
});
