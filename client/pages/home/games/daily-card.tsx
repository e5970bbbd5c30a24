import { useTranslation } from "react-i18next";
import type { GameName } from "#rules/measures";
import { DAILY_PATHS } from "../../../data/dailies.ts";
import { Tag } from "../../../ui/tag.tsx";
import { GAME_ART } from "./game-art.tsx";
import { GameCard } from "./game-card.tsx";

/** A game of the day. @param number of today's puzzle; null until the day is known */
export function DailyCard({ game, number, size }: { game: GameName; number: number | null; size?: "cell" | "wide" }) {
  const { t } = useTranslation();
  return (
    <GameCard
      to={DAILY_PATHS[game]}
      {...(size && { size })}
      name={t(`pages.${game}`)}
      when={t("home.games.daily")}
      text={t(`home.games.${game}`)}
      art={GAME_ART[game]}
      foot={number !== null && <Tag>{t("home.games.play", { number })}</Tag>}
    />
  );
}
