import { useState, type CSSProperties } from "react";
import { prefersReducedMotion } from "./effects.ts";
import styles from "./confetti.module.css";

/** Steps of the golden ratio and two roots spread the flakes evenly, and no two fly alike. */
const STEPS = { "--far": 0.618_034, "--high": 0.414_214, "--size": 0.732_051, "--late": 0.236_068 };

const FLAKES = Array.from(
  { length: 80 },
  (_, at) =>
    Object.fromEntries(Object.entries(STEPS).map(([name, step]) => [name, ((at + 1) * step) % 1])) as CSSProperties,
);

/** Ice that sprays once over its container. Renders nothing with reduced motion. */
export function Confetti() {
  const [isOver, end] = useState(prefersReducedMotion);
  if (isOver) return null;
  return (
    <div
      className={styles.spray}
      aria-hidden="true"
      onAnimationEnd={({ target, currentTarget }) => {
        if (target === currentTarget) end(true);
      }}
    >
      {FLAKES.map((flake, at) => (
        <i key={at} style={flake} />
      ))}
    </div>
  );
}
