import { t } from "i18next";
import { format } from "../../i18n/format.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import type { FriendsBoard } from "./board.ts";
import styles from "./week-board.module.css";

/** The standings of a week, best first. */
export function WeekBoard({ board: { week, today } }: { board: FriendsBoard }) {
  const streaks = new Map(today?.map(({ id, streak }) => [id, streak]));
  const isTied = (rank: number): boolean => week.rows.filter((row) => row.rank === rank).length > 1;
  const isRunning = today !== null;
  return (
    <section className={`card clip ${styles.board}`} aria-label={t("friends.table")}>
      {!isRunning && <p className={`line-18 muted ${styles.of}`}>{t("weekly.of", { day: format.date(week.from) })}</p>}
      <table className="bold-24 digits w-full">
        <thead>
          <tr>
            <th scope="col">{t("friends.rank")}</th>
            <th scope="col">{t("friends.player")}</th>
            <th scope="col">{t("friends.points")}</th>
            <th scope="col">{t("friends.wins")}</th>
            {isRunning && <th scope="col">{t("friends.streakColumn")}</th>}
          </tr>
        </thead>
        <tbody>
          {week.rows.map(({ id, nickname, isYou, rank, points, wins }) => (
            <tr key={id} className={classNames(rank === 1 && points > 0 && styles.first, isYou && styles.you)}>
              <td>
                {format.number(rank)}
                {isTied(rank) && <small>{t("friends.tied")}</small>}
              </td>
              <th scope="row">
                <bdi>{nickname}</bdi> {isYou && <Tag>{t("friends.you")}</Tag>}
              </th>
              <td>{format.number(points)}</td>
              <td>{format.number(wins)}</td>
              {isRunning && (
                <td>
                  {(streaks.get(id) ?? 0) > 0 && <Icon name="flame" small />}
                  {format.number(streaks.get(id) ?? 0)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
