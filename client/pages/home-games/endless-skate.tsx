import styles from "./endless-skate.module.css";

/** A puck on a figure eight around two face-off spots. */
export function UnlimitedArt() {
  return (
    <svg className={styles.skate} viewBox="0 0 240 110">
      <g className={styles.circles}>
        <circle cx="72" cy="55" r="24" />
        <circle cx="168" cy="55" r="24" />
      </g>
      <g className={styles.spots}>
        <circle cx="72" cy="55" r="6" />
        <circle cx="168" cy="55" r="6" />
      </g>
      <path
        className={styles.way}
        d="M192 24c-30-13-55 4-72 31S90 96 70 96a41 41 0 0 1 0-82c20 0 33 14 50 41s30 41 50 41a41 41 0 0 0 34-64"
      />
      <ellipse className={styles.puck} cx="203" cy="30" rx="11" ry="8.5" />
    </svg>
  );
}
