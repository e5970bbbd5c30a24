import { useTranslation } from "react-i18next";
import styles from "./card.module.css";

/** Position of six feet on the tape, and the height of an inch. */
const [SIX_FEET, INCH] = [188, 19.5];
const FOOT = 12;

/** A measuring tape: one line per inch, longer every three, shorter next to the labels. */
export function Tape() {
  const { t } = useTranslation();
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

/** The player's height on the tape. */
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
