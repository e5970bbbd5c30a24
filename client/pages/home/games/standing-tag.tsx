import { useTranslation } from "react-i18next";
import type { GameName } from "#rules/measures";
import { isOver, type Standing } from "../../../data/standing.ts";
import { useStandingWords } from "../../../data/standing-words.ts";
import { Tag } from "../../../ui/tag.tsx";
import { VerdictIcon } from "../../../ui/verdict-icon.tsx";

/** Where today's round of a game stands: what there is to play, or how it ended. */
export function StandingTag({ game, standing }: { game: GameName; standing: Standing }) {
  const { t } = useTranslation();
  const words = useStandingWords();
  const { state, number } = standing;
  if (!isOver(standing)) return <Tag>{t(state === "begun" ? "home.games.goOn" : "home.games.play", { number })}</Tag>;
  return (
    <Tag done={state === "won"}>
      <VerdictIcon verdict={state === "won" ? "match" : "miss"} />
      {words(game, standing)}
    </Tag>
  );
}
