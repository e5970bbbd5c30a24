import { useEffect, useState } from "react";
import { useStore } from "../../storage/store.ts";
import { createMediaQuery } from "../../ui/media-query.ts";

const reduced = createMediaQuery("(prefers-reduced-motion: reduce)");

/** Durations in milliseconds: question, each stage, answer. */
const QUESTION_MS = 2200;
const STAGE_MS = 1500;
const ANSWER_MS = 5000;

/**
 * Returns the step of a loop that restarts after its end.
 *
 * @param last the last step, which is shown if nothing may move
 */
export function useAnimationLoop(last: number, isRunning: boolean): number {
  const isStill = useStore(reduced);
  const [step, setStep] = useState(0);
  const at = Math.min(step, last);
  useEffect(() => {
    if (!isRunning || isStill || last === 0) return;
    const stay = at === 0 ? QUESTION_MS : at === last ? ANSWER_MS : STAGE_MS;
    const timer = setTimeout(() => setStep(at === last ? 0 : at + 1), stay);
    return () => clearTimeout(timer);
  }, [at, last, isRunning, isStill]);
  return isStill ? last : at;
}
