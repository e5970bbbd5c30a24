import { weekday, type Day } from "./day.ts";
import { drawAny, drawForDay, type Pick, type Taken } from "./draw.ts";
import type { Game, PracticeFilter } from "./game.ts";
import { GROUPS, type GroupName, type LineUp, type RosterLine, type SkaterLine } from "./line-up.ts";
import { MATCH, MISS, NEAR, markNumber, type Mark } from "./mark.ts";
import { MEASURES } from "./measures.ts";
import type { LeagueClub } from "./people.ts";
import { firstYear, type Season } from "./season.ts";

/**
 * Roster Mystery: six guesses at a club and a season, from who played there. Secret and guess are a
 * club's season; the clubs are those of the time.
 */

/** A club's season: the club's code of the time, and both years of the season, 19961997. */
export interface TeamSeason {
  season: Season;
  team: string;
}

export interface Alignment extends TeamSeason {
  /** Division of that season; null where the league had none. */
  division: string | null;
  /** Code of the franchise, whatever it was called by then. */
  franchise: string;
}

/** Every season that can be guessed, from {@link EXPANSION} on, by {@link keyOf}. */
export interface Seasons {
  alignments: ReadonlyMap<string, Alignment>;
  /** Their keys, the season with the best known players first. */
  byFame: readonly string[];
}

/** What is gathered about a season. */
export interface RosterEvidence {
  lineUp: LineUp;
  /** Whether it ended with the Cup. */
  isChampion: boolean;
}

export interface RosterClue {
  team: Mark;
  season: Mark;
}

/** The players of a group. */
export interface Revealed {
  group: GroupName;
  lines: readonly RosterLine[];
}

export interface RosterAnswer extends Omit<Alignment, "franchise"> {
  isChampion: boolean;
  scorer: SkaterLine;
}

/** The published document of what can be guessed. Its version is the stamp of the facts it was made of. */
export interface SeasonList {
  version: string;
  /** In order of code. */
  clubs: LeagueClub[];
  /** The newest first, each with the codes of its clubs in order. */
  seasons: [season: Season, teams: string[]][];
}

/** From Monday to Friday nobody is asked for a season before this one (GAMES.md). */
const WORKDAY_SEASON: Season = 19901991;
const SATURDAY = 5;

/** Answers come from the best known third of the seasons that a day allows. */
const POOL_SHARE = 1 / 3;

/** By so many ranks each season of a club is put off for each better known one of the same club. */
const RANKS_APART = 60;

/** For so many days, on either side, another answer is of another franchise (GAMES.md). */
const APART_DAYS = 10;

/** Over so many days the decades take turns. */
const WEEK = 7;

/** Names a season of a club, `19961997-DET`. */
export const keyOf = ({ season, team }: TeamSeason): string => `${season}-${team}`;

function alignmentOf({ alignments }: Seasons, key: string): Alignment {
  const alignment = alignments.get(key);
  if (alignment === undefined) throw new RangeError(`there was no season ${key}`);
  return alignment;
}

function seasonOf(seasons: Seasons, key: string): TeamSeason {
  const { season, team } = alignmentOf(seasons, key);
  return { season, team };
}

const bestKnown = (keys: readonly string[]): readonly string[] => keys.slice(0, Math.round(keys.length * POOL_SHARE));

/** The keys a day's answer comes from, best known first, the seasons of one club apart. */
export function poolOn(seasons: Seasons, day: Day): readonly string[] {
  if (weekday(day) >= SATURDAY) return bestKnown(spread(seasons, seasons.byFame));
  return bestKnown(
    spread(
      seasons,
      seasons.byFame.filter((key) => alignmentOf(seasons, key).season >= WORKDAY_SEASON),
    ),
  );
}

/**
 * Ranks seasons by how well they are known, each put off by those of its club that are better known: otherwise the seasons
 * of two dynasties would be half of all Mondays, and clubs of the past would never come.
 */
function spread(seasons: Seasons, ranked: readonly string[]): string[] {
  const before = new Map<string, number>();
  return ranked
    .map((key, rank) => {
      const { team } = alignmentOf(seasons, key);
      const better = before.get(team) ?? 0;
      before.set(team, better + 1);
      return { key, place: rank + RANKS_APART * better };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ key }) => key);
}

/**
 * Draws a day's season: of no franchise that was asked for of late, of a decade that the week has seen least, and of a club
 * that came least within a year.
 */
