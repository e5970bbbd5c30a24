import { Crest, type CrestShape } from "../../ui/crest.tsx";
import styles from "./career-line.module.css";

/** The visible clubs of a career. */
const STOPS: readonly { code: string; conference: CrestShape }[] = [
  { code: "QUE", conference: "past" },
  { code: "COL", conference: "Western" },
  { code: "?", conference: "hidden" },
  { code: "NYR", conference: "Eastern" },
  { code: "?", conference: "hidden" },
];

/** A career as a curve from club to club. */
export function CareerLine() {
  return (
    <span className={`relative ${styles.career}`}>
      <svg viewBox="0 0 520 110" preserveAspectRatio="none">
        <path
          d="M0 60C40 60 50 34 92 34s70 44 118 44 76-44 118-44 74 42 116 42 50-18 80-18"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span className={`row ${styles.stops}`}>
        {STOPS.map((stop, place) => (
          <Crest key={place} {...stop} className={styles.stop} />
        ))}
      </span>
    </span>
  );
}
