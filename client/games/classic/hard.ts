import { t } from "i18next";
import { useMemo } from "react";
import { findUnmatchedClue, collectMatchedValues } from "#rules/classic/hard-mode";
import { findPlayer } from "#rules/league/player";
import type { LeagueVersion } from "../../data/league.ts";
import type { RoundInPlay } from "../shared/use-play.ts";
import { hardMode, useSetting } from "../../storage/settings.ts";

type View = RoundInPlay<"classic">["view"];

const NOBODY: ReadonlyMap<number, string> = new Map();

/** Returns whether a round is in hard mode, or will be with its first guess. */
export function useHardMode(view: View): boolean {
  const chosen = useSetting(hardMode);
  return view === null || view.tries.length === 0 ? chosen : view.hard === true;
}

/** Returns players that hard mode refuses because they give up a match, with the reason. */
export function useRefusedPlayers(view: View, league: LeagueVersion | null): ReadonlyMap<number, string> {
  return useMemo(() => {
    if (league === null || view === null || view.hard !== true) return NOBODY;
    const { facts } = league;
    const held = collectMatchedValues(view.tries.map(({ guess, clue }) => ({ guess: findPlayer(facts, guess), clue })));
    const refused = new Map<number, string>();
    for (const candidate of facts.players.values()) {
      const clue = findUnmatchedClue(held, candidate);
      if (clue !== null) refused.set(candidate.id, t("classic.hard.out", { clue: t(`coach.clues.${clue}`) }));
    }
    return refused;
  }, [view, league]);
}
