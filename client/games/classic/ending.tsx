import { useTranslation } from "react-i18next";
import type { LeagueVersion } from "../../data/league.ts";
import type { EndedProps } from "../shared/game-screen.ts";
import { ClassicBoard } from "./board.tsx";
import { useHintSentence } from "./hint-box.tsx";

// What is shown of a round that is over, fetched as the first ending comes near.

export { Answer, Details, Picture } from "../shared/player-answer.tsx";
export { ClassicCoach as Report, Teaser } from "./coach.tsx";

/** One's own guesses, and the hint that was taken. */
export function Replay({ view: { tries, hint }, pieces }: EndedProps<"classic", LeagueVersion>) {
  const { t } = useTranslation();
  const say = useHintSentence(pieces);
  return (
    <>
      {hint !== undefined && (
        <p className="small muted">
          <b>{t("classic.hint.label")}</b> {say(hint)}
        </p>
      )}
      <ClassicBoard league={pieces} tries={tries} settled={tries.length} judging={null} />
    </>
  );
}
