// Lessons are asked for by those who learn: other pages do without these calls.

import { ask } from "./http";
import type {
  LessonList,
  LessonPage,
  MakeLesson,
  NewLesson,
  NewTable,
  OwnLesson,
  OwnLessonList,
} from "./types";

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

// -- those that people made

export const makeLesson = (table: string, wish: MakeLesson, key: string): Promise<NewLesson> =>
  ask(`/api/tables/${at(table)}/lessons`, { method: "POST", key, body: wish });
export const ownLesson = (id: string, key?: string): Promise<OwnLesson> =>
  ask(`/api/lessons/${at(id)}`, { ...(key && { key }) });
export const startOwnLesson = (id: string, name: string, key: string): Promise<NewTable> =>
  ask(`/api/lessons/${at(id)}`, { method: "POST", key, body: { name } });
export const takeBackLesson = (id: string, key: string): Promise<OwnLesson> =>
  ask(`/api/lessons/${at(id)}/end`, { method: "POST", key });
export const reportLesson = (id: string, key: string): Promise<OwnLesson> =>
  ask(`/api/lessons/${at(id)}/report`, { method: "POST", key });
export const myLessons = (key: string): Promise<OwnLessonList> => ask("/api/my/lessons", { key });
/** What is said at a table; of a lesson that somebody made, until now. */
export const lessonAt = (
  { table, game, lesson }: { table: string; game: string; lesson: string },
  lang: string,
  key?: string,
): Promise<LessonPage> =>
  isOwn(lesson)
    ? ask(`/api/tables/${at(table)}/lesson?lang=${lang}`, { ...(key && { key }) })
    : ask(`/api/games/${at(game)}/lessons/${at(lesson)}?lang=${lang}`);
/** Its words come step by step. */
export const isOwn = (lesson: string): boolean => lesson.startsWith("~");
