import { useTranslation } from "react-i18next";
import type { Mark } from "#rules/mark";
import { Rules } from "../../round/rules.tsx";
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
  return (
    <Rules open={open} onClose={onClose} midnight={(time) => t("rules.midnight", { time })}>
      <p className="muted">{t("rules.lead")}</p>
      <ul className={styles.examples}>
        {EXAMPLES.map(({ clue, mark, value }) => (
          <li key={clue}>
            <Tile mark={mark} label={t(`cluesShort.${clue}`)}>
              {value === "Eastern" ? t("conferences.Eastern") : value}
            </Tile>
            <p>
              <b>{t(`verdicts.${mark.verdict}`)}.</b> {t(`rules.${mark.verdict}`)}
            </p>
          </li>
        ))}
      </ul>
      <p className="muted small">{t("rules.points")}</p>
      <p className="muted small">{t("rules.hint")}</p>
    </Rules>
  );
}
