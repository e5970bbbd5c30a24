import type { ComponentType } from "react";
import type { GameName } from "#rules/shared/game-config";
import { anyGameScreen, type AnyGameScreen } from "./shared/game-screen.ts";

/** The modules of a game, loaded on demand. */
interface GameLoader {
  screen: () => Promise<AnyGameScreen>;
  /** The dialog with the rules. */
  rules: () => Promise<ComponentType<{ open: boolean; onClose: () => void }>>;
}

export const GAME_LOADERS: Readonly<Record<GameName, GameLoader>> = {
  classic: {
    screen: async () => anyGameScreen((await import("./classic/screen.ts")).classicScreen),
    rules: async () => (await import("./classic/rules-dialog.tsx")).RulesDialog,
  },
  roster: {
    screen: async () => anyGameScreen((await import("./roster/screen.ts")).rosterScreen),
    rules: async () => (await import("./roster/rules-dialog.tsx")).RulesDialog,
  },
  face: {
    screen: async () => anyGameScreen((await import("./face/screen.ts")).faceScreen),
    rules: async () => (await import("./face/rules-dialog.tsx")).RulesDialog,
  },
  career: {
    screen: async () => anyGameScreen((await import("./career/screen.ts")).careerScreen),
    rules: async () => (await import("./career/rules-dialog.tsx")).RulesDialog,
  },
  grid: {
    screen: async () => anyGameScreen((await import("./grid/screen.ts")).gridScreen),
    rules: async () => (await import("./grid/rules-dialog.tsx")).RulesDialog,
  },
  legends: {
    screen: async () => anyGameScreen((await import("./legends/screen.ts")).legendsScreen),
    rules: async () => (await import("./legends/rules-dialog.tsx")).RulesDialog,
  },
};
