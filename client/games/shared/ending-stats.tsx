import { t } from "i18next";
import { useId } from "react";
import type { EndedRound } from "#rules/games";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { countPlayers } from "#rules/shared/outcomes";
import { endingOf } from "#rules/shared/round";
import { resultRankOf } from "#rules/shared/score";
import type { OutcomesState } from "../../data/outcomes.ts";
import { useOwnStatistics } from "../../data/own-statistics.ts";
import { resultsBookOf, isOfDay } from "../../storage/results.ts";
import { Distribution } from "../../ui/distribution.tsx";
import { StatisticsPanel } from "../../ui/statistics.tsx";
import { FEWEST_COMPARED } from "./comparison-lines.tsx";
import styles from "./ending-panels.module.css";

/** The third tab of the ending: the visitor's statistics, and how all visitors' rounds of the day ended, if not too few. */
export function EndingStats({ game, view, outcomes }: { game: GameName; view: EndedRound; outcomes: OutcomesState }) {
  const id = useId();
  const figures = useOwnStatistics(resultsBookOf(game, view));
  const mine = endingOf(view);
  return (
    <div className={`stack gap-5 ${styles.sections}`}>
      <section aria-label={t("statistics.yours")}>
        <StatisticsPanel
          game={game}
          figures={figures}
          mine={view.kind === "archive" ? undefined : resultRankOf(GAME_CONFIG[game], mine)}
        />
      </section>
      {isOfDay(view) && outcomes.at === "here" && countPlayers(outcomes.others) >= FEWEST_COMPARED && (
        <section aria-labelledby={id}>
          <h3 className={styles.heading} id={id}>
            {t("yesterday.everybody")}
          </h3>
          <Distribution game={game} outcomes={outcomes.outcomes} mine={mine} />
        </section>
      )}
    </div>
  );
}
