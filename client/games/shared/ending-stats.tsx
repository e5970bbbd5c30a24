import { useId } from "react";
import { useTranslation } from "react-i18next";
import { MEASURES, type GameName } from "#rules/shared/game-config";
import { playersIn } from "#rules/shared/outcomes";
import { endingOf } from "#rules/shared/round";
import { rungOf } from "#rules/shared/score";
import type { OutcomesState } from "../../data/outcomes.ts";
import { useOwnStatistics } from "../../data/own-statistics.ts";
import { bookOf, isOfDay } from "../../storage/results.ts";
import { Distribution } from "../../ui/distribution.tsx";
import { ArchiveCount, Figures, OwnDistribution } from "../../ui/statistics.tsx";
import styles from "./ending-panels.module.css";
import type { EndedView } from "./game-screen.ts";

/** The third tab of the ending: the visitor's statistics, and how all visitors' rounds of the day ended. */
export function EndingStats({ game, view, outcomes }: { game: GameName; view: EndedView; outcomes: OutcomesState }) {
  const { t } = useTranslation();
  const id = useId();
  const figures = useOwnStatistics(bookOf(game, view));
  const mine = endingOf(view);
  return (
    <div className={styles.sections}>
      <section aria-label={t("statistics.yours")}>
        <Figures game={game} figures={figures} />
        <ArchiveCount figures={figures} />
        <OwnDistribution
          game={game}
          figures={figures}
          mine={view.kind === "archive" ? undefined : rungOf(MEASURES[game], mine)}
        />
      </section>
      {isOfDay(view) && outcomes.at === "here" && playersIn(outcomes.outcomes) > 0 && (
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
