import { expect, test } from "vitest";
import { findPage, type Page } from "./router/pages";
import { PAGES } from "./routes";

const load: Page["load"] = () => Promise.reject(new Error("never loaded here"));
const TABLES: Page[] = [
  { path: "/", load },
  { path: "/table/:id", load },
];

test("no path is the start", () => {
  expect(findPage("", TABLES)?.page.path).toBe("/");
  expect(findPage("/", TABLES)?.page.path).toBe("/");
});

test("a part may stand for anything", () => {
  expect(findPage("/table/a%20b", TABLES)?.params).toEqual({ id: "a b" });
  expect(findPage("/table/100%", TABLES)?.params).toEqual({ id: "100%" });
});

test("what is not there is not found", () => {
  expect(findPage("/table", TABLES)).toBeUndefined();
  expect(findPage("/nowhere", PAGES)).toBeUndefined();
});
