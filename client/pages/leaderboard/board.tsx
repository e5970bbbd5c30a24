import { t } from "i18next";
import { GAME_CONFIG, isGameName } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import { format } from "../../i18n/format.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Loading } from "../../ui/loading.tsx";
import { ResultMarks } from "../../ui/result-marks.tsx";
import { Tag } from "../../ui/tag.tsx";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import styles from "./board.module.css";
import { clockTime } from "./clock-time.ts";
import { NicknameForm } from "./nickname.tsx";
import { formatPeriod, isWeekly } from "./periods.ts";
import { Rank } from "./rank.tsx";
import type { LeaderboardResponse, RankedRow, OwnRankedRow } from "./use-leaderboard.ts";

/** The first hundred rows, and the visitor's own row, which stays in view while scrolling. */
export function LeaderboardTable({ board, isCurrent }: { board: LeaderboardResponse | null; isCurrent: boolean }) {
  if (board === null) return <Loading className={`card label-24 text-center ${styles.waiting}`} />;
  const { rows, you, period, game } = board;
  if (rows.length === 0) return <Nobody board={board} />;
  // One day of one game shows guesses or cells; anything more shows rounds and points.
  const isOneDay = rows[0]?.streak !== null;
  const toFind = isGameName(game) ? GAME_CONFIG[game].toFind : 1;
  const counted = !isOneDay ? "played" : toFind > 1 ? "found" : "guesses";
  const columns = [
    ["rank", t("leaderboard.rank")],
    ["name", t("leaderboard.nickname")],
    ["guesses", t(`leaderboard.${counted}`)],
    ["time", t("leaderboard.time")],
    ["last", t(isOneDay ? "leaderboard.streak" : "leaderboard.score")],
  ] as const;
  const isBelow = you !== null && (you.rank ?? Infinity) > rows.length;
  return (
    <section className={classNames("card", styles.board, !isCurrent && styles.leaving)} aria-busy={!isCurrent}>
      <table
        className="bold-24 digits w-full"
        aria-label={`${t("pages.leaderboard")}, ${t(`leaderboard.periods.${formatPeriod(period, game)}`)}`}
      >
        <thead>
          <tr>
            {columns.map(([name, title]) => (
              <th key={name} scope="col" className={styles[name]}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.rank} row={row} toFind={toFind} />
          ))}
        </tbody>
        {isBelow && (
          <tfoot>
            {(you.rank ?? Infinity) > rows.length + 1 && (
              <tr className={styles.gap} aria-hidden="true">
                <td className="text-center" colSpan={5}>
                  <i />
                  <i />
                  <i />
                </td>
              </tr>
            )}
            <Row row={you} toFind={toFind} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

/** @param toFind number of answers per round of the game */
function Row({ row, toFind }: { row: RankedRow | OwnRankedRow; toFind: number }) {
  const { rank, nickname, score, tookMs, played, streak, isYou } = row;
  const isTop = rank !== null && rank <= 3;
  return (
    <tr className={classNames(isTop && styles.top, isTop && styles[`top${rank}`], isYou && styles.you)}>
      <td className={styles.rank}>
        <Rank of={row} />
      </td>
      <th scope="row" className={styles.name}>
        <span>
          {nickname !== null && <bdi>{nickname}</bdi>}
          {isYou && <Tag>{t("leaderboard.you")}</Tag>}
        </span>
      </th>
      <td className={styles.guesses}>
        {streak === null ? format.number(played) : <Day row={row} toFind={toFind} />}
        <ResultMarks hint={row.hint} hard={row.hard} />
      </td>
      <td className={styles.time}>{tookMs === null ? "–" : clockTime(tookMs)}</td>
      <td className={styles.last}>
        {streak === null ? (
          format.number(score)
        ) : (
          <span className="inline-row gap-6px justify-end">
            <Icon name="flame" small />
            <b>{format.number(streak)}</b>
          </span>
        )}
      </td>
    </tr>
  );
}

/** The result of one day of one game: guesses, a cross for a loss, right cells of a Grid. */
function Day({ row: { guesses, correct }, toFind }: { row: RankedRow | OwnRankedRow; toFind: number }) {
  if (toFind === 1 && correct > 0) return <b>{guesses}</b>;
  return (
    <>
      <b className="inline-row" aria-hidden="true">
        {toFind > 1 ? `${correct}/${toFind}` : <VerdictIcon verdict="miss" />}
      </b>
      <span className="vh">{toFind > 1 ? t("leaderboard.foundOf", { correct, toFind }) : t("archive.lost")}</span>
    </>
  );
}

/** An empty board: the way to a nickname for a visitor who has finished, the way to the puzzle for any other. */
function Nobody({ board: { game, you } }: { board: LeaderboardResponse }) {
  return (
    <section className={`card stack justify-items-center gap-3 ${styles.nobody}`}>
      <h2>{t("leaderboard.empty.title")}</h2>
      {you === null ? (
        <>
          <p className="muted">{t(isWeekly(game) ? "weekly.emptyBoard" : "leaderboard.empty.text")}</p>
          <ButtonLink variant="go" to={GAME_PATHS[isGameName(game) ? game : "classic"]}>
            {t(isWeekly(game) ? "links.thisWeek" : "leaderboard.play")}
          </ButtonLink>
        </>
      ) : (
        <>
          {you.nickname === null && <p className="muted">{t("leaderboard.empty.finished")}</p>}
          <NicknameForm nickname={you.nickname} />
        </>
      )}
    </section>
  );
}
