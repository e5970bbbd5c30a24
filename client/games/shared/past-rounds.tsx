import { t } from "i18next";
import { useId } from "react";
import type { Day } from "#rules/shared/day";
import { isDaily, GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { averageResultRank, countPlayers, solveRate, type Outcomes } from "#rules/shared/outcomes";
import { numberOfResultRank } from "#rules/shared/score";
import { format } from "../../i18n/format.ts";
import { figureWordsOf } from "../../i18n/figure-words.ts";
import { useOutcomes } from "../../data/outcomes.ts";
import { readResults } from "../../storage/results.ts";
import { Distribution } from "../../ui/distribution.tsx";
import type { AnyGameScreen, EndedRound } from "./game-screen.ts";
import styles from "./yesterday.module.css";

/**
 * How all rounds of a past day ended, and the visitor's guesses.
 *
 * @param mine the visitor's round; null if there is none, or it is no longer stored
 */
export function PastRounds({
  screen: { game, Replay },
  day,
  league,
  mine,
}: {
  screen: AnyGameScreen;
  day: Day;
  league: unknown;
  mine: EndedRound | null;
}) {
  const id = useId();
  const result = readResults(game).find(({ of }) => of === day) ?? null;
  // An archive round is not counted among the day's rounds, but its column is highlighted too.
  const loaded = useOutcomes(game, day, result?.kind === "daily" ? result : null);
  return (
    <>
      <section className={`stack gap-4 mt-5 ${styles.everybody}`} aria-labelledby={`${id}all`}>
        <h3 className="sub" id={`${id}all`}>
          {t("yesterday.everybody")}
        </h3>
        {loaded.at === "asking" && (
          <p className="muted" role="status">
            {t("loading")}
          </p>
        )}
        {loaded.at === "failed" && <p className="small muted">{t("compare.failed")}</p>}
        {loaded.at === "here" && (
          <>
            <p className="muted">
              <Summary game={game} outcomes={loaded.outcomes} />
            </p>
            {countPlayers(loaded.outcomes) > 0 && <Distribution game={game} outcomes={loaded.outcomes} mine={result} />}
          </>
        )}
      </section>
      {mine !== null && (
        <section className={`stack gap-3 mt-5 ${styles.own}`} aria-labelledby={`${id}own`}>
          <h3 className="sub" id={`${id}own`}>
            {t("yesterday.yours")}
          </h3>
          <Replay view={mine} league={league} />
        </section>
      )}
    </>
  );
}

function Summary({ game, outcomes }: { game: GameName; outcomes: Outcomes }) {
  const words = figureWordsOf(game);
  const count = countPlayers(outcomes);
  const average = averageResultRank(outcomes);
  if (count === 0) return t(isDaily(game) ? "yesterday.unplayed" : "weekly.unplayed");
  const from = t("compare.from", { count, number: format.number(count) });
  if (average === null) return `${t(`${words}.foundByNone`)} ${from}`;
  const figure = format.number(numberOfResultRank(GAME_CONFIG[game], average));
  return `${t(`${words}.found`, { rate: format.percent(solveRate(outcomes)), average: figure })} ${from}`;
}
