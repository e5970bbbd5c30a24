import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { playersIn, type Ending, type Outcomes } from "#rules/outcomes";
import { useFormat } from "../i18n/format.ts";
import { classNames } from "./class-names.ts";
import styles from "./distribution.module.css";

/**
 * How everybody's rounds of a day ended: a column for each number of guesses, and one for those who
 * did not find the answer.
 *
 * @param mine how one's own round ended, whose column is lit
 */
export function Distribution({ outcomes, mine }: { outcomes: Outcomes; mine: Ending | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { wins, lost } = outcomes;
  const counts = [...wins, lost];
  const total = Math.max(1, playersIn(outcomes));
  const most = Math.max(1, ...counts);
  const lit = mine === null ? -1 : mine.won ? mine.guesses - 1 : wins.length;
  const rateOf = (count: number): string => format.percent(count / total);
  const shares = counts.map((count, index) => index === wins.length
    ? t("compare.notFound", { rate: rateOf(count) })
    : t("compare.share", { count: index + 1, rate: rateOf(count) }));
  const own = mine && (mine.won ? t("compare.youWon", { count: mine.guesses }) : t("compare.youLost"));
  return (
    <div className={styles.columns} role="img" aria-label={[t("compare.label", { shares: shares.join(", ") }), own].filter(Boolean).join(" ")}>
      {counts.map((count, index) => (
        <span key={index} className={classNames(styles.column, index === lit && styles.mine)}>
          <em>{rateOf(count)}</em>
          <i style={{ "--v": `${Math.round((100 * count) / most)}%` } as CSSProperties} />
          <b>{index === wins.length ? "✗" : index + 1}</b>
        </span>
      ))}
    </div>
  );
}
