import { useTranslation } from "react-i18next";
import { HINTS, STAGE_COLUMNS } from "#rules/face";
import { Rules } from "../../round/rules.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import styles from "./rules.module.css";

const [FIRST] = STAGE_COLUMNS;
const LAST = STAGE_COLUMNS.at(-1);

/** How to play, and what a miss and a skip are good for. */
export function RulesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const points: [icon: IconName, text: string][] = [
    ["eye", t("face.rules.stages", { first: FIRST, last: LAST })],
    ["skip", t("face.rules.skip")],
    ["flag", t("face.rules.hints", HINTS)],
  ];
  return (
    <Rules open={open} onClose={onClose} midnight={(time) => t("face.rules.midnight", { time })}>
      <p className="muted">{t("face.rules.lead")}</p>
      <ul className={styles.points}>
        {points.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="muted small">{t("face.rules.drawn")}</p>
    </Rules>
  );
}
