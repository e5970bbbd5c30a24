import { Icon } from "../../ui/icon.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./line-up.module.css";

/** Two of a roster shown, the third still locked. */
export function RosterArt() {
  return (
    <span className={styles.lineUp}>
      <Portrait last="Maltby" number={18} team="DET" />
      <Portrait last="Draper" number={33} team="DET" />
      <span className={styles.locked}>
        <Icon name="lock" />
      </span>
    </span>
  );
}
