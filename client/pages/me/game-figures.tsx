import { t } from "i18next";
import { useEffect, useRef, type ReactNode } from "react";
import { GAME_CONFIG, isDaily, type GameName } from "#rules/shared/game-config";
import { numberOfResultRank } from "#rules/shared/score";
import { useOwnStatistics } from "../../data/own-statistics.ts";
import { figureWordsOf } from "../../i18n/figure-words.ts";
import { format } from "../../i18n/format.ts";
import type { ResultsBook } from "../../storage/results.ts";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import { StatisticsPanel } from "../../ui/statistics.tsx";
import styles from "./game-figures.module.css";

/**
 * The visitor's figures of games, one row per game, which opens all statistics of the game.
 *
 * @param asked the game that is open and in view at first, or another text
 */
export function GameFigures({ games, asked }: { games: readonly GameName[]; asked: string }) {
  return (
    <>
      <p className={`stack items-center text-center ${styles.row} ${styles.head}`} aria-hidden="true">
        <span>{t("statistics.streak")}</span>
        <span>{t("statistics.wins")}</span>
        <span>{t("statistics.played")}</span>
        <span>{t("me.average")}</span>
      </p>
      {games.map((game) => (
        <GameRow key={game} game={game} isAsked={game === asked} />
      ))}
    </>
  );
}

function GameRow({ game, isAsked }: { game: GameName; isAsked: boolean }) {
  const summary = useRef<HTMLElement>(null);
  const { streak, wins, played, average } = useOwnStatistics(game);
  const config = GAME_CONFIG[game];
  useEffect(() => {
    if (!isAsked) return;
    summary.current?.scrollIntoView();
    summary.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <details className={`hairline ${styles.game}`} open={isAsked}>
      <summary ref={summary} className={`stack items-center text-center ${styles.row}`}>
        <h3>{t(`pages.${game}`)}</h3>
        <Figure name={t("statistics.streak")}>{format.number(streak)}</Figure>
        <Figure name={t("statistics.wins")}>{format.number(wins)}</Figure>
        <Figure name={t("statistics.played")}>{format.number(played)}</Figure>
        <Figure name={t(`${figureWordsOf(game)}.average`)}>
          {average === null ? "–" : format.number(numberOfResultRank(config, average))}
          {config.toFind > 1 && <small>/{config.toFind}</small>}
        </Figure>
        <Icon name="down" small className="muted" />
      </summary>
      <div className={`stack gap-5 ${styles.all}`}>
        <Book game={game} book={game} />
        <Book game={game} book={`${game}-practice`} />
      </div>
    </details>
  );
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className={`text-24 ${styles.figure}`}>
    <span className="vh">{name} </span>
    {children}
  </span>
);

/** All statistics of the days or of practice; nothing before the first round. */
function Book({ game, book }: { game: GameName; book: ResultsBook }) {
  const figures = useOwnStatistics(book);
  if (figures.played + figures.archive.played === 0) return null;
  const kind = book !== game ? "statistics.kinds.practice" : isDaily(game) ? "statistics.kinds.daily" : "weekly.kind";
  return (
    <Section Heading="h4" title={t(kind)}>
      <StatisticsPanel game={game} figures={figures} />
    </Section>
  );
}
