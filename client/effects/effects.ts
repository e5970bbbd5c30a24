import { haptics, sound } from "../storage/effects.ts";

/** What a phone does, in milliseconds, in turn on and off. */
const BUZZES = {
  guess: [12],
  lost: [140],
  won: [40, 70, 40, 70, 220],
  sweep: [40, 70, 40, 70, 40, 70, 40, 70, 500],
} as const;

/** The round that was won a moment ago, until its goal has been celebrated. */
let scoredIn: string | null = null;

/** Whether the visitor has asked his device for less motion: then nothing shakes, sounds or flies by itself. */
export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether this device can tremble at all. Browsers of computers say so, too, and do nothing. */
export const canVibrate = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** Has the phone tremble, unless that is switched off, or less motion is wanted. */
export function vibrate(what: keyof typeof BUZZES): void {
  // A browser complains of what shakes before anybody has touched the page.
  if (!canVibrate() || prefersReducedMotion() || !haptics.read() || !navigator.userActivation.hasBeenActive) return;
  navigator.vibrate(BUZZES[what]);
}

/** What cannot be fetched is not heard. */
const unheard = () => {};

/** Sounds the horn at once, in answer to a finger or a key. */
export const playHornPreview = (): Promise<void> =>
  import("./horn.ts").then(({ playHorn: soundHorn }) => soundHorn(), unheard);

/** A guess has been judged: it is felt, and a goal that it was is kept for its ending. */
export function playGuessEffects({ id, state }: { id: string; state: string }): void {
  scoredIn = state === "won" ? id : null;
  if (state !== "won") vibrate(state === "guessing" ? "guess" : "lost");
  // Browsers let a page sound by a finger or a key alone: the next one is for the goal that may follow.
  if (sound.read() && !prefersReducedMotion())
    import("./horn.ts").then(({ prepareHorn: readyHorn }) => readyHorn(), unheard);
}

/** Whether a round was won a moment ago in this tab, and nobody has celebrated it yet. */
export const isGoal = (id: string): boolean => scoredIn === id;

/** Celebrates a goal to ear and hand, once, as far as both are wanted. A tab in the background keeps silent. */
export function playGoalEffects(id: string, isSweep: boolean): void {
  if (!isGoal(id)) return;
  scoredIn = null;
  if (prefersReducedMotion() || document.visibilityState === "hidden") return;
  vibrate(isSweep ? "sweep" : "won");
  if (sound.read()) void playHornPreview();
}
