import { classNames } from "./class-names.ts";
import styles from "./portrait.module.css";

/** How many letters fit across the shoulders as they are. */
const ROOM = 8;
const LETTER_WIDTH = 4.9;
const SHOULDER_WIDTH = 52;

interface Props {
  /** Last name, as on the sweater. */
  last: string;
  /** Sweater number; null where it is not known, as for players of the past. */
  number: number | null;
  /** Code of the club whose colours he wears. */
  team: string;
  /** Says who it is, where no text beside the portrait does. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A player's back in his club's colours: what stands where there is no photograph. */
export function Portrait({ last, number, team, label, className }: Props) {
  // Not toLocaleUpperCase: a browser set to Turkish would letter "KİRİLL".
  const name = last.toUpperCase();
  const squeezed = name.length > ROOM && {
    textLength: Math.min(SHOULDER_WIDTH, name.length * LETTER_WIDTH),
    lengthAdjust: "spacingAndGlyphs",
  };
  return (
    <span className={classNames(styles.portrait, className)}>
      <svg
        className={styles.bust}
        viewBox="0 0 120 120"
        data-team={team}
        {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      >
        <use href="#bust" />
        <text className={styles.name} x="60" y="84.5" {...squeezed}>{name}</text>
        <text className={styles.number} x="60" y="118">{number}</text>
      </svg>
    </span>
  );
}
