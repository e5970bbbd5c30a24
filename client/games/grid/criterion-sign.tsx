import { criterionKindOf, criterionSubjectOf, type CriterionKey } from "#rules/grid/criteria";
import type { PlayerRegistry } from "../../data/people.ts";
import { ClubCrest } from "../../ui/club-crest.tsx";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./criterion-sign.module.css";
import { criterionWords } from "./words.ts";

/** The drawing of a kind of criteria, or of one subject of it. Trophies have an icon. */
const DRAWINGS: Readonly<Partial<Record<string, string>>> = {
  cup: "M8 3.5h8l-1 4.5H9zM9.5 8h5v3h-5zM8.5 11h7v3.5h-7zM7.5 14.5h9V18h-9zM6.5 18h11v2.5h-11z",
  final: "M5 3.5v17M5 4.5h13l-3 4 3 4H5",
  "hall-of-fame": "M3.5 9 12 3.5 20.5 9zM6 9v8M10 9v8M14 9v8M18 9v8M4.5 17h15M3.5 20.5h17",
  draft: "M5 4.5h14v15H5zM8.5 12.5l2.5 2.5 4.5-5.5",
  undrafted: "M5 4.5h14v15H5zM9.5 9.5l5 5M14.5 9.5l-5 5",
  debut: "M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8M12 13v4.5M9.75 15.25h4.5",
  goalie: "M6 9c0-3.5 2.5-6 6-6s6 2.5 6 6v4c0 4-2.5 8-6 8s-6-4-6-8zM8.5 10.5h2.5M13 10.5h2.5M9 14h6M9.5 17h5M12 14v6",
  position: "M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z",
  career: "M5 19V12M12 19V5M19 19V9M3.5 20.5h17",
};

/** The sign of a criterion: crest, the figure of its name, flag or picture. Decorative: its name is next to it. */
export function CriterionSign({ of, league }: { of: CriterionKey; league: PlayerRegistry }) {
  const { figure } = criterionWords(of, league);
  const [kind, subject] = [criterionKindOf(of), criterionSubjectOf(of)];
  if (figure !== null)
    return (
      <strong className={styles.figure} aria-hidden="true">
        {figure}
      </strong>
    );
  if (kind === "club")
    return (
      <span className={styles.sign}>
        <ClubCrest code={subject} clubs={league.clubs} />
      </span>
    );
  if (kind === "country")
    return (
      <span className={`${styles.sign} ${styles.flag}`}>
        <Flag country={subject} />
      </span>
    );
  const drawing = DRAWINGS[subject] ?? DRAWINGS[kind];
  return (
    <span className={`${styles.sign} ${styles.icon}`}>
      {drawing === undefined ? (
        <Icon name="trophy" />
      ) : (
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={drawing} />
        </svg>
      )}
    </span>
  );
}
