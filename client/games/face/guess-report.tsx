import { t } from "i18next";
import type { GuessReportProps } from "../shared/game-screen.ts";
import { playerFullName } from "#rules/league/player";
import { FACE_HINTS, SKIP, STAGE_COLUMNS } from "#rules/face/stages";
import { shownFits, SWEATER_STAGES } from "#rules/face/sweater-stages";
import { format } from "../../i18n/format.ts";
import { formatSweaterFact } from "../../ui/sweater-card/sweater-words.ts";

/**
 * The announcement of a judged guess: "Guess 3, Matt Boldy: a miss. He plays in the answer's conference. Stage 4 of 6 is
 * shown. Position: Centre. 3 guesses left." A sweater's new stage is said in words.
 */
export function GuessReport({ view, last, league }: GuessReportProps<"face">): string {
  const number = view.tries.length;
  const sentences = [
    last.guess === SKIP
      ? t("face.report.skip", { number })
      : t(`face.report.${last.clue.verdict}`, { number, player: playerFullName(league, last.guess) }),
  ];
  if (view.state !== "guessing") return sentences.join(" ");
  const { conference } = last.clue;
  if (conference !== undefined) sentences.push(t(`face.report.conference.${conference}`));

  const { position, country, sweater } = view.seen;
  const [stage, count] = [number + 1, STAGE_COLUMNS.length];
  if (sweater === undefined) sentences.push(t("face.report.stage", { stage, count }));
  else {
    const opened = SWEATER_STAGES[number];
    const told = opened === undefined ? null : formatSweaterFact(opened, sweater.told);
    const fitting = shownFits(sweater);
    sentences.push(t("face.sweaters.told", { stage, count, told }));
    if (fitting !== null) sentences.push(t("face.sweaters.fitting", { count: fitting }));
  }
  if (number === FACE_HINTS.position && position !== null)
    sentences.push(t("face.report.position", { position: t(`positions.${position}`) }));
  if (number === FACE_HINTS.country && country !== null)
    sentences.push(t("face.report.country", { country: format.country(country) }));
  sentences.push(t("report.left", { count: view.limit - number }));
  return sentences.join(" ");
}
