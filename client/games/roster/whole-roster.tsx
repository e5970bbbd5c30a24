import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { TeamSeason } from "#rules/roster/team-season";
import type { RosterMember, CompleteRoster as Whole } from "#rules/roster/whole-roster";
import { PlayerLink } from "../../ui/player-link.tsx";
import { LaterCareer } from "./later-career.tsx";
import { InferredNote, NumberCell } from "./number-cell.tsx";
import { RosterSheetHead, sheetColumns } from "./sheet-head.tsx";
import styles from "./sheet.module.css";

const PARTS = ["forwards", "defenders", "goalies"] as const;

/** All players of the club's season, with their statistics and later careers. */
export function WholeRoster({ roster, season }: { roster: Whole; season: TeamSeason }) {
  const { t } = useTranslation();
  const members = PARTS.flatMap((part) => roster[part]);
  const hasNumbers = members.some(({ number }) => number !== null);
  return (
    <>
      <table className={`bold-24 digits w-full ${styles.sheet}`}>
        <caption className="vh">{t("roster.whole.caption")}</caption>
        <RosterSheetHead hasNumbers={hasNumbers} />
        {PARTS.map((part) => (
          <tbody key={part}>
            <tr className={styles.group}>
              <th className="muted hairline surface-2" colSpan={sheetColumns(hasNumbers)} scope="rowgroup">
                {t(`roster.whole.${part}`)}
              </th>
            </tr>
            {roster[part].map((member) => (
              <Fragment key={member.id}>
                <MemberRow member={member} hasNumbers={hasNumbers} />
                <LaterCareer member={member} season={season} hasNumbers={hasNumbers} />
              </Fragment>
            ))}
          </tbody>
        ))}
      </table>
      {members.some(({ isInferred }) => isInferred) && <InferredNote />}
    </>
  );
}

function MemberRow({ member, hasNumbers }: { member: RosterMember; hasNumbers: boolean }) {
  const { t } = useTranslation();
  const { position, number, isInferred, first, last, gp, g, a, w } = member;
  return (
    <tr className={styles.player}>
      <td className={styles.position}>
        <abbr title={t(`roster.positions.${position}`)}>{t(`positionsShort.${position}`)}</abbr>
      </td>
      {hasNumbers && <NumberCell number={number} isInferred={isInferred} />}
      <th scope="row" className={styles.name}>
        <PlayerLink player={member}>
          <span className={styles.first}>{first}</span> {last}
        </PlayerLink>
      </th>
      <td>{gp ?? "–"}</td>
      {position === "G" ? (
        <td colSpan={3} className={styles.last}>
          {w ?? "–"} <abbr title={t("generator.columns.wins")}>{t("generator.columnsShort.wins")}</abbr>
        </td>
      ) : (
        <>
          <td>{g ?? "–"}</td>
          <td>{a ?? "–"}</td>
          <td className={styles.last}>{g === null || a === null ? "–" : g + a}</td>
        </>
      )}
    </tr>
  );
}
