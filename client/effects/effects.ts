import { haptics, sound } from "../storage/effects.ts";

/** Vibration patterns, in milliseconds, alternately on and off. */
const BUZZES = {
  guess: [12],
  lost: [140],
  won: [40, 70, 40, 70, 220],
  sweep: [40, 70, 40, 70, 40, 70, 40, 70, 500],
} as const;

/** The round that was just won, until its ending opens. */
let goal: { round: string; isCelebrated: boolean } | null = null;

/** Returns whether the visitor's device asks for reduced motion. If so, nothing moves, sounds or vibrates by itself. */
export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Returns whether this device can vibrate. Desktop browsers have the method too, but it does nothing there. */
export const canVibrate = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** Vibrates, unless vibration is switched off or the device asks for reduced motion. */
export function vibrate(what: keyof typeof BUZZES): void {
  // Browsers log a warning if a page vibrates before the first user activation.
  if (!canVibrate() || prefersReducedMotion() || !haptics.read() || !navigator.userActivation.hasBeenActive) return;
  navigator.vibrate(BUZZES[what]);
}

/** Ignores a horn script that cannot be loaded. */
const unheard = () => {};

/** Plays the horn at once, in response to a press. */
export const playHornPreview = (): Promise<void> => import("./horn.ts").then(({ playHorn }) => playHorn(), unheard);

/** Plays the effects of a judged guess, and remembers a goal for the lamp and the ending. */
export function playGuessEffects({ id, state }: { id: string; state: string }): void {
  goal = state === "won" ? { round: id, isCelebrated: false } : null;
  if (state !== "won") vibrate(state === "guessing" ? "guess" : "lost");
  // Browsers only allow sound after a press: the next one unlocks it for the goal that may follow.
  if (sound.read() && !prefersReducedMotion()) import("./horn.ts").then(({ prepareHorn }) => prepareHorn(), unheard);
}

/** Returns whether a round was just won in this tab, and its ending has not opened before. */
export const isGoal = (id: string): boolean => goal?.round === id;

/** The ending of the last goal has opened. */
export function endGoal(): void {
  goal = null;
}

/**
 * Celebrates a goal with sound and vibration, once per round, as far as the settings allow. A hidden tab stays silent.
 */
export function playGoalEffects(id: string, isSweep: boolean): void {
  if (goal?.round !== id || goal.isCelebrated) return;
  goal.isCelebrated = true;
  if (prefersReducedMotion() || document.visibilityState === "hidden") return;
  vibrate(isSweep ? "sweep" : "won");
  if (sound.read()) void playHornPreview();
}
