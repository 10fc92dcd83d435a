import { expect, test } from "vitest";
import { arranged, fitted, isOverfull, lean, onGround, sizeOf } from "./crowd";

const figure = { share: 1, least: 36 };
const minion = { share: 0.74, least: 36 };

test("four figures in a zone of a laptop are as large as the look wants them", () => {
  expect(
    fitted({ width: 245, height: 130 }, [figure, figure, figure, figure]).unit,
  ).toBeGreaterThan(55);
});

test("more pieces make them smaller, never under 36", () => {
  const box = { width: 160, height: 52 };
  const few = fitted(box, [figure, minion]);
  const many = fitted(box, [figure, figure, figure, figure, figure, minion, minion]);
  expect(few.unit).toBeGreaterThan(many.unit);
  expect(many.unit).toBe(36);
  expect(sizeOf(minion, many)).toBe(36);
});

test("what does not fit side by side lies over its neighbour's edge, and never beside its box", () => {
  const box = { width: 160, height: 52 };
  const { gap } = fitted(
    box,
    Array.from({ length: 6 }, () => figure),
  );
  expect(gap).toBeLessThan(0);
  expect(6 * 36 + 5 * gap).toBeLessThanOrEqual(box.width);
});

test("a full zone of a phone first makes dice smaller and gaps narrower", () => {
  const boss = { share: 1.3, least: 44, tight: 40 };
  const die = { share: 0.62, least: 30, tight: 24 };
  const fit = fitted({ width: 144, height: 44 }, [boss, figure, minion, die]);
  expect([boss, figure, minion, die].map((piece) => sizeOf(piece, fit))).toEqual([40, 36, 36, 24]);
  expect(fit.gap).toBeCloseTo(7 / 4);
});

const nobody = { boss: false, monsters: 0, minions: 0, dice: 0, beside: 38 };
const crowd = { boss: true, monsters: 0, minions: 4, dice: 3, beside: 38 };

test("dice lie on the ground where figures need all the room", () => {
  expect(arranged({ width: 144, height: 44 }, { ...nobody, minions: 1, dice: 2 }).packed).toBe(
    false,
  );
  expect(arranged({ width: 190, height: 44 }, crowd)).toEqual({
    fit: { unit: 36, gap: expect.closeTo(1.8) as number, tight: true },
    packed: true,
  });
});

test("an overfull zone borrows room from its neighbour, who keeps what it needs", () => {
  expect(lean(351, nobody, nobody)).toBe(0);
  expect(lean(351, nobody, crowd)).toBe(-44);
  expect(lean(351, crowd, nobody)).toBe(45);
  expect(lean(351, crowd, crowd)).toBe(0);
  expect(lean(351, crowd, { ...nobody, monsters: 3 })).toBeLessThanOrEqual(45);
  expect(lean(0, crowd, nobody)).toBe(0);
});

test("half a pixel that was rounded up puts nobody into another row", () => {
  const { unit, gap } = fitted({ width: 162, height: 100 }, [figure, figure]);
  expect(2 * (unit + gap)).toBeLessThanOrEqual(161.5);
});

test("two neighbours are overfull where they need more than both have", () => {
  expect(isOverfull(351, crowd, nobody)).toBe(false);
  expect(isOverfull(351, crowd, crowd)).toBe(true);
});

test("what cannot be measured has the usual size", () => {
  expect(fitted({ width: 0, height: 0 }, [figure]).unit).toBe(56);
});

test.each([1, 2, 3, 6])("on the narrowest ground five places and %i dice lie within it", (dice) => {
  const { space, die, gap } = onGround(128, 5, dice);
  expect(space).toBeGreaterThanOrEqual(18);
  expect(die).toBeGreaterThanOrEqual(16);
  expect(5 * (space + 2) + dice * (die + 2 + gap)).toBeLessThanOrEqual(130);
});

test("without dice places are as large as a finger needs", () => {
  expect(onGround(140, 5, 0).space).toBe(24);
});
