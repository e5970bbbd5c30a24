import { useTranslation } from "react-i18next";
import type { SweaterStage } from "#rules/sweater-stages";

/**
 * Names the stages of a sweater. The last two depend on the number.
 *
 * @param digits how many it has, null where it is not known; undefined as long as that has not been told
 */
export function useStageNames(digits: number | null | undefined): (stage: SweaterStage) => string {
  const { t } = useTranslation();
  const ofNumber = digits === null ? "unnumbered" : digits === 1 ? "oneDigit" : "stages";
  return (stage) =>
    stage === "digit" || stage === "initials"
      ? t(`face.sweaters.${ofNumber}.${stage}`)
      : t(`face.sweaters.stages.${stage}`);
}
