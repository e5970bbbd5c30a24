import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useAllPlayers } from "../../data/people.ts";

/**
 * Answers a name that no listed player has: it is that of another player of the league, or of none.
 *
 * @param listed who is in the list
 */
function NotListed({ query, listed }: { query: string; listed: "rostered" | "careers" }) {
  const { t } = useTranslation();
  const { value: registry, failure } = useAllPlayers();
  const history = useMemo(() => registry?.searchOf([...registry.players.values()]), [registry]);
  if (registry === null && failure === null) return null;
  const other = history?.search(query, 1).found[0];
  return other === undefined ? t("playerInput.none") : t(`playerInput.outside.${listed}`, { player: other.name });
}

/** The answer in games about players on today's rosters. */
export const NotRostered = ({ query }: { query: string }) => <NotListed query={query} listed="rostered" />;

/** The answer in Career Path. */
export const NotInCareers = ({ query }: { query: string }) => <NotListed query={query} listed="careers" />;
