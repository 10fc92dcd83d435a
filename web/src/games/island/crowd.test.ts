import { expect, test } from "vitest";
import { fitted, sizeOf } from "./crowd";

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

test("what does not fit side by side lies over its neighbour's edge, not over its middle", () => {
  const { gap } = fitted(
    { width: 160, height: 52 },
    Array.from({ length: 9 }, () => figure),
  );
  expect(gap).toBeLessThan(0);
  expect(36 + gap).toBeGreaterThan(18);
});

test("a full zone of a phone first makes dice smaller and gaps narrower", () => {
  const boss = { share: 1.3, least: 44, tight: 40 };
  const die = { share: 0.62, least: 30, tight: 24 };
  const fit = fitted({ width: 144, height: 44 }, [boss, figure, minion, die]);
  expect([boss, figure, minion, die].map((piece) => sizeOf(piece, fit))).toEqual([40, 36, 36, 24]);
  expect(fit.gap).toBeCloseTo(1.75);
});

test("a crowd that no row can take stands in two, the second behind the first", () => {
  const box = { width: 144, height: 42 };
  const fit = fitted(
    box,
    Array.from({ length: 11 }, () => figure),
  );
  const inRow = Math.floor(box.width / (36 + fit.gap));
  expect(Math.ceil(11 / inRow)).toBe(2);
  expect(36 + fit.gap).toBeGreaterThan(18);
  expect(2 * (36 * 1.05 + fit.back)).toBeLessThanOrEqual(box.height + 12);
});

test("what cannot be measured has the usual size", () => {
  expect(fitted({ width: 0, height: 0 }, [figure]).unit).toBe(56);
});
