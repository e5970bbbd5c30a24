import { useState } from "react";
import { addDays, puzzleNumber, type Day } from "#rules/shared/day";
import { findPlayer, type RosteredPlayer } from "#rules/league/player";
import type { PngBase64 } from "#rules/face/face";
import type { SweaterAnswer } from "#rules/face/sweater";
import { fetchAnswer, type FailureCode } from "../../data/api.ts";
import { leagueKey, loadLeague } from "../../data/league.ts";
import { useLoaded } from "../../data/loaded.ts";
import { useToday } from "../../data/today.ts";
import { isInProgress } from "../../storage/rounds.ts";
import { useHydrated } from "../../storage/store.ts";

/** Yesterday's Face Reveal: the photograph, or the sweater's facts if there is none. */
export type YesterdaysAnswer = { day: Day; number: number; player: RosteredPlayer } & (
  | { picture: HTMLImageElement; sweater: null }
  | { picture: null; sweater: SweaterAnswer }
);

type State =
  | { kind: "waiting" }
  /** It can still be played: a visitor in a round is asked first, and a past day is dealt only when a round begins. */
  | { kind: "playable"; day: Day; number: number; show: (() => void) | null }
  | { kind: "failed"; code: FailureCode; retry: () => void }
  | { kind: "ready"; yesterday: YesterdaysAnswer };

/** Returns yesterday's answer with its picture. */
export function useYesterdaysAnswer(): State {
  const today = useToday();
  // Only the browser knows whether the visitor is still playing it.
  const isHydrated = useHydrated();
  const day = isHydrated ? addDays(today.day, -1) : null;
  const [spoiled, spoil] = useState<Day | null>(null);
  const isRunning = day !== null && spoiled !== day && isInProgress("face", day);
  // The one shown stays until the next arrives.
  const { latest, failure: code, retry } = useLoaded(loadYesterday, isRunning ? null : day);

  if (isRunning) return { kind: "playable", day, number: puzzleNumber(day), show: () => spoil(day) };
  if (latest !== null && code === null) return { kind: "ready", yesterday: latest };
  if (code === null) return { kind: "waiting" };
  if (code === "day-not-dealt" && day !== null) return { kind: "playable", day, number: puzzleNumber(day), show: null };
  return { kind: "failed", code, retry };
}

async function loadYesterday(day: Day): Promise<YesterdaysAnswer> {
  const past = await fetchAnswer(day, "face");
  const { number, answer } = past;
  const player = findPlayer(await loadLeague(leagueKey(past)), answer.player);
  const puzzle = { day, number, player };
  if (answer.picture === null) return { ...puzzle, picture: null, sweater: answer.sweater };
  return { ...puzzle, picture: await decodePhotograph(answer.picture), sweater: null };
}

async function decodePhotograph(png: PngBase64): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  return image;
}
