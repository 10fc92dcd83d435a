// What was typed, as the file would hold it: a number where it is one, else the very letters, so
// that the server can say what is wrong with them.

export function typed(kind: string, text: string): number | string {
  const trimmed = text.trim().replace(/^[−–]/, "-");
  return kind === "whole" && /^[-+]?\d{1,9}$/.test(trimmed) ? Number(trimmed) : text;
}

export const numberList = (text: string): (number | string)[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((part) => typed("whole", part));
