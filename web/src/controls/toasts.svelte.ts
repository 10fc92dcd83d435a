// Short messages that go by themselves. Spoken politely; never the only place of a fact.

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: "plain" | "good" | "bad";
}

const LASTS = 6000;
/** More would cover what they are about. */
export const MOST = 3;
let last = 0;

export const toasts = $state<Toast[]>([]);

export function tell(text: string, tone: Toast["tone"] = "plain"): void {
  const again = toasts.find((toast) => toast.text === text);
  if (again) dismiss(again.id);
  const id = ++last;
  toasts.push({ id, text, tone });
  toasts.splice(0, toasts.length - MOST);
  setTimeout(() => dismiss(id), LASTS);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((toast) => toast.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
