import { t } from "i18next";
import { Icon } from "./icon.tsx";
import styles from "./result-marks.module.css";

const SIGNS = { hint: "whistle", hard: "cage" } as const;

/**
 * Marks of a result: hint, hard mode.
 *
 * @param isLong in words; otherwise as signs with words for screen readers
 */
export function ResultMarks({
  isLong = false,
  ...marks
}: {
  hint?: boolean | undefined;
  hard?: boolean | undefined;
  isLong?: boolean;
}) {
  const borne = (["hint", "hard"] as const).filter((mark) => marks[mark] === true);
  if (borne.length === 0) return null;
  return (
    <span className={isLong ? `stack gap-1 justify-items-center ${styles.long}` : styles.short}>
      {borne.map((mark) => (
        <span key={mark}>
          <Icon name={SIGNS[mark]} />
          <span className={isLong ? undefined : "vh"}>{t(`share.marks.${mark}`)}</span>
        </span>
      ))}
    </span>
  );
}
