import { t } from "i18next";
import type { SweaterColors } from "./shades.ts";
import styles from "./card.module.css";

/** Position of six feet on the tape, and the height of an inch. */
const [SIX_FEET, INCH] = [188, 19.5];
const FOOT = 12;

/** A measuring tape: one line per inch, longer every three, shorter next to the labels. */
export function Tape() {
  return (
    <>
      <path className={styles.tape} d="M-88-14h52v458h-52z" />
      {Array.from({ length: 23 }, (_, at) => at - 9).map((inches) => (
        <path
          key={inches}
          className={styles.tapeLine}
          d={`M-36 ${SIX_FEET + inches * INCH}h${inches % FOOT === 0 ? -8 : inches % 3 === 0 ? -26 : -14}`}
        />
      ))}
      {[6, 5].map((feet) => (
        <text key={feet} className={styles.tapeText} x="-66" y={SIX_FEET + (6 - feet) * FOOT * INCH + 7}>
          {t("face.sweaters.feet", { feet })}
        </text>
      ))}
    </>
  );
}

export function Mark({ inches, children }: { inches: number; children: string }) {
  const y = SIX_FEET + (6 * FOOT - inches) * INCH;
  return (
    <>
      <path className={styles.mark} d={`M-36 ${y}h62`} />
      <text className={styles.markText} x="-28" y={y - 12}>
        {children}
      </text>
    </>
  );
}

export const Badge = ({ children }: { children: string }) => (
  <>
    <circle className={styles.conference} cx="440" cy="72" r="48" />
    <text className={styles.conferenceName} x="440" y="83">
      {children}
    </text>
  </>
);

/** Letters that fit across the shoulders at normal width. */
const ROOM = 9;

export function Written({ dye, text }: { dye: SweaterColors; text: string }) {
  const squeezed = text.length > ROOM && { textLength: 176, lengthAdjust: "spacingAndGlyphs" };
  return (
    <text className={styles.initials} fill={dye.ink} x="212" y="172" {...squeezed}>
      {text}
    </text>
  );
}
