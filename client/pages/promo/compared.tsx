import { t } from "i18next";
import { GAME_CONFIG } from "#rules/shared/game-config";
import { averageResultRank, countPlayers, solveRate } from "#rules/shared/outcomes";
import { useOutcomes } from "../../data/outcomes.ts";
import { format } from "../../i18n/format.ts";
import { readResults } from "../../storage/results.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Distribution } from "../../ui/distribution.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./promo.module.css";
import type { YesterdaysAnswer } from "./use-yesterday.ts";

/** Yesterday's answer, all visitors' results, and the visitor's own round among them. */
export function ResultsComparison({
  yesterday: { day, player },
  onClose,
}: {
  yesterday: YesterdaysAnswer;
  onClose: () => void;
}) {
  const mine = readResults("face").find(({ of }) => of === day) ?? null;
  const comparison = useOutcomes("face", day, mine?.kind === "daily" ? mine : null);
  const { id, first, last, number, team } = player;
  return (
    <Dialog onClose={onClose} title={t("face.yesterday")}>
      <p className={`stack gap-4 mb-4 ${styles.answer}`}>
        <Portrait id={id} last={last} number={number} team={team} />
        <span>
          {t("board.over", { player: `${first} ${last}` })} <small className="muted">{format.date(day)}</small>
        </span>
      </p>
      {comparison.at === "asking" && (
        <p className="muted" role="status">
          {t("loading")}
        </p>
      )}
      {comparison.at === "failed" && <p className="muted">{t("compare.failed")}</p>}
      {comparison.at === "here" && countPlayers(comparison.outcomes) === 0 && (
        <p className="muted">{t("yesterday.unplayed")}</p>
      )}
      {comparison.at === "here" && countPlayers(comparison.outcomes) > 0 && (
        <>
          <p className="muted mb-4">
            {averageResultRank(comparison.outcomes) === null
              ? t("byGuesses.foundByNone")
              : t("byGuesses.found", {
                  rate: format.percent(solveRate(comparison.outcomes)),
                  average: format.number(averageResultRank(comparison.outcomes) ?? GAME_CONFIG.face.limit),
                })}
          </p>
          <Distribution game="face" outcomes={comparison.outcomes} mine={mine} />
        </>
      )}
    </Dialog>
  );
}
