import { useTranslation } from "react-i18next";
import { classNames } from "../../ui/class-names.ts";
import styles from "./ending-head.module.css";

/**
 * How the round ended: the goal lamp and a heading of two lines, which together are one sentence.
 *
 * @param line the second line
 * @param name the answer's name at its end, after a loss
 */
export function EndingHead({ won, line, name }: { won: boolean; line: string; name: string | null }) {
  const { t } = useTranslation();
  return (
    <div className={classNames(styles.top, won && styles.won)}>
      <svg className={styles.lamp} viewBox="0 0 60 44" aria-hidden="true">
        <use href={won ? "#lamp-on" : "#lamp-off"} />
      </svg>
      <h2>
        <span className="display">{t(won ? "ending.won" : "ending.lost")}</span>{" "}
        <span className={styles.line}>
          {line} {name !== null && <b>{name}</b>}
        </span>
      </h2>
    </div>
  );
}
