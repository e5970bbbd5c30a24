import { t } from "i18next";
import type { EndedRound } from "#rules/games";
import { DAILY_NAMES, isDaily, GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { computeDayStreak, STREAK_MILESTONES } from "#rules/shared/day-streak";
import {
  averageResultRank,
  countBetterResults,
  countPlayers,
  shareWithWorseResult,
  shareWithSameResult,
  solveRate,
} from "#rules/shared/outcomes";
import { endingOf } from "#rules/shared/round";
import { numberOfResultRank, resultRankOf } from "#rules/shared/score";
import { computeStatistics } from "#rules/shared/statistics";
import { useDaysPlayed } from "../../data/days-played.ts";
import type { OutcomesState } from "../../data/outcomes.ts";
import { useOwnStatistics } from "../../data/own-statistics.ts";
import { runningPuzzleOf, useToday } from "../../data/today.ts";
import { format } from "../../i18n/format.ts";
import { useStorage } from "../../storage/local-storage.ts";
import { resultsBookOf, hasBook, isOfDay, readResults } from "../../storage/results.ts";
import { runningDailyBefore } from "../../storage/rounds.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./ending-result.module.css";

interface Line {
  head: string;
  about: string;
  isStreak?: boolean;
}

/** How the round compares with other visitors' rounds, and the streak; for practice with the visitor's own rounds. */
export function ComparisonLines({
  game,
  view,
  outcomes,
}: {
  game: GameName;
  view: EndedRound;
  outcomes: OutcomesState;
}) {
  const comparison = useComparison(game, view, outcomes);
  const streak = useStreak(game, view);
  const dayStreak = useDayStreakNews(game, view);
  const ofPractice = usePracticeLines(game, view);
  return (
    <dl className={`stack gap-2 ${styles.lines}`}>
      {(isOfDay(view) ? [comparison, dayStreak ?? streak] : ofPractice).map(
        ({ head, about, isStreak = false }, index) => (
          <div key={index}>
            <dt>
              {isStreak && <Icon name="flame" small />}
              {head}
            </dt>
            {about !== "" && <dd>{about}</dd>}
          </div>
        ),
      )}
    </dl>
  );
}

/** Returns what the day's first finished daily did for the day streak, won or lost: a freeze earned, or a milestone. */
function useDayStreakNews(game: GameName, { kind, day }: EndedRound): Line | null {
  const today = useToday();
  const played = useDaysPlayed();
  if (kind !== "daily" || !isDaily(game) || day !== today.day) return null;
  const isFirst = !DAILY_NAMES.some(
    (name) => name !== game && readResults(name).some((result) => result.kind === "daily" && result.of === day),
  );
  const { streak, freezes } = computeDayStreak(played, day);
  const before = computeDayStreak(
    [...played].filter((other) => other !== day),
    day,
  );
  const hasEarned = freezes > before.freezes;
  if (!isFirst || !(hasEarned || STREAK_MILESTONES.includes(streak))) return null;
  return {
    head: t("ending.dayStreak", { count: streak }),
    about: t(hasEarned ? "ending.freezeEarned" : "ending.milestone"),
    isStreak: true,
  };
}

/** Reserves space for a line that is loading. */
const LOADING: Line = { head: "\u00a0", about: "\u00a0" };

/** With fewer other visitors their number is all that is told. */
export const FEWEST_COMPARED = 5;

/** With fewer other visitors there are places instead of shares. */
const FEWEST_WITH_SHARES = 20;

/** Compares with the others who played the puzzle, without the visitor. */
function useComparison(game: GameName, view: EndedRound, state: OutcomesState): Line {
  const today = useToday();
  if (state.at === "asking") return LOADING;
  if (state.at === "failed") return { head: "–", about: t("compare.failed") };
  const { others } = state;
  const config = GAME_CONFIG[game];
  const mine = endingOf(view);
  const count = countPlayers(others);
  const isRunning = runningPuzzleOf(game, today).day === view.day;
  const when = `${isDaily(game) ? "day" : "week"}${isRunning ? "Running" : "Over"}` as const;
  if (count < 1)
    return isRunning
      ? { head: t("compare.first"), about: t("compare.firstAbout") }
      : { head: t("compare.nobody"), about: t(`compare.nobodyElse.${when}`) };
  const told = { count, number: format.number(count), day: format.monthDay(view.day) };
  if (count < FEWEST_COMPARED) return { head: t("compare.others", told), about: t(`compare.when.${when}`, told) };

  const isFound = resultRankOf(config, mine) !== null;
  if (config.toFind > 1 && view.state !== "won") {
    const average = format.number(numberOfResultRank(config, averageResultRank(others) ?? config.limit));
    return { head: t(`compare.average.${when}`, { average }), about: t("compare.ofSquares", { of: config.toFind }) };
  }
  const isFew = count < FEWEST_WITH_SHARES;
  const about = t(`compare.${isFew ? "when" : "of"}.${when}`, told);
  if (!isFound) {
    const head = isFew
      ? t("compare.foundBySome", { ...told, found: format.number(count - others.lost) })
      : t("compare.foundBy", { share: format.percent(solveRate(others)) });
    return { head, about };
  }
  if (isFew) {
    const place = format.ordinal(countBetterResults(config, others, mine) + 1);
    return { head: t("compare.place", { place, of: format.number(count + 1) }), about };
  }
  const behind = shareWithWorseResult(config, others, mine);
  const head =
    behind > 0
      ? t("compare.better", { share: format.percent(behind) })
      : t("compare.level", { share: format.percent(shareWithSameResult(config, others, mine)) });
  return { head, about };
}

function useStreak(game: GameName, { kind, day, state }: EndedRound): Line {
  useStorage();
  if (kind !== "daily") return { head: t("ending.apart"), about: t("ending.apartAbout") };
  const results = readResults(game);
  const running = runningDailyBefore(game, day);
  const { streak, bestStreak } = computeStatistics(GAME_CONFIG[game], results, day, running);
  const about = bestStreak > 0 ? t("ending.best", { count: bestStreak }) : "";
  if (state === "won") return { head: t("ending.streak", { count: streak }), about, isStreak: true };
  const others = results.filter(({ of }) => of !== day);
  const { streak: count } = computeStatistics(GAME_CONFIG[game], others, day, running);
  return { head: count > 0 ? t("ending.streakEnded", { count }) : t("ending.noStreak"), about };
}

function usePracticeLines(game: GameName, view: EndedRound): Line[] {
  const { streak, bestStreak, average } = useOwnStatistics(resultsBookOf(game, view));
  const { limit, correct } = view;
  const count = view.tries.length;
  const became = {
    won: t("ending.result", { figure: count, limit }),
    lost: t("ending.missed", { limit }),
    "gave-up": t("ending.gaveUp", { count }),
  };
  const head = GAME_CONFIG[game].toFind > 1 ? t("ending.result", { figure: correct, limit }) : became[view.state];
  if (!hasBook(resultsBookOf(game, view))) return [{ head, about: t("ending.uncounted") }];
  return [
    { head, about: average === null ? "" : t("ending.average", { average: format.number(average) }) },
    {
      head: streak > 0 ? t("ending.streak", { count: streak }) : t("ending.noStreak"),
      about: bestStreak > 0 ? t("ending.bestPractice", { best: format.number(bestStreak) }) : "",
      isStreak: streak > 0,
    },
  ];
}
