// Lessons are asked for by those who learn: other pages do without these calls.

import { ask } from "./http";
import type { LessonList, NewTable } from "./types";

const at = encodeURIComponent;

export const lessonsOf = (game: string, lang: string): Promise<LessonList> =>
  ask(`/api/games/${at(game)}/lessons?lang=${lang}`);
export const startLesson = (
  game: string,
  lesson: string,
  name: string,
  key: string,
): Promise<NewTable> =>
  ask(`/api/games/${at(game)}/lessons/${at(lesson)}`, { method: "POST", key, body: { name } });
