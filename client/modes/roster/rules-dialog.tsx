import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addDays, dayAt, startOf } from "#rules/day";
import { useFormat } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ArrowIcon } from "../../ui/verdict-icon.tsx";
import styles from "./rules.module.css";

/** How to play, with a chip of each kind. */
export function RulesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [midnight] = useState(() => startOf(addDays(dayAt(Date.now()), 1)));
  return (
    <Dialog open={open} onClose={onClose} title={t("header.rules")}>
      <p>{t("roster.rules.lead")}</p>
      <p className={`muted ${styles.reveals}`}>{t("roster.rules.reveals")}</p>
      <ul className={styles.examples}>
        <li><Chip verdict="match">{t("roster.team")}</Chip><p><b>{t("verdicts.match")}.</b> {t("roster.rules.match")}</p></li>
        <li><Chip verdict="near">{t("roster.team")}</Chip><p><b>{t("verdicts.near")}.</b> {t("roster.rules.near")}</p></li>
        <li>
          <Chip verdict="miss">1988–89 <ArrowIcon className={styles.arrow} arrow="up" /></Chip>
          <p><b>{t("verdicts.miss")}.</b> {t("roster.rules.miss")}</p>
        </li>
      </ul>
      <p className="muted small">{t("roster.rules.past")}</p>
      <p className={`muted small ${styles.midnight}`}>{t("roster.rules.midnight", { time: format.localTime(midnight) })}</p>
      <div className={styles.start}><Button variant="go" wide onClick={onClose}>{t("rules.start")}</Button></div>
    </Dialog>
  );
}
