import { useTranslation } from "react-i18next";
import { Rules } from "../shared/rules.tsx";
import { useStore } from "../../storage/store.ts";
import { FootNote } from "./foot-note.tsx";
import { gridOnScreen } from "./grid-on-screen.ts";
import styles from "./rules.module.css";

const RULES = ["clubs", "marks", "once", "rarity", "stop"] as const;

/** The rules. */
export function RulesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const grid = useStore(gridOnScreen);
  return (
    <Rules open={open} onClose={onClose} midnight={(time) => t("grid.rules.midnight", { time })}>
      <p className="muted">{t("grid.rules.lead")}</p>
      <ul className={styles.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{t(`grid.rules.${rule}`)}</li>
        ))}
      </ul>
      {grid !== null && (
        <p className={`small muted ${styles.note}`}>
          <b>{t("grid.rules.today")}</b> <FootNote {...grid} />
        </p>
      )}
    </Rules>
  );
}
