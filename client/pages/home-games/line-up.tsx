import { Icon } from "../../ui/icon.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./line-up.module.css";

/** Two players of a roster, and a locked one. */
export function RosterArt() {
  return (
    <span className={`stack gap-2 w-full ${styles.lineUp}`}>
      <Portrait last="Maltby" number={18} team="DET" />
      <Portrait last="Draper" number={33} team="DET" />
      <span className={`center surface-2 square ${styles.locked}`}>
        <Icon name="lock" />
      </span>
    </span>
  );
}
