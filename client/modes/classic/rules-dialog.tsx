import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addDays, dayAt, startOf } from "#rules/day";
import type { Mark } from "#rules/mark";
import { useFormat } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Tile } from "../../ui/tile.tsx";
import styles from "./rules.module.css";

const EXAMPLES = [
  { clue: "conference", mark: { verdict: "match", arrow: "none" }, value: "Eastern" },
  { clue: "age", mark: { verdict: "near", arrow: "down" }, value: "31" },
  { clue: "overall", mark: { verdict: "miss", arrow: "up" }, value: "1" },
] as const satisfies { clue: string; mark: Mark; value: string }[];

/** How to play, with a tile of each kind. */
export function RulesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [midnight] = useState(() => startOf(addDays(dayAt(Date.now()), 1)));
  return (
    <Dialog open={open} onClose={onClose} title={t("header.rules")}>
      <p className="muted">{t("rules.lead")}</p>
      <ul className={styles.examples}>
        {EXAMPLES.map(({ clue, mark, value }) => (
          <li key={clue}>
            <Tile mark={mark} label={t(`cluesShort.${clue}`)}>{value === "Eastern" ? t("conferences.Eastern") : value}</Tile>
            <p><b>{t(`verdicts.${mark.verdict}`)}.</b> {t(`rules.${mark.verdict}`)}</p>
          </li>
        ))}
      </ul>
      <p className="muted small">{t("rules.points")}</p>
      <p className={`muted small ${styles.midnight}`}>{t("rules.midnight", { time: format.localTime(midnight) })}</p>
      <div className={styles.start}><Button variant="go" wide onClick={onClose}>{t("rules.start")}</Button></div>
    </Dialog>
  );
}
