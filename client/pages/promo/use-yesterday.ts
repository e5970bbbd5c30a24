import { useEffect, useState } from "react";
import { addDays, puzzleNumber, type Day } from "#rules/day";
import { candidateOf, type Candidate } from "#rules/player";
import { codeOf, fetchAnswer, type FailureCode, type PastPuzzle } from "../../api.ts";
import { useLeague } from "../../data/league.ts";
import { useToday } from "../../data/today.ts";
import { isBegun } from "../../storage/rounds.ts";
import { loadFacePicture } from "./face-picture.ts";

/** Yesterday's Face Reveal, once it can be shown. */
export interface Yesterday {
  day: Day;
  number: number;
  player: Candidate;
  /** Null when it cannot be had. */
  picture: HTMLImageElement | null;
  /** Whether the picture is of a drawn sweater. */
  isDrawn: boolean;
}

type State =
  | { kind: "waiting" }
  /** On the very first day nothing is over yet. */
  | { kind: "none" }
  /** Who still plays it himself is asked first. */
  | { kind: "running"; day: Day; number: number; show: () => void }
  | { kind: "failed"; code: FailureCode; retry: () => void }
  | { kind: "ready"; yesterday: Yesterday };

/** Whose face it was yesterday, with his picture. */
export function useYesterday(): State {
  const { today, failure: todayFailure, retry: retryToday } = useToday();
  const day = today === null ? null : addDays(today.day, -1);
  const isThere = day !== null && puzzleNumber(day) > 0;
  const [past, setPast] = useState<PastPuzzle<"face"> | null>(null);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [yesterday, setYesterday] = useState<Yesterday | null>(null);
  const [spoiled, spoil] = useState<Day | null>(null);
  const isRunning = day !== null && spoiled !== day && isBegun("face", day);
  const current = past?.day === day ? past : null;
  const { league, failure: leagueFailure, retry: retryLeague } = useLeague(current?.league ?? null, day);

  useEffect(() => {
    if (day === null || !isThere || isRunning) return;
    let wanted = true;
    fetchAnswer(day, "face").then(
      (answer) => wanted && setPast(answer),
      (error: unknown) => wanted && setFailure(codeOf(error)),
    );
    return () => {
      wanted = false;
    };
  }, [day, isThere, isRunning, attempt]);

  useEffect(() => {
    if (current === null || league === null) return;
    let wanted = true;
    const { day: of, number, answer } = current;
    const player = candidateOf(league.facts, answer.player);
    void loadFacePicture(answer.picture, player).then((picture) => {
      if (wanted) setYesterday({ day: of, number, player, picture, isDrawn: answer.picture === null });
    });
    return () => {
      wanted = false;
    };
  }, [current, league]);

  const code = todayFailure ?? failure ?? leagueFailure;
  if (day !== null && !isThere) return { kind: "none" };
  if (isRunning) return { kind: "running", day, number: puzzleNumber(day), show: () => spoil(day) };
  if (yesterday !== null) return { kind: "ready", yesterday };
  if (code === null) return { kind: "waiting" };
  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
    retryToday();
    retryLeague();
  };
  return { kind: "failed", code, retry };
}
