import { playerFullName, type PlayerRegistry } from "../../data/people.ts";
import type { GameTexts } from "../shared/game-screen.ts";

export const useLegendsWords = (): GameTexts<"legends", PlayerRegistry> => ({
  nameOf: ({ player }, registry) => playerFullName(registry, player),
});
