import { t } from "i18next";
import { averageResultRank, countPlayers, solveRate } from "#rules/shared/outcomes";
import { useOutcomes, type OutcomesState } from "../../data/outcomes.ts";
import { format } from "../../i18n/format.ts";
import { readResults } from "../../storage/results.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Distribution } from "../../ui/distribution.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./promo.module.css";
import type { YesterdaysAnswer } from "./use-yesterday.ts";

/** Yesterday's answer, all visitors' results, and the visitor's own round among them. */
export function ResultsComparison({
  yesterday: { day, player, sweater },
  onClose,
}: {
  yesterday: YesterdaysAnswer;
  onClose: () => void;
}) {
  const mine = readResults("face").find(({ of }) => of === day) ?? null;
  const comparison = useOutcomes("face", day, mine?.kind === "daily" ? mine : null);
  const { id, first, last, number, team } = player;
  return (
    <Dialog onClose={onClose} title={t(sweater === null ? "face.yesterday" : "links.yesterday")}>
      <p className={`stack gap-4 mb-4 ${styles.answer}`}>
        <Portrait id={id} last={last} number={number} team={team} />
        <span>
          {t("board.over", { player: `${first} ${last}` })} <small className="muted">{format.date(day)}</small>
        </span>
      </p>
      <p className="muted mb-4" role="status">
        {summaryOf(comparison)}
      </p>
      {comparison.at === "here" && countPlayers(comparison.outcomes) > 0 && (
        <Distribution game="face" outcomes={comparison.outcomes} mine={mine} />
      )}
    </Dialog>
  );
}

function summaryOf(comparison: OutcomesState): string {
  if (comparison.at === "asking") return t("loading");
  if (comparison.at === "failed") return t("compare.failed");
  const { outcomes } = comparison;
  if (countPlayers(outcomes) === 0) return t("yesterday.unplayed");
  const average = averageResultRank(outcomes);
  if (average === null) return t("byGuesses.foundByNone");
  return t("byGuesses.found", { rate: format.percent(solveRate(outcomes)), average: format.number(average) });
}
