import { t } from "i18next";
import { useMemo } from "react";
import { CLASSIC_CLUES, type ClassicClueName } from "#rules/classic/clues";
import { buildClassicCoachReport, findExcludingClues } from "#rules/classic/coach";
import type { LeagueVersion } from "../../data/league.ts";
import { CoachSummary, toCoachedRound, coachTeaser, type CoachedRound } from "../shared/coach.tsx";
import type { EndedProps } from "../shared/game-screen.ts";
import { listReasons } from "./reason.ts";

type Props = EndedProps<"classic">;

/** A guess that is further away from the answer was not close. */
const MAX_TILES_AWAY = 2;

/** The coach's report on a finished round: how far each guess narrowed the pool of possible answers. */
export function ClassicCoach({ view, league }: Props) {
  return (
    <CoachSummary
      report={{ value: useReport(view, league) }}
      league={league}
      clueName={(clue) => t(`coach.clues.${clue}`)}
      explain={(guesses) =>
        listReasons(findExcludingClues(league.facts, view.answer.player, guesses, view.filter), league)
      }
    />
  );
}

/** The report's best line, after how close a lost round came. */
export function Teaser({ view, league }: Props) {
  const line = coachTeaser(useReport(view, league), league);
  const away = countTilesAway(view);
  const isClose = view.state === "lost" && away <= MAX_TILES_AWAY;
  return [isClose && t("classic.apart", { count: away }), line].filter(Boolean).join(" ");
}

/** Counts the tiles of the last guess that do not match. */
function countTilesAway({ tries }: Props["view"]): number {
  const clue = tries.at(-1)?.clue;
  return CLASSIC_CLUES.filter((name) => clue?.[name]?.verdict !== "match").length;
}

function useReport(view: Props["view"], league: LeagueVersion): CoachedRound<ClassicClueName> {
  return useMemo(() => {
    const guesses = view.tries.map(({ guess }) => guess);
    return toCoachedRound(buildClassicCoachReport(league.facts, view.answer.player, guesses, view.filter), view);
  }, [league, view]);
}
