import { t } from "i18next";
import { Fragment } from "react";
import type { TeamSeason } from "#rules/roster/team-season";
import type { CompleteRoster as Whole } from "#rules/roster/whole-roster";
import { PlayerLink } from "../../ui/player-link.tsx";
import { LaterCareer } from "./later-career.tsx";
import { GroupHead, PlayerRow, Sheet } from "./sheet-parts.tsx";
import styles from "./sheet.module.css";

const PARTS = ["forwards", "defenders", "goalies"] as const;

/** All players of the club's season, with their statistics and later careers. */
export function WholeRoster({ roster, season }: { roster: Whole; season: TeamSeason }) {
  return (
    <Sheet caption={t("roster.whole.caption")} lines={PARTS.flatMap((part) => roster[part])}>
      {PARTS.map((part) => (
        <tbody key={part}>
          <GroupHead>{t(`roster.whole.${part}`)}</GroupHead>
          {roster[part].map((member) => (
            <Fragment key={member.id}>
              <PlayerRow line={member}>
                <PlayerLink player={member}>
                  <span className={`muted ${styles.first}`}>{member.first}</span> {member.last}
                </PlayerLink>
              </PlayerRow>
              <LaterCareer {...member} {...season} />
            </Fragment>
          ))}
        </tbody>
      ))}
    </Sheet>
  );
}
