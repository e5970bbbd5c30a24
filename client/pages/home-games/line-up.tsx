import { Icon } from "../../ui/icon.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./line-up.module.css";

/** Two players of a roster, and a locked one. */
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
