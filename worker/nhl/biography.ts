import { playedIn, type Season, type Stint, type Years } from "#rules/league/season";
import type { Landing, NhlSeason } from "./schemas.ts";
import { plain } from "./spelling.ts";
import { Fault, fetchLanding, fetchNationality } from "./nhl-api.ts";

/** A club under one name, with the seasons of that name. */
export interface NamedClub extends Years {
  code: string;
  place: string;
  nickname: string;
}

/** A player's biography and career. */
export interface KnownByHisPage extends Omit<Landing, "seasonTotals" | "draftDetails"> {
  draft: Landing["draftDetails"];
  /** Regular seasons in order of play; empty before the first game. */
  career: Stint[];
}

/** A new player: on a roster for the first time, or after the first game. */
export interface Newcomer extends Omit<KnownByHisPage, "birthCountry"> {
  /** ISO 3166-1 alpha-2, nationality. */
  country: string;
}

/**
 * Fetches a player's page. It has clubs by name; names of earlier seasons need not be known.
 *
 * @param since the first season to read
 */
export async function learnBiography(
  id: number,
  clubs: readonly NamedClub[],
  since: Season = 0,
): Promise<KnownByHisPage | Fault> {
  const landing = await fetchLanding(id);
  if (landing instanceof Fault) return landing;
  const { seasonTotals, draftDetails: draft, ...biography } = landing;
  const career: Stint[] = [];
  for (const line of seasonTotals.filter(({ season }) => season >= since)) {
    const code = codeOf(line, clubs);
    if (code === undefined) return new Fault(`player ${id}: no club was ${line.teamName} in ${line.season}`);
    career.push(stintOf(biography.position === "G", line.season, code, line));
  }
  return { ...biography, draft, career };
}

/** The result for an unknown player on a roster. */
export type Rookie = { id: number } & ({ newcomer: Newcomer } | { fault: Fault });

/**
 * Fetches the pages of unknown players on a roster. Before the first game the league has no nationality; then the
 * country of birth is used. Players with a game in the running season are left out: a page of statistics contains them.
 */
export async function learnRookies(
  ids: readonly number[],
  clubs: readonly NamedClub[],
  running: Season,
): Promise<Rookie[]> {
  const asked: Rookie[] = [];
  for (const id of ids) {
    const biography = await learnBiography(id, clubs);
    if (biography instanceof Fault) {
      asked.push({ id, fault: biography });
      continue;
    }
    const { birthCountry, ...rookie } = biography;
    const { career, position } = rookie;
    if (career.some(([season]) => season === running)) continue;
    const country =
      career.length === 0 ? birthCountry : await fetchNationality(position === "G" ? "goalie" : "skater", id);
    if (country instanceof Fault) asked.push({ id, fault: country });
    else if (country === undefined) asked.push({ id, fault: new Fault("of no country that is known") });
    else asked.push({ id, newcomer: { ...rookie, country } });
  }
  return asked;
}

type Figures = Omit<NhlSeason, "season" | "sequence" | "teamName">;

/** Returns a season with one club as a stint. */
export function stintOf(isGoalie: boolean, season: Season, team: string, figures: Figures): Stint {
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
  const name = plain(teamName);
  const ofTime = clubs.filter((club) => playedIn(club, season));
  const namesakes = ofTime.filter(({ place }) => name.includes(plain(place)));
  return (
    namesakes.find(({ place, nickname }) => plain(`${place} ${nickname}`) === name) ??
    (namesakes.length === 1 ? namesakes[0] : undefined)
  )?.code;
}
