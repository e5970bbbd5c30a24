import { clubPlayedIn, type Season, type Stint, type ClubYears } from "#rules/league/season";
import type { PlayerPageResponse, NhlSeason } from "./schemas.ts";
import { stripDiacritics } from "./spelling.ts";
import { SyncFault, fetchPlayerPage, fetchNationality } from "./nhl-api.ts";

/** A club under one name, with the seasons of that name. */
export interface NamedClub extends ClubYears {
  code: string;
  place: string;
  nickname: string;
}

export interface PlayerBiography extends Omit<PlayerPageResponse, "seasonTotals"> {
  /** Regular seasons in order of play; empty before the first game. */
  career: Stint[];
}

/** A new player: on a roster for the first time, or after the first game. */
export interface NewPlayer extends Omit<PlayerBiography, "birthCountry"> {
  /** ISO 3166-1 alpha-2, nationality. */
  country: string;
}

/** Fetches a player's page with his seasons from `since` on. It names clubs; unknown names of the past are no fault. */
export async function fetchBiography(
  id: number,
  clubs: readonly NamedClub[],
  since: Season = 0,
): Promise<PlayerBiography | SyncFault> {
  const landing = await fetchPlayerPage(id);
  if (landing instanceof SyncFault) return landing;
  const { seasonTotals, ...biography } = landing;
  const career: Stint[] = [];
  for (const line of seasonTotals.filter(({ season }) => season >= since)) {
    const code = codeOf(line, clubs);
    if (code === undefined) return new SyncFault(`player ${id}: no club was ${line.teamName} in ${line.season}`);
    career.push(toStint(biography.position === "G", line.season, code, line));
  }
  return { ...biography, career };
}

export type FetchedRookie = { id: number } & ({ newcomer: NewPlayer } | { fault: SyncFault });

/**
 * Fetches the pages of unknown players on a roster. Before the first game the league has no nationality; then the
 * country of birth is used. Players with a game in the running season are left out: a page of statistics contains them.
 */
export async function fetchRookies(
  ids: readonly number[],
  clubs: readonly NamedClub[],
  running: Season,
): Promise<FetchedRookie[]> {
  const fetched: FetchedRookie[] = [];
  for (const id of ids) {
    const biography = await fetchBiography(id, clubs);
    if (biography instanceof SyncFault) {
      fetched.push({ id, fault: biography });
      continue;
    }
    const { birthCountry, ...rookie } = biography;
    const { career, position } = rookie;
    if (career.some(([season]) => season === running)) continue;
    const country =
      career.length === 0 ? birthCountry : await fetchNationality(position === "G" ? "goalie" : "skater", id);
    if (country instanceof SyncFault) fetched.push({ id, fault: country });
    else if (country === undefined) fetched.push({ id, fault: new SyncFault("of no country that is known") });
    else fetched.push({ id, newcomer: { ...rookie, country } });
  }
  return fetched;
}

type Figures = Omit<NhlSeason, "season" | "sequence" | "teamName">;

export function toStint(isGoalie: boolean, season: Season, team: string, figures: Figures): Stint {
  const skater = [season, team, figures.gamesPlayed, figures.goals, figures.assists] as const;
  if (!isGoalie) return [...skater];
  const {
    wins = null,
    losses = null,
    otLosses = null,
    shutouts = null,
    goalsAgainst = null,
    shotsAgainst = null,
  } = figures;
  return [...skater, wins, losses, otLosses, shutouts, goalsAgainst, shotsAgainst];
}

/** Finds a club by its name, or else the only club of the place: Utah was the Hockey Club before it was the Mammoth. */
function codeOf({ teamName, season }: NhlSeason, clubs: readonly NamedClub[]): string | undefined {
  const name = stripDiacritics(teamName);
  const ofTime = clubs.filter((club) => clubPlayedIn(club, season));
  const namesakes = ofTime.filter(({ place }) => name.includes(stripDiacritics(place)));
  return (
    namesakes.find(({ place, nickname }) => stripDiacritics(`${place} ${nickname}`) === name) ??
    (namesakes.length === 1 ? namesakes[0] : undefined)
  )?.code;
}
