import { t } from "i18next";
import type { CSSProperties } from "react";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { countPlayers, type Outcomes } from "#rules/shared/outcomes";
import { numberOfResultRank, resultRankOf, type Ending } from "#rules/shared/score";
import { format } from "../i18n/format.ts";
import { figureWordsOf } from "../i18n/figure-words.ts";
import { classNames } from "./class-names.ts";
import styles from "./distribution.module.css";
import { VerdictIcon } from "./verdict-icon.tsx";

/**
 * How all visitors' rounds of a day ended: one column per number of guesses or cells, best first, and one for lost
 * rounds.
 *
 * @param mine how the visitor's own round ended, whose column is highlighted
 */
export function Distribution({ game, outcomes, mine }: { game: GameName; outcomes: Outcomes; mine: Ending | null }) {
  const config = GAME_CONFIG[game];
  const words = figureWordsOf(game);
  const total = Math.max(1, countPlayers(outcomes));
  const columns = [
    ...outcomes.distribution.map((count, index) => ({ count, figure: numberOfResultRank(config, index + 1) })),
    { count: outcomes.lost, figure: null },
  ];
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const own = mine === null ? undefined : resultRankOf(config, mine);
  const lit = own === null ? columns.length - 1 : (own ?? 0) - 1;
  const rateOf = (count: number): string => format.percent(count / total);
  const shares = columns.map(({ count, figure }) =>
    figure === null
      ? t(`${words}.lostColumn`, { rate: rateOf(count) })
      : t(`${words}.column`, { count: figure, rate: rateOf(count) }),
  );
  const ownSentence =
    own === undefined
      ? ""
      : own === null
        ? t(`${words}.mineLost`)
        : t(`${words}.mine`, { count: numberOfResultRank(config, own) });
  return (
    <div
      className={`stack gap-6px ${styles.columns}`}
      role="img"
      aria-label={[t("compare.label", { shares: shares.join(", ") }), ownSentence].filter(Boolean).join(" ")}
    >
      {columns.map(({ count, figure }, index) => (
        <span
          key={index}
          className={classNames(
            "col gap-6px justify-end text-center",
            styles.column,
            index === lit && (own === null ? styles.mineLost : styles.mine),
          )}
        >
          <em className="label-16 muted nowrap">{rateOf(count)}</em>
          <i
            className="surface-3 flex-none"
            style={{ "--v": `${Math.round((100 * count) / most)}%` } as CSSProperties}
          />
          <b>{figure ?? (config.toFind > 1 ? 0 : <VerdictIcon verdict="miss" />)}</b>
        </span>
      ))}
    </div>
  );
}
