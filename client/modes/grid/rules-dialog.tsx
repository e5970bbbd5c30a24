import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addDays, dayAt, startOf } from "#rules/day";
import { useFormat } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./rules.module.css";

const RULES = ["clubs", "marks", "once", "rarity", "stop"] as const;

/** How to play. */
export function RulesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [midnight] = useState(() => startOf(addDays(dayAt(Date.now()), 1)));
  return (
    <Dialog open={open} onClose={onClose} title={t("header.rules")}>
      <p className="muted">{t("grid.rules.lead")}</p>
      <ul className={styles.rules}>
        {RULES.map((rule) => <li key={rule}>{t(`grid.rules.${rule}`)}</li>)}
      </ul>
      <p className="muted small">{t("grid.rules.midnight", { time: format.localTime(midnight) })}</p>
      <div className={styles.start}><Button variant="go" wide onClick={onClose}>{t("rules.start")}</Button></div>
    </Dialog>
  );
}
