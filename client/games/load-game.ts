import type { GameName } from "#rules/shared/game-config";
import { anyGameScreen, type AnyGameScreen } from "./shared/game-screen.ts";

export const SCREEN_LOADERS: Readonly<Record<GameName, () => Promise<AnyGameScreen>>> = {
  classic: async () => anyGameScreen((await import("./classic/screen.ts")).classicScreen),
  roster: async () => anyGameScreen((await import("./roster/screen.ts")).rosterScreen),
  face: async () => anyGameScreen((await import("./face/screen.ts")).faceScreen),
  career: async () => anyGameScreen((await import("./career/screen.ts")).careerScreen),
  grid: async () => anyGameScreen((await import("./grid/screen.ts")).gridScreen),
  legends: async () => anyGameScreen((await import("./legends/screen.ts")).legendsScreen),
};
