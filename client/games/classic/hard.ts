import { t } from "i18next";
import { useMemo } from "react";
import { findUnmatchedClue, collectMatchedValues } from "#rules/classic/hard-mode";
import { findPlayer } from "#rules/league/player";
import type { LeagueVersion } from "../../data/league.ts";
import type { RoundInPlay } from "../shared/use-play.ts";
import { hardMode } from "../../storage/settings.ts";
import { useStore } from "../../storage/store.ts";

type View = RoundInPlay<"classic">["view"];

/** Returns whether a round is in hard mode, or will be with its first guess. */
export function useHardMode(view: View): boolean {
  const chosen = useStore(hardMode);
  return view === null || view.tries.length === 0 ? chosen : view.hard === true;
}

/** Returns players that hard mode refuses because they give up a match, with the reason; undefined outside hard mode. */
export function useRefusedPlayers(view: View, league: LeagueVersion | null): ReadonlyMap<number, string> | undefined {
  return useMemo(() => {
    if (league === null || view === null || view.hard !== true) return undefined;
    const held = collectMatchedValues(
      view.tries.map(({ guess, clue }) => ({ guess: findPlayer(league, guess), clue })),
    );
    const refused = new Map<number, string>();
    for (const candidate of league.players.values()) {
      const clue = findUnmatchedClue(held, candidate);
      if (clue !== null) refused.set(candidate.id, t("classic.hard.out", { clue: t(`coach.clues.${clue}`) }));
    }
    return refused;
  }, [view, league]);
}
