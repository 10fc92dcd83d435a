// Scenes are asked for by those who read the rules: other pages do without these calls.

import { ask } from "./http";
import type { ScenePage, SceneVerdict } from "./types";

const at = encodeURIComponent;
const path = (game: string, scene: string, lang: string) =>
  `/api/games/${at(game)}/scenes/${at(scene)}?lang=${lang}`;

export const sceneOf = (game: string, scene: string, lang: string): Promise<ScenePage> =>
  ask(path(game, scene, lang));
/** Which choices somebody takes for right, by number. */
export const answerScene = (
  game: string,
  scene: string,
  lang: string,
  chosen: readonly number[],
): Promise<SceneVerdict> => ask(path(game, scene, lang), { method: "POST", body: { chosen } });
