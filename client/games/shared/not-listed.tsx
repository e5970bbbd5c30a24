import { t } from "i18next";
import { useMemo } from "react";
import { useAllPlayers } from "../../data/people.ts";

/** Who is listed, if not all players. */
export type Listed = "rostered" | "careers";

/** Answers a name that no listed player has: it is that of another player of the league, or of none. */
export function NotListed({ query, listed }: { query: string; listed: Listed }) {
  const { value: registry, failure } = useAllPlayers();
  const history = useMemo(() => registry?.searchOf([...registry.players.values()]), [registry]);
  if (registry === null && failure === null) return null;
  const other = history?.(query, 1).found[0];
  return other === undefined ? t("playerInput.none") : t(`playerInput.outside.${listed}`, { player: other.name });
}
