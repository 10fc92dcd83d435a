// What this device remembers. A browser may refuse to remember: then it lasts as long as the page.

const passing = new Map<string, string>();

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? passing.get(name) ?? null;
  } catch {
    return passing.get(name) ?? null;
  }
}

export function keep(name: string, value: string): void {
  passing.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // Full or forbidden: `passing` has it.
  }
}
