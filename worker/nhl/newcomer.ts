import { playedIn, type Season, type Stint, type Years } from "#rules/season";
import type { Landing, NhlSeason } from "./answers.ts";
import { plain } from "./spelling.ts";
import { Fault, fetchLanding, fetchNationality } from "./statistics.ts";

/** A club under one name, and the seasons it had it in. */
export interface NamedClub extends Years {
  code: string;
  place: string;
  nickname: string;
}

/** A player by what his own page says of him. */
export interface KnownByHisPage extends Omit<Landing, "seasonTotals" | "draftDetails"> {
  draft: Landing["draftDetails"];
  /** His regular seasons in order of play; none before his first game. */
  career: Stint[];
}

/** Somebody the facts have nothing of: he is on a roster for the first time, or has played his first game. */
export interface Newcomer extends Omit<KnownByHisPage, "birthCountry"> {
  /** ISO 3166-1 alpha-2, nationality. */
  country: string;
}

/**
 * Reads a player's own page. It tells clubs by the names they had, which belong to one code each. Not every name of the
 * past need be known, so that no more is read than is needed.
 *
 * @param since the first season that is
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

/** What has been learned of somebody who is on a roster and unknown, or why nothing was. */
export type Rookie = { id: number } & ({ newcomer: Newcomer } | { fault: Fault });

/**
 * Reads the pages of players who are on a roster and unknown. Of their nationality the league says nothing before they
 * have played: until then they are of the country they were born in. Who has played in the running season is left out,
 * because he comes with a page of figures.
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

/** A season with one club, in the order of the column. */
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

/** Whose name it is, else who else is of a place it names: Utah was a Hockey Club before it was the Mammoth. */
function codeOf({ teamName, season }: NhlSeason, clubs: readonly NamedClub[]): string | undefined {
  const name = plain(teamName);
  const ofTime = clubs.filter((club) => playedIn(club, season));
  const namesakes = ofTime.filter(({ place }) => name.includes(plain(place)));
  return (
    namesakes.find(({ place, nickname }) => plain(`${place} ${nickname}`) === name) ??
    (namesakes.length === 1 ? namesakes[0] : undefined)
  )?.code;
}
