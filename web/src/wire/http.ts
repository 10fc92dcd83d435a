// Everything that is not live. Refusals are thrown as coded faults; words are the pages' business.

import type {
  CardSetDesk,
  CardSetList,
  CardTextPage,
  Code,
  CoursePage,
  CreateTable,
  EditCards,
  Fault,
  GameList,
  JoinedGames,
  MeasuredPage,
  NewTable,
  Person,
  Played,
  Reel,
  Replay,
  RulePage,
  TableCard,
  TableList,
  BranchTable,
  ImportRecord,
} from "./types";

/** The server, or the way to it, says no. */
export class HttpFault extends Error {
  constructor(
    readonly fault: Fault,
    readonly status: number,
  ) {
    super(fault.code);
  }
}

interface Asked {
  method?: "GET" | "POST";
  /** Goes into a header: never into an address, where logs would see it. */
  key?: string;
  body?: unknown;
  as?: "json" | "text";
}

interface Stretched {
  seat: string;
  secrets: boolean;
  first: number;
  last: number;
}

export interface Paged {
  most: number;
  after?: string;
  state?: "over";
}

export async function ask<A>(
  path: string,
  { method = "GET", key, body, as = "json" }: Asked = {},
): Promise<A> {
  const headers: Record<string, string> = {};
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new HttpFault({ code: "no-connection", params: {} }, 0);
  }
  const told: unknown = await (
    response.ok && as === "text" ? response.text() : response.json()
  ).catch(() => undefined);
  if (response.ok && told !== undefined) return told as A;
  throw new HttpFault(isFault(told) ? told : { code: "server-fault", params: {} }, response.status);
}

function isFault(told: unknown): told is Fault {
  return typeof told === "object" && told !== null && "code" in told && "params" in told;
}

const at = encodeURIComponent;

export const http = {
  newPerson: () => ask<Person>("/api/people", { method: "POST" }),
  code: (key: string) => ask<Code>("/api/people/code", { method: "POST", key }),
  claim: (code: string) => ask<Person>("/api/people/claim", { method: "POST", body: { code } }),
  played: (key: string) => ask<Played>("/api/my/matches", { key }),
  games: () => ask<GameList>("/api/games"),
  words: (lang: string) => ask<JoinedGames>(`/api/words?lang=${lang}`),
  rules: (game: string, lang: string) => ask<RulePage>(`/api/games/${at(game)}/rules?lang=${lang}`),
  measured: (game: string) => ask<MeasuredPage>(`/api/games/${at(game)}/measured`),
  cardSets: (game: string) => ask<CardSetList>(`/api/games/${at(game)}/cards`),
  cardSet: (game: string, id: string, version: number, lang: string) =>
    ask<CardSetDesk>(`/api/games/${at(game)}/cards/${at(id)}/${version}/desk?lang=${lang}`),
  cardsOf: (table: string, lang: string, key?: string) =>
    ask<CardSetDesk>(`/api/tables/${at(table)}/cards?lang=${lang}`, { ...(key && { key }) }),
  editCards: (game: string, body: EditCards, lang: string) =>
    ask<CardSetDesk>(`/api/games/${at(game)}/cards/desk?lang=${lang}`, { method: "POST", body }),
  /** A page of the tables that are open to all; `after`: the `more` of the page before. */
  listed: ({ most, after = "" }: Paged) =>
    ask<TableList>(`/api/tables?most=${most}&after=${at(after)}`),
  /** A page of this person's tables; `after`: the `more` of the page before. */
  mine: (key: string, { most, after = "", state }: Paged) =>
    ask<TableList>(
      `/api/my/tables?most=${most}&after=${at(after)}${state ? `&state=${state}` : ""}`,
      { key },
    ),
  table: (id: string, key?: string) =>
    ask<TableCard>(`/api/tables/${at(id)}`, { ...(key && { key }) }),
  texts: (id: string, lang: string, key?: string) =>
    ask<CardTextPage>(`/api/tables/${at(id)}/texts?lang=${lang}`, { ...(key && { key }) }),
  /** The same of a set that is shipped, for all tables at once: browsers keep it. */
  textsOf: (game: string, hash: string, lang: string) =>
    ask<CardTextPage>(`/api/games/${at(game)}/texts/${at(hash)}?lang=${lang}`),
  create: (wish: CreateTable, key: string) =>
    ask<NewTable>("/api/tables", { method: "POST", key, body: wish }),
  branch: (id: string, wish: BranchTable, key: string) =>
    ask<NewTable>(`/api/tables/${at(id)}/branch`, { method: "POST", key, body: wish }),
  fromRecord: (wish: ImportRecord, key: string) =>
    ask<NewTable>("/api/records", { method: "POST", key, body: wish }),
  /** The record file, letter by letter as the server writes it. */
  record: (id: string, seat: string, key?: string) =>
    ask<string>(`/api/tables/${at(id)}/record?seat=${at(seat)}`, {
      ...(key && { key }),
      as: "text",
    }),
  /** How a match that is over came about. */
  course: (id: string, key?: string) =>
    ask<CoursePage>(`/api/tables/${at(id)}/course`, { ...(key && { key }) }),
  replay: (id: string, move: number, query: string, key?: string) =>
    ask<Replay>(`/api/tables/${at(id)}/replay/${move}${query && `?${query}`}`, {
      ...(key && { key }),
    }),
  reel: (id: string, { seat, secrets, first, last }: Stretched, key?: string) =>
    ask<Reel>(
      `/api/tables/${at(id)}/replay?seat=${at(seat)}&secrets=${secrets}&pictures=true&first=${first}&last=${last}`,
      { ...(key && { key }) },
    ),
};
