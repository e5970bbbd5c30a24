import { t } from "i18next";
import { ClueBoard } from "../shared/clue-board.tsx";
import type { EndedProps } from "../shared/game-screen.ts";
import { classicClues } from "./clues.tsx";
import { hintSentence } from "./hint-box.tsx";

// Parts of the ending, loaded before the first one.

export { Answer, Details, Picture } from "../shared/player-answer.tsx";
export { ClassicCoach as Report, Teaser } from "./coach.tsx";

/** The visitor's guesses and hint. */
export function Replay({ view: { tries, hint }, league }: EndedProps<"classic">) {
  return (
    <>
      {hint !== undefined && (
        <p className="small muted">
          <b>{t("classic.hint.label")}</b> {hintSentence(hint, league)}
        </p>
      )}
      <ClueBoard list={classicClues} league={league} tries={tries} />
    </>
  );
}
