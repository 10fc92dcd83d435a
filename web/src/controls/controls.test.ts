import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { speak } from "../words/say.svelte";
import Avatar from "./Avatar.svelte";
import Button from "./Button.svelte";
import Curtain from "./Curtain.svelte";
import Dialog from "./Dialog.svelte";
import Field from "./Field.svelte";
import IconButton from "./IconButton.svelte";
import { lay, press, text } from "../testing/lay";
import Prompt from "./Prompt.svelte";
import Scene from "./Scene.svelte";
import { MOMENTS } from "./scenes";
import Tabs from "./Tabs.svelte";
import { dismiss, tell, toasts } from "./toasts.svelte";
import Toasts from "./Toasts.svelte";
import Toggle from "./Toggle.svelte";

beforeEach(() => {
  speak("en");
  vi.useFakeTimers();
  // happy-dom animates nothing, and Svelte asks for it.
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  for (const { id } of [...toasts]) dismiss(id);
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("Button", () => {
  test("is pressed", () => {
    const onclick = vi.fn();
    press(lay(Button, { onclick, children: text("Play") }).find("button"));
    expect(onclick).toHaveBeenCalledOnce();
  });

  test("that is only a sign says why, too", () => {
    const onclick = vi.fn();
    const { find } = lay(IconButton, { onclick, icon: "hint", label: "Hint", why: "Not now." });
    const button = find("button");
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.getAttribute("title")).toBe("Not now.");
    press(button);
    expect(onclick).not.toHaveBeenCalled();
    expect(toasts.map((toast) => toast.text)).toEqual(["Not now."]);
  });

  test("that cannot be pressed can be reached, and says why", () => {
    const onclick = vi.fn();
    const { find } = lay(Button, { onclick, why: "Too weak.", children: text("Displace") });
    const button = find<HTMLButtonElement>("button");
    press(button);
    expect(onclick).not.toHaveBeenCalled();
    expect(button.disabled).toBe(false);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(document.getElementById(button.getAttribute("aria-describedby")!)?.textContent).toBe(
      "Too weak.",
    );
    expect(toasts.map((toast) => toast.text)).toEqual(["Too weak."]);
  });
});

test("an icon button has a name", () => {
  const { find } = lay(IconButton, { icon: "undo", label: "Undo" });
  expect(find("button").getAttribute("aria-label")).toBe("Undo");
});

describe("Toggle", () => {
  test("is a switch and tells what it became", () => {
    const onchange = vi.fn();
    const toggle = lay(Toggle, { label: "Sound", on: false, onchange }).find("button");
    expect(toggle.getAttribute("role")).toBe("switch");
    press(toggle);
    expect(toggle.getAttribute("aria-checked")).toBe("true");
    expect(onchange).toHaveBeenCalledWith(true);
  });
});

test("a field names its hint and its error", () => {
  const { find } = lay(Field, { label: "Name", hint: "Short.", error: "Taken.", value: "Ada" });
  const told = find("input").getAttribute("aria-describedby")!.split(" ");
  expect(told.map((id) => document.getElementById(id)?.textContent)).toEqual(["Short.", "Taken."]);
  expect(find("label").getAttribute("for")).toBe(find("input").id);
});

describe("Tabs", () => {
  const tabs = ["log", "rules", "chat"].map((id) => ({ id, label: id }));

  test("arrow keys go round, and one tab is in the tab order", () => {
    const { target, find } = lay(Tabs, {
      label: "Beside",
      tabs,
      chosen: "log",
      panel: text("sheet") as never,
    });
    press(find('[aria-selected="true"]'), "ArrowLeft");
    expect(find('[aria-selected="true"]').textContent).toBe("chat");
    press(find('[aria-selected="true"]'), "ArrowRight");
    press(find('[aria-selected="true"]'), "End");
    expect(find('[aria-selected="true"]').textContent).toBe("chat");
    expect(target.querySelectorAll('[role="tab"][tabindex="0"]')).toHaveLength(1);
  });

  test("where none is chosen, none looks open, and the first can be reached", () => {
    const { target, find } = lay(Tabs, {
      label: "Beside",
      tabs,
      chosen: "",
      panel: text("sheet") as never,
    });
    expect(target.querySelectorAll('[aria-selected="true"], [role="tabpanel"]')).toHaveLength(0);
    press(find('[role="tab"][tabindex="0"]'));
    expect(find('[aria-selected="true"]').textContent).toBe("log");
    expect(target.querySelectorAll('[role="tabpanel"]')).toHaveLength(1);
  });
});

describe("Dialog", () => {
  test("is not modal, takes the focus, and Escape closes it", () => {
    const onclose = vi.fn();
    const { target, find } = lay(Dialog, {
      open: true,
      title: "Rule",
      onclose,
      children: text("M-3.2"),
    });
    const sheet = find('[role="dialog"]');
    expect(sheet.getAttribute("aria-modal")).toBe("false");
    expect(document.activeElement).toBe(sheet);
    press(sheet, "Escape");
    expect(onclose).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(target.textContent).not.toContain("M-3.2");
  });
});

test("Escape closes the sheet from the board, too", () => {
  const { target } = lay(Dialog, { open: true, title: "Rule", children: text("M-3.2") });
  press(document.body, "Escape");
  vi.runAllTimers();
  expect(target.textContent).not.toContain("M-3.2");
});

describe("Curtain", () => {
  test("is modal, and Escape does not open it", () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
    const { target, find } = lay(Curtain, {
      drawn: true,
      name: "Edda",
      children: text("secret hand"),
    });
    expect(showModal).toHaveBeenCalled();
    press(find("dialog"), "Escape");
    expect(target.innerHTML).not.toContain("secret hand");
  });

  test("holds back what is behind it until the right one opens", () => {
    const onopen = vi.fn();
    const { target, find } = lay(Curtain, {
      drawn: true,
      name: "Edda",
      onopen,
      children: text("secret hand"),
    });
    expect(target.innerHTML).not.toContain("secret hand");
    expect(document.activeElement?.textContent).toContain("I am Edda");
    press(find("button"));
    expect(target.innerHTML).toContain("secret hand");
    expect(onopen).toHaveBeenCalledOnce();
  });
});

describe("Toasts", () => {
  test("come, say the same only once, and go by themselves", () => {
    const { target } = lay(Toasts, {});
    tell("Link copied.");
    tell("Link copied.");
    expect(toasts).toHaveLength(1);
    for (const line of ["1", "2", "3", "4", "5"]) tell(line);
    expect(toasts.map((toast) => toast.text)).toEqual(["3", "4", "5"]);
    tell("Link copied.");
    vi.advanceTimersByTime(7000);
    expect(toasts).toHaveLength(0);
    expect(target.querySelector('[role="status"]')).not.toBeNull();
  });
});

test("an avatar speaks its kind, so that colour is never alone", () => {
  const { target } = lay(Avatar, { kind: "sea", name: "Cleo", bot: true });
  expect(target.textContent?.replace(/\s+/g, " ")).toContain("Cleo (Sea creatures) bot");
});

test("the prompt is spoken when it changes", () => {
  const { find } = lay(Prompt, { text: "You: play a card.", yours: true });
  expect(find('[role="status"]').textContent).toBe("You: play a card.");
});

test.each(MOMENTS)("the moment %s has a picture and a sentence", (moment) => {
  const { target, find } = lay(Scene, { moment });
  expect(find("p").textContent!.length).toBeGreaterThan(10);
  expect(target.querySelector("svg")).not.toBeNull();
});
