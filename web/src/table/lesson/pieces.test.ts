import { expect, test } from "vitest";
import { selectorOf } from "./lights";
import { pieceAt } from "./pieces";

test("what is touched is what would be lit", () => {
  const board = document.createElement("div");
  board.innerHTML = `<i data-card="4"></i><i data-spot="1a"></i><i data-key="minion shield@1"></i>
    <i data-place="0,-1"></i><i data-mode="attack"></i><i data-die="die claw"></i>
    <i data-deed="attack"></i><i data-point="zone 3"></i>`;
  for (const piece of board.querySelectorAll("i")) {
    const named = pieceAt(piece);
    expect(named).toBeDefined();
    expect([...board.querySelectorAll(selectorOf(named!))]).toContain(piece);
  }
});

test("from within a piece too, and nothing beside it", () => {
  const board = document.createElement("div");
  board.innerHTML = `<b data-key="boss"><i></i></b><p></p>`;
  expect(pieceAt(board.querySelector("i"))).toBe("boss");
  expect(pieceAt(board.querySelector("p"))).toBeUndefined();
});
