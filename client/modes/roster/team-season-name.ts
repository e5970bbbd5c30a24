import { useTranslation } from "react-i18next";
import type { TeamSeason } from "#rules/roster";
import { useClubName } from "../../i18n/club-name.ts";
import { seasonName } from "../../season-name.ts";
import type { SeasonIndex } from "../../seasons.ts";

/** Names a club's season: "Quebec Nordiques, 1992–93", « Nordiques de Québec, 1992–93 ». */
export function useTeamSeasonName() {
  const { t } = useTranslation();
  const clubName = useClubName();
  return ({ season, team }: TeamSeason, { clubs }: SeasonIndex): string =>
    t("roster.teamSeason", { team: clubName(clubs.get(team), team), season: seasonName(season) });
}
