// Which of the listed answers names these pieces. Only looks it up: what is not listed is not sent.

export type Picked = Readonly<Record<string, number>>;

/** The pieces that a move such as `throw claw*2 foot` names; none for `keep`. */
export function piecesIn(move: string, supply: Picked): Record<string, number> {
  const found: Record<string, number> = {};
  for (const word of move.split(" ")) {
    const [piece = "", count = "1"] = word.split("*");
    if (piece in supply) found[piece] = (found[piece] ?? 0) + Number(count);
  }
  return found;
}

export function answerFor(
  picked: Picked,
  moves: readonly string[],
  supply: Picked,
): string | undefined {
  return moves.find((move) => {
    const named = piecesIn(move, supply);
    return Object.keys(supply).every((piece) => (named[piece] ?? 0) === (picked[piece] ?? 0));
  });
}
