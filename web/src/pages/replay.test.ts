import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lay, press } from "../testing/lay";
import { fakeMatch } from "../testing/fakeMatch";
import { forgetKey } from "../store/person.svelte";
import { http, HttpFault } from "../wire/http";
import { say, speak } from "../words/say.svelte";
import Replay from "./Replay.svelte";
import Replays from "./Replays.svelte";

let match: ReturnType<typeof fakeMatch>;
let laid: ReturnType<typeof lay> | undefined;

beforeEach(async () => {
  await speak("en");
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {} }));
  serve(fakeMatch());
});
afterEach(async () => {
  await laid?.clear();
  laid = undefined;
  forgetKey();
  localStorage.clear();
  history.replaceState(null, "", "/");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function serve(wanted: ReturnType<typeof fakeMatch>) {
  match = wanted;
  const texts = { game: "", language: "en", hash: "", cards: [] };
  vi.spyOn(http, "texts").mockResolvedValue(texts);
  vi.spyOn(http, "table").mockImplementation((id) => match.table(id));
  vi.spyOn(http, "replay").mockImplementation((id, move, query) => match.replay(id, move, query));
  vi.spyOn(http, "reel").mockImplementation((id, asked) => match.reel(id, asked));
}

async function open(move: number, query = "") {
  history.replaceState(null, "", `/replay/t/${move}${query}`);
  laid = lay(Replay, { params: { id: "t", move: String(move) } });
  await vi.waitFor(() => laid!.find(".transport"), { timeout: 20_000 }); // boards come first
  return laid;
}
const withText = (text: string) => (node: Element) => node.textContent.includes(text);
const count = () => laid!.find(".transport .count").textContent;
const settled = () => new Promise((done) => setTimeout(done, 200)).then(() => flushSync());

test("keys leaf through the match, and the address follows", async () => {
  await open(3);
  expect(count()).toBe("3 / 30");
  press(document.body, "ArrowRight");
  expect(count()).toBe("4 / 30");
  press(document.body, "End");
  press(document.body, "ArrowLeft");
  expect(count()).toBe("29 / 30");
  await settled();
  expect(location.pathname + location.search).toBe("/replay/t/29?seat=spectator");
});

test("the moment is told, and the move list stands at it", async () => {
  const { find, target } = await open(3);
  const current = () => find('[aria-current="step"]').textContent;
  expect(current()).toContain("Bo lays a 1 at guardian 1, side a.");
  expect(find('[role="status"]').textContent).toContain("Bo lays a 1");
  expect(find("[type=range]").getAttribute("aria-valuetext")).toContain("Move 3 of 30");
  expect(target.querySelector('li[data-move="12"]')).toBeNull(); // it has not been seen yet
  press([...target.querySelectorAll("button")].find(withText(say("replay-tell-all")))!);
  press(target.querySelector('li[data-move="12"] a')!);
  expect(count()).toBe("12 / 30");
  expect(find<HTMLAnchorElement>('[aria-current="step"]').href).toContain("/replay/t/12?seat=");
});

test("the board is for looking only", async () => {
  const { target } = await open(3, "?seat=0");
  expect(target.querySelector(".board .board")).not.toBeNull();
  expect(match.asked[0]).toContain("seat=0");
});

test.each([
  ["en", "This table is frozen after move 8"],
  ["de", "Dieser Tisch steht nach Zug 8 still"],
])("what is frozen says why, in %s", async (language, start) => {
  await speak(language);
  const params = { move: 16, agreed: 8 };
  serve(fakeMatch({ state: "playing", frozen: { move: 8, code: "other-position", params } }));
  const { find } = await open(3);
  expect(find('[role="note"]').textContent).toContain(start);
  await laid!.clear();
  laid = undefined;
  serve(fakeMatch());
  expect((await open(3)).target.querySelector('[role="note"]')).toBeNull();
});

test("chapters lead to where they begin", async () => {
  const { target } = await open(3);
  const chips = [...target.querySelectorAll<HTMLElement>(".marks button")];
  expect(chips.map((chip) => chip.textContent)).toEqual(["Round 1", "Round 2"]);
  press(chips[1]!);
  expect(count()).toBe("16 / 30");
});

test("other eyes and secrets, after the end", async () => {
  const { find, target } = await open(3);
  const select = find<HTMLSelectElement>(".eyes select");
  expect([...select.options].map((option) => option.text)).toEqual(["Ada", "Bo", "Spectator"]);
  // happy-dom does not know which option is chosen: it is the first.
  select.value = "0";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
  press(find('[role="switch"]'));
  await settled();
  expect(target.textContent).toContain("What was hidden");
  expect(location.search).toBe("?seat=0&secrets=true");
});

test("while the match runs there are no secrets, and continuing says why not", async () => {
  serve(fakeMatch({ state: "playing" }));
  const { target } = await open(3);
  expect(target.querySelector('.eyes [role="switch"]')).toBeNull();
  const button = [...target.querySelectorAll("button")].find((each) =>
    each.textContent?.includes("Continue from here"),
  )!;
  expect(button.getAttribute("aria-disabled")).toBe("true");
});

test("a seat that is not one's own is refused in words", async () => {
  const no = new HttpFault({ code: "not-your-seat", params: { seat: "1" } }, 403);
  vi.spyOn(http, "replay").mockRejectedValue(no);
  laid = lay(Replay, { params: { id: "t", move: "3" } });
  await vi.waitFor(() => expect(laid!.target.textContent).toContain("is not yours"));
});

test("a bad record file is refused with its name, line and reason", async () => {
  vi.spyOn(http, "mine").mockResolvedValue({ tables: [], more: "" });
  vi.spyOn(http, "newPerson").mockResolvedValue({ person: "p", key: "k" });
  const cause = { code: "unreadable-move", params: { text: "9@9a" }, obstacles: [] };
  const no = { code: "bad-move-line", params: { file: "record", line: 61, move: 10, cause } };
  vi.spyOn(http, "fromRecord").mockRejectedValue(new HttpFault(no, 422));
  laid = lay(Replays, {});
  await vi.waitFor(() => laid!.find("[type=file]"));
  const dropped = Object.assign(new Event("drop", { bubbles: true, cancelable: true }), {
    dataTransfer: { files: [new File(["{}"], "mine.json")] },
  });
  laid.find("label").dispatchEvent(dropped);
  await vi.waitFor(() =>
    expect(laid!.find('[role="alert"]').textContent).toBe(
      'mine.json, line 61, move 10: "9@9a" is not a valid move.',
    ),
  );
});
