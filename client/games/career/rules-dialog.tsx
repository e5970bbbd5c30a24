import { useTranslation } from "react-i18next";
import { CAREER_HINTS } from "#rules/career/stages";
import { Rules } from "../shared/rules.tsx";
import styles from "./rules.module.css";

/** The rules, with what is revealed when. */
export function RulesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Rules open={open} onClose={onClose} midnight={(time) => t("career.rules.midnight", { time })}>
      <p className="muted">{t("career.rules.lead")}</p>
      <dl className={styles.when}>
        <div>
          <dt>{t("career.rules.eachMiss")}</dt>
          <dd>{t("career.rules.stop")}</dd>
        </div>
        <div>
          <dt>{t("career.rules.eachGuess")}</dt>
          <dd>{t("career.rules.answer")}</dd>
        </div>
        <div>
          <dt>{t("career.after", { count: CAREER_HINTS.seasons })}</dt>
          <dd>{t("career.rules.seasons")}</dd>
        </div>
        <div>
          <dt>{t("career.after", { count: CAREER_HINTS.position })}</dt>
          <dd>{t("career.rules.position")}</dd>
        </div>
        <div>
          <dt>{t("career.after", { count: CAREER_HINTS.country })}</dt>
          <dd>{t("career.rules.country")}</dd>
        </div>
      </dl>
      <p className={`muted small ${styles.more}`}>{t("career.rules.stay")}</p>
      <p className={`muted small ${styles.more}`}>{t("career.candidates")}</p>
    </Rules>
  );
}
