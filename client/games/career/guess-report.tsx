import { useTranslation } from "react-i18next";
import type { GameView } from "#rules/games";
import { CAREER_HINTS } from "#rules/career/stages";
import { useFormat } from "../../i18n/format.ts";
import { playerFullName } from "../../data/people.ts";
import { clueSentence, namesIn, useClueWords } from "../shared/clues.tsx";
import { careerClues, type CareerPieces } from "./clues.tsx";
import { useStopName } from "./stop-name.ts";
import { usePositionName } from "../../i18n/position-name.ts";

/**
 * The announcement of a judged guess: "Guess 3, Jarome Iginla: a miss. On his path too: Boston Bruins. Position right
 * wing: match. […] New: Dallas Stars, New Jersey Devils. The seasons are shown. 3 guesses left."
 */
export function GuessReport({ view, pieces }: { view: GameView<"career">; pieces: CareerPieces }): string {
  const { t } = useTranslation();
  const format = useFormat();
  const { registry } = pieces;
  const stopName = useStopName(registry);
  const positionName = usePositionName();
  const words = useClueWords(pieces);
  const last = view.tries.at(-1);
  if (last === undefined) return "";
  const number = view.tries.length;
  const sentences = [t(`career.report.${last.clue.verdict}`, { number, player: playerFullName(registry, last.guess) })];
  if (view.state !== "guessing") return sentences.join(" ");

  const read = careerClues.read(pieces, last.guess, last.clue);
  sentences.push(...namesIn(careerClues).map((name) => `${clueSentence(careerClues, name, read, words)}.`));
  const { stops, position, country } = view.seen;
  const opened = stops.flatMap((stop) => (stop?.since === number ? stopName.inFull(stop) : []));
  if (opened.length > 0) sentences.push(t("career.report.opened", { clubs: opened.join(", ") }));
  if (number === CAREER_HINTS.seasons) sentences.push(t("career.report.seasons"));
  if (number === CAREER_HINTS.position && position !== null)
    sentences.push(t("career.report.position", { position: positionName(position) }));
  if (number === CAREER_HINTS.country && country !== null)
    sentences.push(t("career.report.country", { country: format.country(country) }));
  sentences.push(t("report.left", { count: view.limit - number }));
  return sentences.join(" ");
}
