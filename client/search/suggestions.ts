import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Candidate, CurrentClub } from "#rules/league/rostered-players";
import { useClubName } from "../i18n/club-name.ts";
import type { LeagueVersion } from "../data/league.ts";
import type { PlayerSuggestion } from "./player-option.tsx";
import { NO_MATCHES } from "../name-search/load-search.ts";

/** Returns the search over the players of a league, and a function that describes each, to distinguish namesakes. */
export function usePlayerSuggestions(league: LeagueVersion | null) {
  const { t, i18n } = useTranslation();
  const clubName = useClubName();
  const people = useMemo(() => league?.searchOf([...league.facts.candidates.values()]) ?? NO_MATCHES, [league]);
  const alone = useMemo(() => placesOfOne([...(league?.clubs.values() ?? [])]), [league]);
  const lineOf = useCallback(
    ({ position, team, conference, birth }: Candidate): PlayerSuggestion => {
      const club = league?.clubs.get(team);
      // English fans say Carolina, but not New York; French has no such short name that fits every club.
      const place = i18n.language === "en" && alone.has(club?.place) ? club?.place : clubName(club, team);
      return {
        crest: { code: team, conference },
        detail: `${t(`positions.${position}`)}, ${place}`,
        side: birth === null ? "" : t("playerInput.born", { year: birth.slice(0, 4) }),
      };
    },
    [league, alone, t, clubName, i18n.language],
  );
  const describe = useMemo(() => remembering(lineOf), [lineOf]);
  return { people, describe };
}

/** Caches lines: most results of one letter are results of the next. */
function remembering(lineOf: (candidate: Candidate) => PlayerSuggestion): (candidate: Candidate) => PlayerSuggestion {
  const lines = new Map<Candidate, PlayerSuggestion>();
  return (candidate) => {
    const line = lines.get(candidate) ?? lineOf(candidate);
    lines.set(candidate, line);
    return line;
  };
}

/** Returns the places with exactly one club. */
function placesOfOne(clubs: readonly CurrentClub[]): ReadonlySet<string | undefined> {
  const places = clubs.map(({ place }) => place);
  return new Set(places.filter((place) => places.indexOf(place) === places.lastIndexOf(place)));
}
