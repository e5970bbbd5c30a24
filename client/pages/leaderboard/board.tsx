import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/format.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import styles from "./board.module.css";
import { clockTime } from "./clock-time.ts";
import type { Leaderboard, LeaderboardRow } from "./use-leaderboard.ts";

/** The first hundred, and one's own row wherever it stands: it stays in view while the others scroll by. */
export function Board({ board, isCurrent }: { board: Leaderboard | null; isCurrent: boolean }) {
  const { t } = useTranslation();
  if (board === null) return <p className={`card ${styles.waiting}`} role="status">{t("loading")}</p>;
  const { rows, you, period } = board;
  if (rows.length === 0 && you === null) return <Nobody />;
  // One day of one game is told by its guesses, anything more by how much was played and scored.
  const isOneDay = (rows[0] ?? you)?.streak !== null;
  const isBelow = you !== null && !rows.some(({ isYou }) => isYou);
  return (
    <section className={classNames("card", styles.board, !isCurrent && styles.leaving)} aria-busy={!isCurrent}>
      <table aria-label={`${t("pages.leaderboard")}, ${t(`leaderboard.periods.${period}`)}`}>
        <thead>
          <tr>
            <th scope="col" className={styles.rank}><span>{t("leaderboard.rank")}</span></th>
            <th scope="col" className={styles.name}>{t("leaderboard.nickname")}</th>
            <th scope="col" className={styles.guesses}>{t(isOneDay ? "leaderboard.guesses" : "leaderboard.played")}</th>
            <th scope="col" className={styles.time}>{t("leaderboard.time")}</th>
            <th scope="col" className={styles.last}>{t(isOneDay ? "leaderboard.streak" : "leaderboard.score")}</th>
          </tr>
        </thead>
        <tbody>{rows.map((row) => <Row key={row.rank} row={row} />)}</tbody>
        {isBelow && (
          <tfoot>
            {rows.length > 0 && <tr className={styles.gap} aria-hidden="true"><td colSpan={5}><i /><i /><i /></td></tr>}
            <Row row={you} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Row({ row }: { row: LeaderboardRow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { rank, nickname, score, tookMs, played, guesses, streak, isYou } = row;
  const isTop = rank <= 3 && nickname !== null;
  return (
    <tr className={classNames(isTop && styles.top, isTop && styles[`top${rank}`], isYou && styles.you)}>
      <td className={styles.rank}>{format.number(rank)}</td>
      <th scope="row" className={styles.name}>
        <span>
          {nickname !== null && <bdi>{nickname}</bdi>}
          {isYou && <Tag>{t("leaderboard.you")}</Tag>}
        </span>
      </th>
      <td className={styles.guesses}>{streak === null ? format.number(played) : <Guesses count={guesses} isFound={score > 0} />}</td>
      <td className={styles.time}>{clockTime(tookMs)}</td>
      <td className={styles.last}>
        {streak === null ? format.number(score) : <span><Icon name="flame" small /><b>{format.number(streak)}</b></span>}
      </td>
    </tr>
  );
}

/** Guesses as a number and as pucks; a cross for who never found him. */
function Guesses({ count, isFound }: { count: number; isFound: boolean }) {
  const { t } = useTranslation();
  if (!isFound) return <><b aria-hidden="true">✗</b><span className="vh">{t("archive.lost")}</span></>;
  return (
    <>
      <b>{count}</b>
      <span className={styles.pucks} aria-hidden="true">{Array.from({ length: count }, (_, index) => <i key={index} />)}</span>
    </>
  );
}

function Nobody() {
  const { t } = useTranslation();
  return (
    <section className={`card ${styles.nobody}`}>
      <h2>{t("leaderboard.empty.title")}</h2>
      <p className="muted">{t("leaderboard.empty.text")}</p>
      <ButtonLink variant="go" to="/nhl/daily-guessing-game">{t("leaderboard.play")}</ButtonLink>
    </section>
  );
}
