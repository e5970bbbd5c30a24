import type { FaceKind } from "../face/face.ts";
import { GAME_NAMES, type GameName } from "../shared/game-config.ts";

/** What has rules of its own: each game, and Sweater Reveal, which is Face Reveal without a photograph. */
export const RULES_NAMES = [...GAME_NAMES, "sweater"] as const;

export type RulesName = (typeof RULES_NAMES)[number];

/** Returns the name of a game's rules. The kind is null in a game without kinds. */
export const rulesNameOf = (game: GameName, face: FaceKind | null): RulesName =>
  game === "face" && face === "sweater" ? "sweater" : game;

/** Cookie with the games in which the visitor has made a guess, separated by dots. The client writes it. */
export const PLAYED_COOKIE = "played";

export function parsePlayed(value: string | undefined): ReadonlySet<RulesName> {
  const names = value?.split(".") ?? [];
  return new Set(RULES_NAMES.filter((name) => names.includes(name)));
}

export const formatPlayed = (games: ReadonlySet<RulesName>): string =>
  RULES_NAMES.filter((name) => games.has(name)).join(".");
