import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/language.ts";
import { seasonName } from "../../i18n/years.ts";
import { Rules } from "../shared/rules.tsx";
import { Chip } from "../../ui/chip.tsx";
import { ArrowIcon } from "../../ui/verdict-icon.tsx";
import styles from "./rules.module.css";

/** The rules, with a chip of each kind. */
export function RulesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Rules open={open} onClose={onClose} midnight={(time) => t("roster.rules.midnight", { time })}>
      <p>{t("roster.rules.lead")}</p>
      <p className={`muted ${styles.reveals}`}>{t("roster.rules.reveals")}</p>
      <ul className={styles.examples}>
        <li>
          <Chip verdict="match">{t("roster.team")}</Chip>
          <p>
            <b>{t("verdicts.match")}.</b> {t("roster.rules.match")}
          </p>
        </li>
        <li>
          <Chip verdict="near">{t("roster.team")}</Chip>
          <p>
            <b>{t("verdicts.near")}.</b> {t("roster.rules.near")}
          </p>
        </li>
        <li>
          <Chip verdict="miss">
            {seasonName(19881989, language)} <ArrowIcon className={styles.arrow} arrow="up" />
          </Chip>
          <p>
            <b>{t("verdicts.miss")}.</b> {t("roster.rules.miss")}
          </p>
        </li>
      </ul>
      <p className="muted small">{t("roster.rules.past")}</p>
    </Rules>
  );
}
