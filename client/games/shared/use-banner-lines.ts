import { t } from "i18next";
import type { AnyGameScreen, EndedRound, EndingLines } from "./game-screen.ts";

/** Returns the number of the word for a goal: that of the guesses. Games with six guesses have no fifth word. */
const goalOf = ({ limit, tries: { length } }: EndedRound) =>
  (limit < 7 && length > 4 ? length + 1 : length) as 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Returns a function that gives the two lines of the banner at the end of a round: how it ended, and the answer. */
export function useBannerLines({ useWords }: AnyGameScreen): (view: EndedRound, league: unknown) => EndingLines {
  const { nameOf, nameInSentence = nameOf, headOf } = useWords();
  return (view, league) =>
    headOf?.(view) ?? {
      head: view.state === "won" ? t(`board.goals.${goalOf(view)}`) : t("board.lost"),
      line: t("board.over", { player: nameInSentence(view.answer, league) }),
    };
}
