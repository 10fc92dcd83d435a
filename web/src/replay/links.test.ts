import { expect, test } from "vitest";
import { momentLink, readMoment } from "./links";

test("a moment is an address, and back", () => {
  const moment = { id: "a b", move: 12, seat: "character", secrets: true };
  const link = momentLink(moment);
  expect(link).toBe("/replay/a%20b/12?seat=character&secrets=true");
  expect(readMoment("a b", "12", new URL(link, "http://x").search)).toEqual(moment);
});

test("what is not said is left to the server", () => {
  expect(momentLink({ id: "t", move: 0 })).toBe("/replay/t/0");
  expect(readMoment("t", "0", "")).toEqual({ id: "t", move: 0, seat: null, secrets: false });
});

test("nonsense is the beginning", () => {
  for (const move of ["-1", "x", "1e9", "99999999"]) expect(readMoment("t", move, "").move).toBe(0);
});
