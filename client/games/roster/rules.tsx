import { t } from "i18next";
import { MATCH, NEAR } from "#rules/shared/verdict";
import type { RulesProps } from "../shared/game-screen.ts";
import { Rules } from "../shared/rules.tsx";
import { Crest } from "../../ui/crest.tsx";

/** How to play: a tile per verdict; what each miss shows under "More rules". */
export function RosterRules({ onClose }: RulesProps) {
  const crest = (code: string) => <Crest code={code} conference="Western" />;
  return (
    <Rules
      onClose={onClose}
      midnight={(time) => t("roster.rules.midnight", { time })}
      lead={t("roster.rules.lead")}
      examples={[
        { mark: MATCH, label: t("roster.team"), value: crest("EDM"), text: t("roster.rules.match") },
        { mark: NEAR, label: t("roster.team"), value: crest("CGY"), text: t("roster.rules.near") },
        {
          mark: { verdict: "miss", arrow: "up" },
          label: t("roster.season"),
          value: 1988,
          text: t("roster.rules.miss"),
        },
      ]}
      arrows={t("roster.rules.arrows")}
      more={
        <>
          <p>{t("roster.rules.reveals")}</p>
          <p>{t("roster.rules.past")}</p>
        </>
      }
    />
  );
}
