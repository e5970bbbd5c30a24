import { useEffect, useMemo, useState } from "react";
import { addDays, puzzleNumber, type Day } from "#rules/day";
import { codeOf, fetchAnswer, type FailureCode } from "../../api.ts";
import { useLeague } from "../../league.ts";
import { useToday } from "../../today.ts";
import { playBack, type PlayedGuess } from "./playback.ts";

/** Yesterday's Classic, once it can be played back. */
export interface Yesterday {
  day: Day;
  number: number;
  guesses: PlayedGuess[];
}

type State =
  | { kind: "waiting" }
  /** On the very first day nothing is over yet. */
  | { kind: "none" }
  | { kind: "failed"; code: FailureCode; retry: () => void }
  | { kind: "ready"; yesterday: Yesterday };

/** Yesterday's answer and the guesses that lead to it. */
export function useYesterday(): State {
  const { today, failure: todayFailure, retry: retryToday } = useToday();
  const day = today === null ? null : addDays(today.day, -1);
  const isThere = day !== null && puzzleNumber(day) > 0;
  const [past, setPast] = useState<Awaited<ReturnType<typeof fetchAnswer>> | null>(null);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isPast = past !== null && past.day === day;
  const { league, failure: leagueFailure, retry: retryLeague } = useLeague(isPast ? past.league : null, day);

  useEffect(() => {
    if (day === null || !isThere) return;
    let wanted = true;
    fetchAnswer(day, "classic").then(
      (answer) => wanted && setPast(answer),
      (error: unknown) => wanted && setFailure(codeOf(error)),
    );
    return () => {
      wanted = false;
    };
  }, [day, isThere, attempt]);

  const guesses = useMemo(
    () => (isPast && league !== null ? playBack(league.facts, past.answer.player) : null),
    [isPast, past, league],
  );
  const code = todayFailure ?? failure ?? leagueFailure;
  if (day !== null && !isThere) return { kind: "none" };
  if (guesses !== null && past !== null) return { kind: "ready", yesterday: { day: past.day, number: past.number, guesses } };
  if (code === null) return { kind: "waiting" };
  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
    retryToday();
    retryLeague();
  };
  return { kind: "failed", code, retry };
}
