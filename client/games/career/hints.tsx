import { useTranslation } from "react-i18next";
import type { CareerRevealed } from "#rules/career/career";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useCareerHints } from "./career-hints.ts";
import styles from "./hints.module.css";

/** Facts besides the clubs, or when they are revealed. */
export function CareerHints({ revealed }: { revealed: CareerRevealed }) {
  const { t } = useTranslation();
  return (
    <ul className={`stack hairline ${styles.hints}`} aria-label={t("career.hints")}>
      {useCareerHints(revealed).map(({ name, due, value, country }) => (
        <li className="row gap-3 justify-between" key={due}>
          <span>{t(`career.hint.${name}`)}</span>
          <b className="inline-row gap-6px muted">
            {value === null ? (
              <>
                <Icon name="lock" className={styles.lock} />
                {t("career.after", { count: due })}
              </>
            ) : (
              <>
                {country != null && <Flag country={country} />}
                {value}
              </>
            )}
          </b>
        </li>
      ))}
    </ul>
  );
}
