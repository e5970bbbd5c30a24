import { useTranslation } from "react-i18next";
import { shownFits, SWEATER_STAGES } from "#rules/face/sweater-stages";
import type { LeagueVersion } from "../../data/league.ts";
import type { RoundInPlay } from "../shared/use-play.ts";
import { useSweaterTexts } from "../../ui/sweater-card/sweater-words.ts";
import { useFaceGuessReport } from "./guess-report.ts";

/** Announces a judged guess: "Guess 1: skipped. Stage 2 of 6: 6′0″, round 2. 23 players still fit. 5 guesses left." */
export function SweaterStatus({ view, league }: { view: RoundInPlay<"face">["view"]; league: LeagueVersion | null }) {
  const { t } = useTranslation();
  const { tell } = useSweaterTexts();
  return useFaceGuessReport(view, league, ({ tries, seen: { sweater } }) => {
    const at = tries.length;
    const stage = SWEATER_STAGES[at];
    const told = stage === undefined || sweater === undefined ? null : tell(stage, sweater.told);
    const fitting = sweater === undefined ? null : shownFits(sweater);
    return [
      t("face.sweaters.told", { stage: at + 1, count: SWEATER_STAGES.length, told }),
      ...(fitting === null ? [] : [t("face.sweaters.fitting", { count: fitting })]),
    ].join(" ");
  });
}
