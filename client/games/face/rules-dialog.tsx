import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { FACE_HINTS, STAGE_COLUMNS } from "#rules/face/stages";
import { SWEATER_TOLERANCES } from "#rules/face/sweater-stages";
import { isDay } from "#rules/shared/day";
import { useToday } from "../../data/today.ts";
import { Rules } from "../shared/rules.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useFaceKind } from "./use-kinds.ts";
import styles from "./rules.module.css";

const [FIRST] = STAGE_COLUMNS;
const LAST = STAGE_COLUMNS.at(-1);

/** The rules, with misses and skips, for the page's kind of round. */
export function RulesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const isSweater = useKindHere() === "sweater";
  const skip: [icon: IconName, text: string][] = [
    ["skip", t("face.rules.skip")],
    ["flag", t("face.rules.hints", FACE_HINTS)],
  ];
  const points: [icon: IconName, text: string][] = isSweater
    ? [
        ["eye", t("face.sweaters.rules.stages")],
        ["target", t("face.sweaters.rules.fits", SWEATER_TOLERANCES)],
        ["lock", t("face.sweaters.rules.digits")],
        ...skip,
      ]
    : [["eye", t("face.rules.stages", { first: FIRST, last: LAST })], ...skip];
  return (
    <Rules open={open} onClose={onClose} midnight={(time) => t("face.rules.midnight", { time })}>
      <p className="muted">{t(isSweater ? "face.sweaters.rules.lead" : "face.rules.lead")}</p>
      <ul className={styles.points}>
        {points.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="muted small">{t(isSweater ? "face.sweaters.rules.photograph" : "face.rules.drawn")}</p>
    </Rules>
  );
}

/** Returns the kind of round on this page. */
function useKindHere() {
  const kindOf = useFaceKind();
  const { today } = useToday();
  const [search] = useSearchParams();
  const asked = search.get("day");
  if (search.has("practice")) return kindOf(null, null);
  return kindOf(null, asked !== null && isDay(asked) ? asked : (today?.day ?? null));
}
