import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { written } from "../testing/prompt";
import { fakeServer, NO } from "../testing/fakeServer";
import { type SocketState, TableSocket } from "./socket";
import { type Down, PROTOCOL, type Refusal } from "./types";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function connected() {
  const server = fakeServer();
  const states: SocketState[] = [];
  const heard: Down[] = [];
  const refusals: (Refusal | undefined)[] = [];
  const line = new TableSocket(
    {
      hello: () => ({ table: "t", key: "k", seen: 7, look: "0" }),
      hear: (message) => heard.push(message),
      state: (state, refusal) => {
        states.push(state);
        refusals.push(refusal);
      },
    },
    server.dial,
  );
  line.connect();
  return { server, states, heard, refusals, line };
}

test("hello is said first, with the last version seen and the key, never in the address", () => {
  const { server, states } = connected();
  server.now().greet();
  expect(server.now().sent[0]).toMatchObject({ type: "hello", table: "t", key: "k", seen: 7 });
  expect(states).toEqual(["connecting", "open"]);
});

test("an answer finds its question", async () => {
  const { server, line } = connected();
  server.now().greet();
  const answer = line.say({ type: "move", seat: "0", move: written("4@2a"), seen: 7 });
  server.now().say({ type: "ack", id: server.now().last("move").id, version: 8, table: null });
  expect(await answer).toMatchObject({ type: "ack", version: 8 });
});

test("what was not answered is sent again with the same id", async () => {
  const { server, line, states } = connected();
  server.now().greet();
  const answer = line.say({ type: "move", seat: "0", move: written("4@2a"), seen: 7 });
  const { id } = server.now().last("move");
  server.now().onclose?.();
  expect(states.at(-1)).toBe("broken");
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.wires).toHaveLength(2);
  server.now().greet();
  expect(server.now().last("move").id).toBe(id);
  server.now().say({ type: "ack", id, version: 8, table: null });
  expect(await answer).toMatchObject({ type: "ack" });
});

test("pauses grow", async () => {
  const { server } = connected();
  for (let tries = 0; tries < 4; tries += 1) {
    server.now().onclose?.();
    await vi.advanceTimersByTimeAsync(100_000);
  }
  expect(server.wires).toHaveLength(5);
  server.now().onclose?.();
  await vi.advanceTimersByTimeAsync(3000);
  expect(server.wires).toHaveLength(5);
});

test("whoever cannot wait does not have to", () => {
  const { server, line } = connected();
  server.now().onclose?.();
  line.hurry();
  expect(server.wires).toHaveLength(2);
});

test("a sign of life in time, and a silent line is given up", async () => {
  const { server, states } = connected();
  server.now().greet({ beat: 10 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.now().last("ping").type).toBe("ping");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(states.at(-1)).toBe("broken");
});

test("try again means the very same again", async () => {
  const { server, line } = connected();
  server.now().greet();
  const answer = line.say({ type: "pause" });
  const { id } = server.now().last("pause");
  server.now().say({ type: "refused", id, refusal: { ...NO, code: "try-again" } });
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.now().sent.filter((message) => message.id === id)).toHaveLength(2);
  server.now().say({ type: "ack", id, version: 1, table: null });
  expect(await answer).toMatchObject({ type: "ack" });
});

test("whoever was too fast waits as long as it was told, says why, and loses nothing", async () => {
  const { server, line, states, refusals } = connected();
  server.now().greet();
  const answer = line.say({ type: "pause" });
  const { id } = server.now().last("pause");
  const refusal = { ...NO, code: "too-fast", params: { what: "talk", seconds: 30 } };
  server.now().say({ type: "refused", id, refusal });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.now().sent.filter((message) => message.id === id)).toHaveLength(1);
  server.now().onclose?.();
  expect(states.at(-1)).toBe("broken");
  expect(refusals.at(-1)).toEqual(refusal);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(server.wires).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.wires).toHaveLength(2);
  server.now().greet();
  expect(server.now().last("pause").id).toBe(id);
  server.now().say({ type: "ack", id, version: 1, table: null });
  expect(await answer).toMatchObject({ type: "ack" });
});

test("a refused hello is not tried for ever", async () => {
  const { server, states, refusals } = connected();
  server.now().onopen?.();
  const { id } = server.now().last("hello");
  server.now().say({ type: "refused", id, refusal: { ...NO, code: "no-such-table" } });
  expect(states.at(-1)).toBe("refused");
  expect(refusals.at(-1)?.code).toBe("no-such-table");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.wires).toHaveLength(1);
});

test("another protocol is said, not guessed", () => {
  const { server, states } = connected();
  server.now().greet({ protocol: PROTOCOL + 1 });
  expect(states.at(-1)).toBe("outdated");
  expect(server.now().closed).toBe(true);
});
