import { t } from "i18next";
import type { CSSProperties } from "react";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { numberOfResultRank } from "#rules/shared/score";
import type { Statistics as StatisticsOf } from "#rules/shared/statistics";
import { format } from "../i18n/format.ts";
import { figureWordsOf } from "../i18n/figure-words.ts";
import { classNames } from "./class-names.ts";
import styles from "./statistics.module.css";
import { VerdictIcon } from "./verdict-icon.tsx";

interface Props {
  game: GameName;
  figures: StatisticsOf;
  /** Index of the bar of the round just ended, which is highlighted; null if that round failed. */
  mine?: number | null | undefined;
}

/** A game's statistics: four figures, what counts apart, and how its rounds ended. */
export function StatisticsPanel(props: Props) {
  return (
    <>
      <Figures {...props} />
      <ApartCounts {...props} />
      <OwnDistribution {...props} />
    </>
  );
}

/** Streak, wins, rounds and average; after a win, the share of wins and the best streak below. */
function Figures({ game, figures }: Props) {
  const { streak, bestStreak, wins, winRate, played, average } = figures;
  const config = GAME_CONFIG[game];
  const words = figureWordsOf(game);
  const four: [name: string, value: string][] = [
    [t("statistics.streak"), format.number(streak)],
    [t("statistics.wins"), format.number(wins)],
    [t("statistics.played"), format.number(played)],
    [t(`${words}.average`), average === null ? "–" : format.number(numberOfResultRank(config, average))],
  ];
  return (
    <>
      <FigureList figures={four} />
      {wins > 0 && (
        <p className={`mt-2 muted text-center ${styles.more}`}>
          {t("statistics.more", { rate: format.percent(winRate), best: format.number(bestStreak) })}
        </p>
      )}
    </>
  );
}

/** Figures in columns, each above its name. */
export const FigureList = ({ figures }: { figures: readonly (readonly [name: string, value: string])[] }) => (
  <dl className={`stack ${styles.figures}`}>
    {figures.map(([name, value]) => (
      <div key={name} className={`col text-center ${styles.figure}`}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Full grids, and how many archive rounds were played and won, which count apart; nothing before the first. */
function ApartCounts({ game, figures }: Props) {
  const { played, wins } = figures.archive;
  // The first bar is that of rounds with all answers, in a game with several.
  const full = GAME_CONFIG[game].toFind > 1 ? (figures.distribution[0] ?? 0) : 0;
  const counts = [
    full > 0 && t("bySquares.full", { count: full, number: format.number(full) }),
    played > 0 && t("statistics.archive", { played: format.number(played), wins: format.number(wins) }),
  ].filter(Boolean);
  return counts.length > 0 && <p className={`mt-2 muted text-center ${styles.more}`}>{counts.join(" · ")}</p>;
}

/**
 * How many rounds ended with each number of guesses or squares, and how many without success. Renders nothing before
 * the first.
 */
function OwnDistribution({ game, figures, mine }: Props) {
  const { distribution, played } = figures;
  if (played === 0) return null;
  const config = GAME_CONFIG[game];
  const words = figureWordsOf(game);
  const lost = played - distribution.reduce((sum, count) => sum + count, 0);
  const bars = [
    ...distribution.map((count, index) => ({ rank: index + 1, count, figure: numberOfResultRank(config, index + 1) })),
    { rank: null, count: lost, figure: config.toFind > 1 ? 0 : null },
  ];
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <>
      <h3 className={styles.heading}>{t(`${words}.distribution`)}</h3>
      <ol className={`stack ${styles.bars}`} aria-label={t(`${words}.distributionLabel`)}>
        {bars.map(({ rank, count, figure }) => (
          <li
            key={rank}
            className={classNames(
              "stack gap-2 items-center",
              styles.bar,
              mine === rank && (rank === null ? styles.mineLost : styles.mine),
            )}
          >
            {figure === null ? (
              <span>
                <VerdictIcon verdict="miss" />
                <span className="vh">{t("archive.lost")}</span>
              </span>
            ) : (
              <span>{figure}</span>
            )}
            <i
              className="row justify-end ink"
              style={{ "--v": `${Math.round((100 * count) / most)}%` } as CSSProperties}
            >
              {count}
            </i>
          </li>
        ))}
      </ol>
    </>
  );
}
