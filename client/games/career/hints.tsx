import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CareerRevealed } from "#rules/career/career";
import { CAREER_HINTS } from "#rules/career/stages";
import { useFormat } from "../../i18n/format.ts";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./hints.module.css";
import { usePositionName } from "../../i18n/position-name.ts";

/** Facts besides the clubs, or when they are revealed. */
export function CareerHints({ seen: { stops, position, country } }: { seen: CareerRevealed }) {
  const { t } = useTranslation();
  const format = useFormat();
  const positionName = usePositionName();
  const hasSeasons = stops.some((stop) => stop?.years != null);
  return (
    <ul className={styles.hints} aria-label={t("career.hints")}>
      <Hint of="seasons">{hasSeasons && t("career.shown")}</Hint>
      <Hint of="position">{position !== null && positionName(position)}</Hint>
      <Hint of="country">
        {country !== null && (
          <>
            <Flag country={country} />
            {format.country(country)}
          </>
        )}
      </Hint>
    </ul>
  );
}

/** @param children the fact; false while hidden */
function Hint({ of, children }: { of: keyof typeof CAREER_HINTS; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <li>
      <span>{t(`career.hint.${of}`)}</span>
      <b>
        {children === false ? (
          <>
            <Icon name="lock" className={styles.lock} />
            {t("career.after", { count: CAREER_HINTS[of] })}
          </>
        ) : (
          children
        )}
      </b>
    </li>
  );
}
