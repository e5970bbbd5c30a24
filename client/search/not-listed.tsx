import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useAllPlayers } from "../data/people.ts";

/** Which players a list has that does not have all: those on today's rosters, or those with a career of some length. */
export type ListedPlayers = "rostered" | "careers";

/** Answers a name that matches no listed player: it is another player's of the league, or no player's. */
export function NotListed({ query, listed }: { query: string; listed: ListedPlayers }) {
  const { t } = useTranslation();
  const { value: registry, failure } = useAllPlayers();
  const history = useMemo(() => registry?.searchOf(registry.people), [registry]);
  if (registry === null && failure === null) return null;
  const other = history?.search(query, 1).found[0];
  return other === undefined ? t("playerInput.none") : t(`playerInput.outside.${listed}`, { player: other.name });
}
