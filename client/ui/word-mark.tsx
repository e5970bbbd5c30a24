import styles from "./word-mark.module.css";

/** The word mark DEKE with stick and puck. Decorative without a label. */
export function WordMark({ label }: { label?: string }) {
  return (
    <svg
      className={styles.mark}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <use href="#word" />
    </svg>
  );
}
