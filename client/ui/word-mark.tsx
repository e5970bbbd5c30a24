import styles from "./word-mark.module.css";

/** DEKE, with the stick and the puck. Without a label it is decoration. */
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
