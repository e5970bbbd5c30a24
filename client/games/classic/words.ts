import { findPlayer } from "#rules/league/player";
import type { LeagueVersion } from "../../data/league.ts";
import type { GameTexts } from "../shared/game-screen.ts";

export const useClassicWords = (): GameTexts<"classic", LeagueVersion> => ({
  nameOf({ player }, { facts }) {
    const { first, last } = findPlayer(facts, player);
    return `${first} ${last}`;
  },
});
