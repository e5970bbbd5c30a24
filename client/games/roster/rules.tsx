import { t } from "i18next";
import { MATCH, NEAR } from "#rules/shared/verdict";
import type { RulesProps } from "../shared/game-screen.ts";
import { ClueRules } from "../shared/rules.tsx";
import { Crest } from "../../ui/crest.tsx";

/** How to play: a tile per verdict; what each miss shows under "More rules". */
export function RosterRules({ onClose }: RulesProps) {
  const crest = (code: string) => <Crest code={code} conference="Western" />;
  return (
    <ClueRules
      onClose={onClose}
      texts="roster.rules"
      tiles={[
        { mark: MATCH, label: t("roster.team"), value: crest("EDM") },
        { mark: NEAR, label: t("roster.team"), value: crest("CGY") },
        { mark: { verdict: "miss", arrow: "up" }, label: t("roster.season"), value: 1988 },
      ]}
      more={
        <>
          <p>{t("roster.rules.reveals")}</p>
          <p>{t("roster.rules.past")}</p>
        </>
      }
    />
  );
}
