import { t } from "i18next";
import { useMemo } from "react";
import type { Player } from "#rules/league/player";
import { formatFullYears } from "#rules/league/years";
import type { LoadedPlayers } from "../data/people.ts";
import { clubName } from "../i18n/club-name.ts";
import { documentLanguage } from "../i18n/language.ts";
import { positionName } from "../i18n/position-name.ts";
import { crestOf } from "../ui/club-crest.tsx";
import type { PlayerSuggestion } from "./player-option.tsx";

const NO_CLUBS: LoadedPlayers["clubs"] = new Map();

/** Returns a function that describes players, to distinguish namesakes. */
export function usePlayerSuggestions(clubs: LoadedPlayers["clubs"] = NO_CLUBS): (player: Player) => PlayerSuggestion {
  return useMemo(() => {
    const language = documentLanguage();
    const alone = placesOfOne([...clubs.values()]);
    // English fans say Carolina, but not New York; French has no such short name that fits every club.
    const placeOf = (team: string): string => {
      const club = clubs.get(team);
      return language === "en" && club !== undefined && alone.has(club.place) ? club.place : clubName(club, team);
    };
    return (player) => {
      const { position, sweater } = player;
      const isRostered = player.source === "roster";
      const born = isRostered ? player.birth?.slice(0, 4) : player.born;
      return {
        crest: crestOf(clubs, sweater),
        detail: `${positionName(position)}, ${isRostered ? placeOf(sweater) : formatFullYears(player, language)}`,
        side: born == null ? "" : t("playerInput.born", { year: born }),
      };
    };
  }, [clubs]);
}

/** Returns the places with exactly one club. */
function placesOfOne(clubs: readonly { place: string }[]): ReadonlySet<string> {
  const places = clubs.map(({ place }) => place);
  return new Set(places.filter((place) => places.indexOf(place) === places.lastIndexOf(place)));
}
