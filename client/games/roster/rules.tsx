import { useTranslation } from "react-i18next";
import type { RulesProps } from "../shared/game-screen.ts";
import { Rules } from "../shared/rules.tsx";
import { Crest } from "../../ui/crest.tsx";
import { Tile } from "../../ui/tile.tsx";
import styles from "./rules.module.css";

/** How to play: a tile per verdict; what each miss shows under "More rules". */
export function RosterRules({ onClose }: RulesProps) {
  const { t } = useTranslation();
  return (
    <Rules
      onClose={onClose}
      midnight={(time) => t("roster.rules.midnight", { time })}
      lead={t("roster.rules.lead")}
      examples={[
        {
          tile: (
            <Tile mark={{ verdict: "match", arrow: "none" }} label={t("roster.team")}>
              <Crest className={styles.crest} code="EDM" conference="Western" />
            </Tile>
          ),
          name: t("verdicts.match"),
          text: t("roster.rules.match"),
        },
        {
          tile: (
            <Tile mark={{ verdict: "near", arrow: "none" }} label={t("roster.team")}>
              <Crest className={styles.crest} code="CGY" conference="Western" />
            </Tile>
          ),
          name: t("verdicts.near"),
          text: t("roster.rules.near"),
        },
        {
          tile: (
            <Tile mark={{ verdict: "miss", arrow: "up" }} label={t("roster.season")}>
              1988
            </Tile>
          ),
          name: t("verdicts.miss"),
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
