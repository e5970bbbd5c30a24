import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { GameName } from "#rules/measures";
import { DAILY_PATHS } from "../../../data/dailies.ts";
import type { Standing } from "../../../data/standing.ts";
import { GameCard } from "./game-card.tsx";
import { StandingTag } from "./standing-tag.tsx";

/** A game of the day, with where today's round stands; null until the day is known. */
export function DailyCard({
  game,
  standing,
  size,
  art,
}: {
  game: GameName;
  standing: Standing | null;
  size?: "cell" | "wide";
  art: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <GameCard
      to={DAILY_PATHS[game]}
      {...(size && { size })}
      name={t(`pages.${game}`)}
      when={t("home.games.daily")}
      text={t(`home.games.${game}`)}
      art={art}
      foot={standing && <StandingTag game={game} standing={standing} />}
    />
  );
}
