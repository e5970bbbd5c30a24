import { t } from "i18next";
import type { SweaterFacts } from "#rules/face/sweater";
import type { SweaterColors } from "./shades.ts";
import styles from "./card.module.css";
import { formatHeight } from "./sweater-words.ts";

/** Position of six feet on the tape, and the height of an inch. */
const [SIX_FEET, INCH] = [188, 19.5];
const FOOT = 12;

/** Letters that fit across the shoulders at normal width. */
const ROOM = 9;

/** What later stages reveal, if it is known: the height on a tape, name or initials, and the conference. */
export function LaterFacts({
  dye,
  body,
  name,
  conference,
}: {
  dye: SweaterColors;
  body: SweaterFacts["body"] | undefined;
  name: string | undefined;
  conference: SweaterFacts["club"]["conference"] | undefined;
}) {
  const squeezed = name !== undefined && name.length > ROOM && { textLength: 176, lengthAdjust: "spacingAndGlyphs" };
  return (
    <>
      {body !== undefined && <Tape inches={body.inches} />}
      {name !== undefined && (
        <text className={styles.initials} fill={dye.ink} x="212" y="172" {...squeezed}>
          {name}
        </text>
      )}
      {conference !== undefined && (
        <>
          <circle className={styles.conference} cx="440" cy="72" r="48" />
          <text className={styles.conferenceName} x="440" y="83">
            {t(`conferences.${conference}`)}
          </text>
        </>
      )}
    </>
  );
}

/** A measuring tape with a height: one line per inch, longer every three, shorter next to the labels. */
function Tape({ inches: height }: { inches: number | null }) {
  const yOf = (inches: number): number => SIX_FEET + (6 * FOOT - inches) * INCH;
  return (
    <>
      <path className={styles.tape} d="M-88-14h52v458h-52z" />
      {Array.from({ length: 23 }, (_, at) => 81 - at).map((inches) => (
        <path
          key={inches}
          className={styles.tapeLine}
          d={`M-36 ${yOf(inches)}h${inches % FOOT === 0 ? -8 : inches % 3 === 0 ? -26 : -14}`}
        />
      ))}
      {[6, 5].map((feet) => (
        <text key={feet} className={styles.tapeText} x="-66" y={yOf(feet * FOOT) + 7}>
          {t("face.sweaters.feet", { feet })}
        </text>
      ))}
      {height !== null && (
        <>
          <path className={styles.mark} d={`M-36 ${yOf(height)}h62`} />
          <text className={styles.markText} x="-28" y={yOf(height) - 12}>
            {formatHeight(height)}
          </text>
        </>
      )}
    </>
  );
}
