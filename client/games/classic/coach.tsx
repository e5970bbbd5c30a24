import { t } from "i18next";
import { useMemo } from "react";
import { CLASSIC_CLUES, type ClassicClueName } from "#rules/classic/clues";
import { buildClassicCoachReport, findExcludingClues } from "#rules/classic/coach";
import { findPlayer } from "#rules/league/player";
import { format } from "../../i18n/format.ts";
import type { LeagueVersion } from "../../data/league.ts";
import {
  CoachSummary,
  guessesUntilSolved,
  toCoachedRound,
  useCoachTeaser,
  useCoachVerdict,
  type CoachedRound,
} from "../shared/coach.tsx";
import type { EndedProps } from "../shared/game-screen.ts";
import { TeaserLine } from "../shared/teaser-line.tsx";
import { useReasons } from "./reason.ts";

type Props = EndedProps<"classic", LeagueVersion>;

/** A guess that is further away from the answer was not close. */
const MAX_TILES_AWAY = 2;

/** The coach's report on a finished round: how far each guess narrowed the pool of possible answers. */
export function ClassicCoach({ view, league, headingId }: Props & { headingId: string }) {
  const round = useReport(view, league);
  const say = useReasonedVerdict(view, league);
  return (
    <CoachSummary
      headingId={headingId}
      lead={t("coach.lead", { total: format.number(round.total) })}
      round={round}
      league={league}
      clueName={(clue) => t(`coach.clues.${clue}`)}
      say={say(round)}
    />
  );
}

/** The report's best line, after how close a lost round came. */
export function Teaser({ view, league, onOpen }: Props & { onOpen: () => void }) {
  const round = useReport(view, league);
  const sayTeaser = useCoachTeaser();
  const away = countTilesAway(view);
  const lines = [
    view.state === "lost" && away <= MAX_TILES_AWAY && t("classic.apart", { count: away }),
    sayTeaser(round, league),
  ];
  return <TeaserLine onOpen={onOpen}>{lines.filter(Boolean).join(" ")}</TeaserLine>;
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

/** Returns a function that gives the verdict on a round in a sentence, with the reasons that left so few players. */
function useReasonedVerdict(
  { filter }: Props["view"],
  league: LeagueVersion,
): (round: CoachedRound<ClassicClueName>) => string {
  const listReasons = useReasons(league);
  const sayVerdict = useCoachVerdict();
  return (round) => {
    const { answer, scored } = round;
    const until = guessesUntilSolved(round);
    const before = until.at(-1);
    const guesses = until.map(({ guess }) => guess);
    const reasons = listReasons(findExcludingClues(league.facts, answer, guesses, filter));
    if (before === undefined || reasons === "") return sayVerdict(round, league);
    const words = { count: before.left, player: findPlayer(league, scored ? before.guess : answer).last, reasons };
    if (!scored) return t("coach.hornBy", words);
    return before.left === 1 ? t("coach.corneredBy", words) : t("coach.nerveBy", words);
  };
}
