import { useTranslation } from "react-i18next";
import { playerFullName } from "#rules/league/player";
import { FACE_HINTS, SKIP, STAGE_COLUMNS } from "#rules/face/stages";
import type { LeagueVersion } from "../../data/league.ts";
import { useFormat } from "../../i18n/format.ts";
import type { RoundInPlay } from "../shared/use-play.ts";

type View = RoundInPlay<"face">["view"];

/**
 * Returns the announcement of a judged guess: "Guess 3, Matt Boldy: a miss. He plays in the answer's conference. Stage 4
 * of 6 is shown. Position: Centre. 3 guesses left."
 *
 * @param tellStage returns the text of the new stage
 */
export function useFaceGuessReport(
  view: View,
  league: LeagueVersion | null,
  tellStage?: (view: NonNullable<View>) => string,
): string {
  const { t } = useTranslation();
  const format = useFormat();
  const last = view?.tries.at(-1);
  if (view === null || league === null || last === undefined) return "";
  const number = view.tries.length;
  const sentences = [
    last.guess === SKIP
      ? t("face.report.skip", { number })
      : t(`face.report.${last.clue.verdict}`, { number, player: playerFullName(league.facts, last.guess) }),
  ];
  if (view.state !== "guessing") return sentences.join(" ");
  const { conference } = last.clue;
  if (conference !== undefined) sentences.push(t(`face.report.conference.${conference}`));

  const { position, country } = view.seen;
  sentences.push(tellStage?.(view) ?? t("face.report.stage", { stage: number + 1, count: STAGE_COLUMNS.length }));
  if (number === FACE_HINTS.position && position !== null)
    sentences.push(t("face.report.position", { position: t(`positions.${position}`) }));
  if (number === FACE_HINTS.country && country !== null)
    sentences.push(t("face.report.country", { country: format.country(country) }));
  sentences.push(t("report.left", { count: view.limit - number }));
  return sentences.join(" ");
}
