import type { EndedRound } from "#rules/games";
import { useEffect, useEffectEvent } from "react";
import { playGoalEffects } from "../../effects/effects.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./ending-reveal.module.css";
import type { EndingLines } from "./game-screen.ts";
import { useIsCleanSweep } from "./use-clean-sweep.ts";
import type { Reveal } from "./use-play.ts";

/** Duration of a step in milliseconds: to look at the complete board, and to read the banner. */
const STEP_MS = { lamp: 1600, banner: 900 };

const NEXT_STEP = { turning: "lamp", lamp: "banner", banner: null } as const;

/** The newest guess bounces once as the lamp lights. */
const BOUNCE: Keyframe[] = [0, -8, 2, -3, 0].map((y) => ({ translate: `0 ${y}px` }));

/** Keys that skip the reveal. Others, such as Tab, belong to the page. */
const SKIPPING_KEYS = ["Enter", " ", "Escape"];

/**
 * The end of a round before its ending opens: the lamp over the board, lit by a goal and dim after a loss, and then the
 * banner. A press anywhere skips the rest. Screen readers have heard the ending with the last verdict.
 */
export function EndingReveal({ step, show, view, head, line }: Reveal & EndingLines & { view: EndedRound }) {
  const isSweep = useIsCleanSweep(view);
  const won = view.state === "won";
  const celebrate = useEffectEvent(() => {
    playGoalEffects(view.id, isSweep);
    if (won) document.querySelector("[data-newest]")?.animate(BOUNCE, { duration: 600, easing: "ease-out" });
  });
  useEffect(() => {
    if (step === "lamp") celebrate();
  }, [step]);
  useNextStep({ step, show });
  useSkippingKeys(show);
  return (
    <div
      className={classNames("stack justify-items-center", styles.reveal, won && styles.won)}
      aria-hidden="true"
      data-reveal={step}
      // The second press of a double click belongs to the guess.
      onClick={({ detail }) => detail < 2 && show(null)}
    >
      {step !== "turning" && (
        <div className={`stack gap-2 justify-items-center ${styles.over}`}>
          <svg className={styles.lamp} viewBox="0 0 60 44">
            <use href={won ? "#lamp-on" : "#lamp-off"} />
          </svg>
          {step === "banner" && (
            <p className={`line-20 text-center ${styles.banner}`}>
              <b className="block">{head}</b> {line}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function useNextStep({ step, show }: Reveal): void {
  const goOn = useEffectEvent(() => show(NEXT_STEP[step]));
  useEffect(() => {
    let isWanted = true;
    const timer =
      step === "turning"
        ? void afterAnimations().then(() => isWanted && goOn())
        : setTimeout(() => goOn(), STEP_MS[step]);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [step]);
}

function useSkippingKeys(show: Reveal["show"]): void {
  const skip = useEffectEvent(() => show(null));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, altKey, metaKey, shiftKey } = event;
      if (!SKIPPING_KEYS.includes(key) || repeat || ctrlKey || altKey || metaKey || shiftKey) return;
      // A dialog that was opened meanwhile has its own keys.
      if (document.querySelector("dialog:modal") !== null) return;
      // The same press must not close the ending.
      event.preventDefault();
      event.stopPropagation();
      skip();
    };
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}

/** Resolves when all animations have ended, except those that repeat forever. */
async function afterAnimations(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? 0));
  await Promise.allSettled(running.map(({ finished }) => finished));
}
