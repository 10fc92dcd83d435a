// What is allowed at a table where nobody has said otherwise: as `Policy` of the server's wire has it.

import type { Policy } from "./types";

export const USUAL_POLICY: Policy = {
  undo: "free",
  watch: "link",
  listed: false,
  hints: true,
  chat: true,
};
