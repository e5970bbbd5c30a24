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

/**
 * Fetches a player's page with his seasons from `since` on. It names clubs; unknown names before that are no fault.
 *
 * @throws SyncFault
 */
export async function fetchBiography(
  id: number,
  clubs: readonly NamedClub[],
  since: Season = 0,
): Promise<PlayerBiography> {
  const { seasonTotals, ...biography } = await fetchPlayerPage(id);
  const career: Stint[] = [];
  for (const line of seasonTotals.filter(({ season }) => season >= since)) {
    const code = codeOf(line, clubs);
    if (code === undefined) throw new SyncFault(`player ${id}: no club was ${line.teamName} in ${line.season}`);
    career.push(toStint(biography.position === "G", line.season, code, line));
  }
  return { ...biography, career };
}

/**
 * Fetches the page of an unknown player on a roster. Returns null for a player with a game in the running season, whom
 * a page of statistics contains.
 *
 * @throws SyncFault
 */
export async function fetchRookie(
  id: number,
  clubs: readonly NamedClub[],
  running: Season,
): Promise<{ newcomer: NewPlayer } | null> {
  const biography = await fetchBiography(id, clubs);
  return biography.career.some(([season]) => season === running) ? null : { newcomer: await toNewPlayer(biography) };
}

/** Adds the nationality. Before the first game the league has none; then the country of birth is used. @throws SyncFault */
export async function toNewPlayer({ birthCountry, ...player }: PlayerBiography): Promise<NewPlayer> {
  const { id, career, position } = player;
  const country =
    career.length === 0 ? birthCountry : await fetchNationality(position === "G" ? "goalie" : "skater", id);
  if (country === undefined) throw new SyncFault("of no country that is known");
  return { ...player, country };
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
