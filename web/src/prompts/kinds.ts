// The kinds of question, and what shows each of them. The compiler wants an entry for every kind.

import type { Component } from "svelte";
import type { AskMessage } from "../wire/types";
import LayoutPrompt from "./LayoutPrompt.svelte";
import OneOfPrompt from "./OneOfPrompt.svelte";
import type { PromptProps } from "./props";
import SomeOfPrompt from "./SomeOfPrompt.svelte";

export const KINDS = ["one-of", "some-of", "layout"] as const;
export type AskKind = (typeof KINDS)[number];

export const PROMPTS: Record<AskKind, Component<PromptProps>> = {
  "one-of": OneOfPrompt,
  "some-of": SomeOfPrompt,
  layout: LayoutPrompt,
};

/** A kind that this client does not know is shown as nothing; the server says so by its version. */
export function promptFor(ask: AskMessage): Component<PromptProps> | undefined {
  const kind = KINDS.find((known) => known === ask.kind);
  return kind && PROMPTS[kind];
}
