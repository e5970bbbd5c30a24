import { Crest } from "../../ui/crest.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./mini-grid.module.css";

/** A corner of a Grid, half of it filled. */
export function MiniGrid() {
  return (
    <span className={`center ${styles.grid}`}>
      <i />
      <Crest code="NYR" conference="Eastern" />
      <b>500+</b>
      <Crest code="EDM" conference="Western" />
      <span className={styles.found}>
        <Portrait last="Messier" number={11} team="EDM" />
      </span>
      <i className={`surface-2 ${styles.empty}`} />
      <Crest code="COL" conference="Western" />
      <i className={`surface-2 ${styles.empty}`} />
      <span className={styles.found}>
        <Portrait last="Sakic" number={19} team="COL" />
      </span>
    </span>
  );
}