function drawSeason(seasons: Seasons, day: Day, taken: Taken<string>, pick: Pick): string {
  const within = (days: number): Alignment[] =>
    [...taken].flatMap(([key, off]) => (off <= days ? (seasons.alignments.get(key) ?? []) : []));
  const nearby = new Set(within(APART_DAYS).map(({ franchise }) => franchise));
  const decades = Map.groupBy(within(WEEK - 1), ({ season }) => decadeOf(season));
  const seen = (key: string): number => decades.get(decadeOf(alignmentOf(seasons, key).season))?.length ?? 0;
  const clubs = Map.groupBy(taken.keys(), (key) => seasons.alignments.get(key)?.team);
  const dealt = (key: string): number => clubs.get(alignmentOf(seasons, key).team)?.length ?? 0;
  const isRecent = (key: string): boolean => (taken.get(key) ?? Infinity) <= MEASURES.roster.repeatDays;
  const cannot = { has: (key: string) => isRecent(key) || nearby.has(alignmentOf(seasons, key).franchise) };
  return drawForDay(poolOn(seasons, day), day, cannot, pick, (keys) => leastOf(leastOf(keys, seen), dealt));
}

/** Returns the keys that have been seen least. */
function leastOf(keys: readonly string[], seen: (key: string) => number): string[] {
  const least = Math.min(...keys.map(seen));
  return keys.filter((key) => seen(key) === least);
}

const decadeOf = (season: Season): number => Math.floor(firstYear(season) / 10);

function poolOf(seasons: Seasons, { players }: PracticeFilter): readonly string[] {
  switch (players) {
    case "everyone":
      return seasons.byFame;
    case "best-known":
      return bestKnown(seasons.byFame);
    // Who knows the club has half the answer; and of a club's few seasons the one never dealt would be today's.
    case "team":
      return [];
  }
}

/** A club and a season out of whatever was sent; null when it is neither. */
function readTeamSeason(raw: unknown): TeamSeason | null {
  if (typeof raw !== "object" || raw === null || !("season" in raw) || !("team" in raw)) return null;
  const { season, team } = raw;
  return typeof season === "number" && typeof team === "string" ? { season, team } : null;
}

/**
 * Near is a club of the same division in the answer's season. A club that did not play then was in
 * none, whatever its franchise was called by then; and no two clubs are near in a league without divisions.
 */
function markTeam(seasons: Seasons, secret: TeamSeason, guess: TeamSeason): Mark {
  if (guess.team === secret.team) return MATCH;
  const { division } = alignmentOf(seasons, keyOf(secret));
  const other = seasons.alignments.get(keyOf({ season: secret.season, team: guess.team }));
  return division !== null && other?.division === division ? NEAR : MISS;
}

export const roster: Game<Seasons, TeamSeason, RosterEvidence, TeamSeason, RosterClue, Revealed[], RosterAnswer> = {
  ...MEASURES.roster,
  canStop: false,
  deal: (seasons, day, taken, pick) => seasonOf(seasons, drawSeason(seasons, day, taken, pick)),
  practise: (seasons, filter, pick) => seasonOf(seasons, drawAny(poolOf(seasons, filter), pick)),
  key: keyOf,
  accept({ facts }, raw, earlier) {
    const guess = readTeamSeason(raw);
    if (guess === null || !facts.alignments.has(keyOf(guess))) return { ok: false, refusal: "unknown-season" };
    if (earlier.some((made) => keyOf(made) === keyOf(guess))) return { ok: false, refusal: "repeated-guess" };
    return { ok: true, guess };
  },
  solves: ({ secret }, guess) => keyOf(secret) === keyOf(guess),
  judge: ({ facts, secret }, guess) => ({
    team: markTeam(facts, secret, guess),
    season: markNumber(firstYear(secret.season), firstYear(guess.season), 2),
  }),
  reveal: ({ evidence }, guesses, isOver) =>
    GROUPS.slice(0, isOver ? GROUPS.length : guesses.length + 1).map(({ name }) => ({
      group: name,
      lines: evidence.lineUp[name],
    })),
  answer({ facts, secret, evidence: { isChampion, lineUp } }) {
    const { season, team, division } = alignmentOf(facts, keyOf(secret));
    return { season, team, division, isChampion, scorer: lineUp.scorer[0] };
  },
};
