import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Day } from "#rules/day";
import { averageGuesses, playersIn, solveRate, type Outcomes } from "#rules/outcomes";
import { useFormat } from "../../i18n/format.ts";
import type { LeagueOn } from "../../league.ts";
import { useOutcomes } from "../../outcomes.ts";
import { readResults } from "../../storage/results.ts";
import { Distribution } from "../../ui/distribution.tsx";
import type { EndedView } from "./answer-card.tsx";
import { Board } from "./board.tsx";
import styles from "./yesterday.module.css";

/**
 * How everybody did on a day that is over, and one's own guesses.
 *
 * @param mine one's own round; null when there is none, or it is kept no longer
 */
export function PastRounds({ day, league, mine }: { day: Day; league: LeagueOn; mine: EndedView | null }) {
  const { t } = useTranslation();
  const id = useId();
  const result = readResults("classic").find(({ of }) => of === day) ?? null;
  // An earlier day played later is not among the day's rounds, but has its column all the same.
  const asked = useOutcomes("classic", day, result?.kind === "daily" ? result : null);
  return (
    <>
      <section className={styles.everybody} aria-labelledby={`${id}all`}>
        <h3 className="sub" id={`${id}all`}>{t("yesterday.everybody")}</h3>
        {asked.at === "asking" && <p className="muted" role="status">{t("loading")}</p>}
        {asked.at === "failed" && <p className="small muted">{t("compare.failed")}</p>}
        {asked.at === "here" && (
          <>
            <p className="muted"><Summary outcomes={asked.outcomes} /></p>
            {playersIn(asked.outcomes) > 0 && <Distribution outcomes={asked.outcomes} mine={result} />}
          </>
        )}
      </section>
      {mine !== null && (
        <section className={styles.own} aria-labelledby={`${id}own`}>
          <h3 className="sub" id={`${id}own`}>{t("yesterday.yours")}</h3>
          <Board league={league} tries={mine.tries} limit={mine.tries.length} settled={mine.tries.length} judging={null} />
        </section>
      )}
    </>
  );
}

function Summary({ outcomes }: { outcomes: Outcomes }) {
  const { t } = useTranslation();
  const format = useFormat();
  const count = playersIn(outcomes);
  const average = averageGuesses(outcomes);
  if (count === 0) return t("yesterday.unplayed");
  const from = t("compare.from", { count, number: format.number(count) });
  if (average === null) return `${t("yesterday.foundByNone")} ${from}`;
  return `${t("yesterday.found", { rate: format.percent(solveRate(outcomes)), average: format.number(average) })} ${from}`;
}
