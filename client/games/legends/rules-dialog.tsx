import { useTranslation } from "react-i18next";
import type { ClueVerdict } from "#rules/shared/verdict";
import { Rules } from "../shared/rules.tsx";
import { Tile } from "../../ui/tile.tsx";
import styles from "./rules.module.css";

const EXAMPLES = [
  { clue: "position", mark: { verdict: "match", arrow: "none" }, value: "D" },
  { clue: "debut", mark: { verdict: "near", arrow: "down" }, value: "1981" },
  { clue: "honours", mark: { verdict: "miss", arrow: "up" }, value: "2" },
] as const satisfies { clue: string; mark: ClueVerdict; value: string }[];

/** The rules, with a tile of each kind. */
export function RulesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Rules
      open={open}
      onClose={onClose}
      every="week"
      midnight={(time, weekday) => t("legends.rules.sunday", { time, weekday })}
    >
      <p className="muted">{t("legends.rules.lead")}</p>
      <ul className={styles.examples}>
        {EXAMPLES.map(({ clue, mark, value }) => (
          <li key={clue}>
            <Tile mark={mark} label={t(`legends.short.${clue}`)}>
              {value === "D" ? t("positionsShort.D") : value}
            </Tile>
            <p>
              <b>{t(`verdicts.${mark.verdict}`)}.</b> {t(`legends.rules.${mark.verdict}`)}
            </p>
          </li>
        ))}
      </ul>
      <p className="muted small">{t("legends.rules.figures")}</p>
    </Rules>
  );
}
