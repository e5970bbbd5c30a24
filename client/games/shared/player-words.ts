import { playerFullName } from "#rules/league/player";
import type { LoadedPlayers } from "../../data/people.ts";

/** The texts of a game whose answer is a player. */
export const usePlayerWords = () => ({
  nameOf: ({ player }: { player: number }, league: LoadedPlayers): string => playerFullName(league, player),
});
