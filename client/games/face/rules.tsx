import { t } from "i18next";
import { FACE_HINTS, STAGE_COLUMNS } from "#rules/face/stages";
import { SWEATER_TOLERANCES } from "#rules/face/sweater-stages";
import { MATCH, MISS } from "#rules/shared/verdict";
import type { RulesProps } from "../shared/game-screen.ts";
import { Rules } from "../shared/rules.tsx";

/** How to play, by the kind of round. */
export const FaceRules = ({ name, onClose }: RulesProps) =>
  name === "sweater" ? <SweaterRules onClose={onClose} /> : <PhotoRules onClose={onClose} />;

function PhotoRules(props: Pick<RulesProps, "onClose">) {
  return (
    <Rules
      {...props}
      texts="face.rules"
      examples={[
        {
          icon: "eye",
          name: t("face.rules.stagesName"),
          text: t("face.rules.stages", { first: STAGE_COLUMNS[0], last: STAGE_COLUMNS.at(-1) }),
        },
        { icon: "skip", name: t("face.rules.skipName"), text: t("face.rules.skip") },
        { icon: "flag", name: t("face.hints"), text: t("face.rules.hints", FACE_HINTS) },
      ]}
      more={<p>{t("face.rules.noPhoto")}</p>}
    />
  );
}

function SweaterRules(props: Pick<RulesProps, "onClose">) {
  const tile = { label: t("face.sweaters.labels.hand"), value: t("face.sweaters.handsShort.L") };
  return (
    <Rules
      {...props}
      texts="face.sweaters.rules"
      examples={[
        { mark: MATCH, ...tile, name: t("face.sweaters.rules.fitsName"), text: t("face.sweaters.rules.fitsText") },
        { mark: MISS, ...tile, name: t("face.sweaters.rules.misfitsName"), text: t("face.sweaters.rules.misfitsText") },
        { icon: "skip", name: t("face.rules.skipName"), text: t("face.rules.skip") },
      ]}
      more={
        <>
          <p>{t("face.sweaters.rules.stages")}</p>
          <p>{t("face.sweaters.rules.fits", SWEATER_TOLERANCES)}</p>
          <p>{t("face.sweaters.rules.digits")}</p>
          <p>{t("face.rules.hints", FACE_HINTS)}</p>
          <p>{t("face.sweaters.rules.photograph")}</p>
        </>
      }
    />
  );
}
