// A task at the table: what is asked, what has been chosen so far, and what came of the last one.
// It knows no rule: what is right the server says, once it is answered.

import type { TableStore } from "../../store/table.svelte";
import type { JudgedMessage, TaskMessage } from "../../wire/types";
import { capital, learn, say } from "../../words/say.svelte";
import { type Light, selectorOf } from "../lesson/lights";
import Buttons from "./Buttons.svelte";
import { inPrompt } from "./place";
import { judged, reason } from "./told";

export class Work {
  readonly Buttons = Buttons;
  /** Names of what is chosen of a task, where several may be. */
  private picked = $state.raw<{ task: string; names: readonly string[] }>({ task: "", names: [] });
  private counted = $state.raw<{ task: string; amounts: readonly number[] }>({
    task: "",
    amounts: [],
  });
  private ready = $state(false);

  constructor(private readonly store: TableStore) {
    void learn("tasks").then(() => (this.ready = true));
  }

  /** What the last answer was worth, where that stands in the question's place. */
  verdict: JudgedMessage | null = $derived.by(() =>
    this.ready && inPrompt() ? this.store.tasks.verdict : null,
  );
  /** What is asked, once the board has shown what led to it and the last verdict is put away. */
  task: TaskMessage | null = $derived.by(() =>
    this.ready && this.store.held === null && !this.verdict ? this.store.tasks.now : null,
  );
  text: string = $derived.by(() => {
    const { task, verdict } = this;
    if (verdict) return `${judged(verdict)} ${reason(verdict)}`;
    return task ? capital(say(`task-${task.code}`, task.params)) : "";
  });
  chosen: readonly string[] = $derived.by(() =>
    this.picked.task === this.task?.task ? this.picked.names : [],
  );
  amounts: readonly number[] = $derived.by(() => {
    const { task, counted } = this;
    if (!task) return [];
    return counted.task === task.task ? counted.amounts : task.choices.map(() => 0);
  });
  /** Pieces that can be touched as an answer, else those that it is about. */
  lights: readonly Light[] = $derived.by(() => {
    const { task } = this;
    const touched = task?.choices.flatMap(({ pieces = [] }) => pieces) ?? [];
    return (touched.length ? touched : (task?.lit ?? [])).map((piece) => ({ piece }));
  });

  /** One of the choices was touched: that is the answer, or a part of it. */
  choose(name: string): void {
    const { task, chosen } = this;
    if (task?.kind === "one") return this.send([name]);
    const names = chosen.includes(name)
      ? chosen.filter((each) => each !== name)
      : [...chosen, name];
    this.picked = { task: task?.task ?? "", names };
  }

  count(at: number, amount: number): void {
    const { task } = this;
    if (!task) return;
    const within = Math.min(task.most, Math.max(0, Math.round(amount) || 0));
    const amounts = this.amounts.map((before, n) => (n === at ? within : before));
    this.counted = { task: task.task, amounts };
  }

  done(): void {
    this.send(this.task?.kind === "amounts" ? this.amounts.map(String) : [...this.chosen]);
  }

  /** The verdict has been read. */
  goOn(): void {
    this.store.tasks.verdict = null;
  }

  show(): void {
    this.send([], true);
  }

  skip(): void {
    if (this.task) void this.store.do({ type: "skip-tasks", seat: this.task.seat });
  }

  /** The choice that a touched part of the board stands for. */
  touched(target: Element): string | undefined {
    const choices = this.task?.choices ?? [];
    return choices.find(({ pieces = [] }) =>
      pieces.some((piece) => target.closest(`.board :is(${selectorOf(piece)})`)),
    )?.name;
  }

  private send(answer: string[], show = false): void {
    if (!this.task) return;
    const { seat, task } = this.task;
    this.store.tasks.verdict = null;
    void this.store.do({ type: "task-answer", seat, task, answer, show });
  }
}
