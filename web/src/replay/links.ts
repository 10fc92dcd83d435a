// A moment as an address: which match, which move, whose eyes, secrets or not.

export interface Moment {
  readonly id: string;
  readonly move: number;
  /** Left out: whichever the server thinks is yours. */
  readonly seat?: string | null;
  readonly secrets?: boolean;
}

export function momentLink({ id, move, seat, secrets }: Moment): string {
  const query = new URLSearchParams();
  if (seat) query.set("seat", seat);
  if (secrets) query.set("secrets", "true");
  const asked = query.toString();
  return `/replay/${encodeURIComponent(id)}/${move}${asked && `?${asked}`}`;
}

export function readMoment(id: string, move: string, query: string): Required<Moment> {
  const asked = new URLSearchParams(query);
  return {
    id,
    move: /^\d{1,7}$/.test(move) ? Number(move) : 0,
    seat: asked.get("seat"),
    secrets: asked.get("secrets") === "true",
  };
}
