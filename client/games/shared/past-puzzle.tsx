import { t } from "i18next";
import { useId } from "react";
import { Link } from "react-router";
import type { EndedRound } from "#rules/games";
import { isDaily, GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { averageResultRank, countPlayers, solveRate, type Outcomes } from "#rules/shared/outcomes";
import { numberOfResultRank } from "#rules/shared/score";
import { playerPathByName } from "#rules/site/player-address";
import type { PastPuzzle as Past } from "../../data/api.ts";
import { useOutcomes } from "../../data/outcomes.ts";
import { format } from "../../i18n/format.ts";
import { figureWordsOf } from "../../i18n/figure-words.ts";
import { readResults } from "../../storage/results.ts";
import { Distribution } from "../../ui/distribution.tsx";
import { Loading } from "../../ui/loading.tsx";
import panels from "./ending-panels.module.css";
import type { EndedScreen } from "./game-screen.ts";
import styles from "./yesterday.module.css";

/**
 * The puzzle of a past day: its answer, how all rounds ended, and the visitor's guesses.
 *
 * @param view null if there is none, or it is no longer stored
 */
export function PastPuzzle({
  screen,
  past,
  view,
  league,
}: Omit<EndedScreen, "view"> & { past: Past<GameName>; view: EndedRound | null }) {
  const id = useId();
  const { game, Picture, Details, AllAnswers, Replay } = screen;
  const { answer, number, day } = past;
  const name = screen.nameOf(answer, league);
  const shown = { answer, view, league };
  const result = readResults(game).find(({ of }) => of === day) ?? null;
  // An archive round is not counted among the day's rounds, but its column is highlighted too.
  const loaded = useOutcomes(game, day, result?.kind === "daily" ? result : null);
  return (
    <>
      <div className={`stack gap-5 items-start ${styles.past}`}>
        <div className={styles.picture}>
          <Picture {...shown} />
        </div>
        <div>
          <p className="muted small">
            {t("puzzle", { number })}, {isDaily(game) ? format.day(day) : t("weekly.of", { day: format.date(day) })}
          </p>
          {name !== null && (
            <h3 className={styles.name}>
              {"player" in answer ? <Link to={playerPathByName(answer.player, name)}>{name}</Link> : name}
            </h3>
          )}
          <div className={`mt-4 ${panels.facts}`}>
            <Details {...shown} />
          </div>
        </div>
      </div>
      {AllAnswers !== undefined && <AllAnswers {...shown} day={day} />}
      <section className={`stack gap-4 mt-5 hairline ${styles.everybody}`} aria-labelledby={`${id}all`}>
        <h3 className="sub" id={`${id}all`}>
          {t("yesterday.everybody")}
        </h3>
        {loaded.at === "asking" && <Loading className="muted" />}
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
      {view !== null && (
        <section className={`stack gap-3 mt-5 hairline ${styles.own}`} aria-labelledby={`${id}own`}>
          <h3 className="sub" id={`${id}own`}>
            {t("yesterday.yours")}
          </h3>
          <Replay view={view} league={league} />
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
