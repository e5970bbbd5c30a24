import { useState } from "react";
import { useTranslation } from "react-i18next";
import { HINTS } from "#rules/career";
import { addDays, dayAt, startOf } from "#rules/day";
import { useFormat } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./rules.module.css";

/** How to play, with what is told when. */
export function RulesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [midnight] = useState(() => startOf(addDays(dayAt(Date.now()), 1)));
  return (
    <Dialog open={open} onClose={onClose} title={t("header.rules")}>
      <p className="muted">{t("career.rules.lead")}</p>
      <dl className={styles.when}>
        <div><dt>{t("career.rules.eachMiss")}</dt><dd>{t("career.rules.stop")}</dd></div>
        <div><dt>{t("career.after", { count: HINTS.seasons })}</dt><dd>{t("career.rules.seasons")}</dd></div>
        <div><dt>{t("career.after", { count: HINTS.position })}</dt><dd>{t("career.rules.position")}</dd></div>
        <div><dt>{t("career.after", { count: HINTS.country })}</dt><dd>{t("career.rules.country")}</dd></div>
      </dl>
      <p className={`muted small ${styles.more}`}>{t("career.rules.stay")}</p>
      <p className={`muted small ${styles.more}`}>{t("career.candidates")}</p>
      <p className={`muted small ${styles.more}`}>{t("career.rules.midnight", { time: format.localTime(midnight) })}</p>
      <div className={styles.start}><Button variant="go" wide onClick={onClose}>{t("rules.start")}</Button></div>
    </Dialog>
  );
}
