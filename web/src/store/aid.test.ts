import { afterEach, beforeEach, expect, test } from "vitest";
import { NO, syncOf, tableMessage } from "../testing/fakeServer";
import { type OpenTable, openTable } from "../testing/openTable";
import type { IslandAid, SeatCard } from "../wire/types";
import { become } from "./person.svelte";

const ME: SeatCard = { seat: "0", kind: "person", name: "Ada", mine: true, here: true };
const OMEN = { coming: true, dice: 3 } as IslandAid;

let server: OpenTable["server"];
let store: OpenTable["store"];

const asked = () => server.now().sent.filter(({ type }) => type === "aid");
const answer = (version: number, aid: IslandAid | null = OMEN, seat = "0") =>
  server.now().say({ type: "aid", id: server.now().last("aid").id, version, seat, aid });

beforeEach(() => {
  become("k");
  ({ server, store } = openTable());
  server.now().say(tableMessage([ME]));
});
afterEach(() => store.close());

test("it does not come by itself, but is asked for, once for a version", async () => {
  expect(server.now().last("hello")).toMatchObject({ aid: false });
  await store.aid.want();
  expect(asked()).toEqual([]);
  server.now().say(syncOf({ version: 3 }));
  expect(store.aid.now).toBeNull();
  const wanted = store.aid.want();
  void store.aid.want();
  expect(asked()).toMatchObject([{ seat: "0" }]);
  answer(3);
  await wanted;
  expect(store.aid.now).toEqual(OMEN);
  await store.aid.want();
  expect(asked()).toHaveLength(1);
});

test("if the match has gone on meanwhile, it is asked for again; the last one stays until then", async () => {
  server.now().say(syncOf({ version: 3 }));
  const wanted = store.aid.want();
  server.now().say(syncOf({ version: 4, moves: 2, since: 1 }));
  answer(3);
  await Promise.resolve();
  await Promise.resolve();
  expect(store.aid.now).toEqual(OMEN);
  expect(asked()).toHaveLength(2);
  answer(4, null);
  await wanted;
  expect(store.aid.now).toBeNull();
});

test("what helped another seat is never shown to the next", async () => {
  server.now().say(syncOf({ version: 3 }));
  const wanted = store.aid.want();
  answer(3);
  await wanted;
  void store.uncover("spectator");
  expect(store.aid.now).toBeNull();
  server.now().say(syncOf({ version: 3, seat: "spectator" }));
  expect(store.aid.now).toBeNull();
});

test("a no is taken for an answer", async () => {
  server.now().say(syncOf({ version: 3 }));
  const wanted = store.aid.want();
  server.now().say({ type: "refused", id: server.now().last("aid").id, refusal: NO });
  await wanted;
  expect(store.aid.now).toBeNull();
  expect(asked()).toHaveLength(1);
});

test("what comes with a sync is shown at once", () => {
  server.now().say(syncOf({ version: 3, aid: OMEN } as never));
  expect(store.aid.now).toEqual(OMEN);
});
