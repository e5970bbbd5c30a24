import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addDays, dayAt, startOf } from "#rules/day";
import { HINTS, STAGE_COLUMNS } from "#rules/face";
import { useFormat } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import styles from "./rules.module.css";

const [FIRST] = STAGE_COLUMNS;
const LAST = STAGE_COLUMNS.at(-1);

/** How to play, and what a miss and a skip are good for. */
export function RulesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [midnight] = useState(() => startOf(addDays(dayAt(Date.now()), 1)));
  const points: [icon: IconName, text: string][] = [
    ["eye", t("face.rules.stages", { first: FIRST, last: LAST })],
    ["skip", t("face.rules.skip")],
    ["flag", t("face.rules.hints", HINTS)],
  ];
  return (
    <Dialog open={open} onClose={onClose} title={t("header.rules")}>
      <p className="muted">{t("face.rules.lead")}</p>
      <ul className={styles.points}>
        {points.map(([icon, text]) => <li key={icon}><Icon name={icon} /><p>{text}</p></li>)}
      </ul>
      <p className="muted small">{t("face.rules.drawn")}</p>
      <p className={`muted small ${styles.midnight}`}>{t("face.rules.midnight", { time: format.localTime(midnight) })}</p>
      <div className={styles.start}><Button variant="go" wide onClick={onClose}>{t("rules.start")}</Button></div>
    </Dialog>
  );
}
