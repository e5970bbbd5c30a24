import { weekday, type Day } from "../shared/day.ts";
import { drawAny, drawForDay, type RandomPick, type RecentAnswers } from "../shared/draw.ts";
import type { Game, PracticeFilter } from "../shared/game.ts";
import { LINE_UP_GROUPS, type LineUpGroupName, type LineUp, type RosterLine, type SkaterLine } from "./line-up.ts";
import { teamSeasonKey, type TeamSeason } from "./team-season.ts";
import { MATCH, MISS, NEAR, compareNumbers, type ClueVerdict } from "../shared/verdict.ts";
import { GAME_CONFIG } from "../shared/game-config.ts";
import type { AnyClub } from "../league/all-players.ts";
import { firstYear, type Season } from "../league/season.ts";

/**
 * Roster Mystery: six guesses at a club and a season, from players of that roster. Answer and guesses are a club's
 * season, under the club's code of the time. Rules: docs/games.md.
 */

export interface AlignedTeamSeason extends TeamSeason {
  /** Division in that season; null if the league had none. */
  division: string | null;
  /** Code of the franchise. */
  franchise: string;
}

/** All seasons that can be guessed, from {@link EXPANSION_SEASON} on, by {@link teamSeasonKey}. */
export interface RosterMysteryFacts {
  alignments: ReadonlyMap<string, AlignedTeamSeason>;
  /** Keys, the season with the best-known players first. */
  byFame: readonly string[];
}

/** Puzzle data about a season. */
export interface RosterPuzzleData {
  lineUp: LineUp;
  /** Whether the club won the Cup in it. */
  isChampion: boolean;
}

export interface RosterClue {
  team: ClueVerdict;
  season: ClueVerdict;
}

/** A revealed group of players. */
export interface RevealedGroup {
  group: LineUpGroupName;
  lines: readonly RosterLine[];
}

export interface RosterAnswer extends Omit<AlignedTeamSeason, "franchise"> {
  isChampion: boolean;
  scorer: SkaterLine;
}

/** The published list of seasons. Its version is the version of the facts it was made from. */
export interface SeasonList {
  version: string;
  /** In order of code. */
  clubs: AnyClub[];
  /** Newest first, each with its club codes in order. */
  seasons: [season: Season, teams: string[]][];
}

/** The first season that is used from Monday to Friday. */
const WORKDAY_SEASON: Season = 19901991;
const SATURDAY = 5;

/** Answers come from this share of the day's seasons, the best known. */
const POOL_SHARE = 1 / 3;

/** Each season of a club is ranked this many places lower per better-known season of the same club. */
const RANKS_APART = 60;

/** Within this many days, before and after, no other answer is of the same franchise. */
const APART_DAYS = 10;

/** Days over which the decades are spread. */
const WEEK = 7;

function alignmentOf({ alignments }: RosterMysteryFacts, key: string): AlignedTeamSeason {
  const alignment = alignments.get(key);
  if (alignment === undefined) throw new RangeError(`there was no season ${key}`);
  return alignment;
}

function seasonOf(seasons: RosterMysteryFacts, key: string): TeamSeason {
  const { season, team } = alignmentOf(seasons, key);
  return { season, team };
}

const bestKnown = (keys: readonly string[]): readonly string[] => keys.slice(0, Math.round(keys.length * POOL_SHARE));

/** Returns the keys that a day's answer may come from, best known first. */
export function rosterPoolOn(seasons: RosterMysteryFacts, day: Day): readonly string[] {
  if (weekday(day) >= SATURDAY) return bestKnown(spread(seasons, seasons.byFame));
  return bestKnown(
    spread(
      seasons,
      seasons.byFame.filter((key) => alignmentOf(seasons, key).season >= WORKDAY_SEASON),
    ),
  );
}

/**
 * Ranks seasons by fame, and lowers those of clubs with better-known seasons. Otherwise the seasons of two dynasties
 * would be half of all Mondays.
 */
function spread(seasons: RosterMysteryFacts, ranked: readonly string[]): string[] {
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
 * Draws a day's season: not of a recent franchise, and preferably of a decade that is rare this week and a club that is
 * rare this year.
 */
function drawSeason(seasons: RosterMysteryFacts, day: Day, taken: RecentAnswers<string>, pick: RandomPick): string {
  const within = (days: number): AlignedTeamSeason[] =>
    [...taken].flatMap(([key, off]) => (off <= days ? (seasons.alignments.get(key) ?? []) : []));
  const nearby = new Set(within(APART_DAYS).map(({ franchise }) => franchise));
  const decades = Map.groupBy(within(WEEK - 1), ({ season }) => decadeOf(season));
  const timesDealt = (key: string): number => decades.get(decadeOf(alignmentOf(seasons, key).season))?.length ?? 0;
  const clubs = Map.groupBy(taken.keys(), (key) => seasons.alignments.get(key)?.team);
  const dealt = (key: string): number => clubs.get(alignmentOf(seasons, key).team)?.length ?? 0;
  const isRecent = (key: string): boolean => (taken.get(key) ?? Infinity) <= GAME_CONFIG.roster.repeatDays;
  const cannot = { has: (key: string) => isRecent(key) || nearby.has(alignmentOf(seasons, key).franchise) };
  return drawForDay(rosterPoolOn(seasons, day), day, cannot, pick, (keys) => leastOf(leastOf(keys, timesDealt), dealt));
}

/** Returns the keys that have been seen least. */
function leastOf(keys: readonly string[], count: (key: string) => number): string[] {
  const least = Math.min(...keys.map(count));
  return keys.filter((key) => count(key) === least);
}

const decadeOf = (season: Season): number => Math.floor(firstYear(season) / 10);

function poolOf(seasons: RosterMysteryFacts, { players }: PracticeFilter): readonly string[] {
  switch (players) {
    case "everyone":
      return seasons.byFame;
    case "best-known":
      return bestKnown(seasons.byFame);
    // Practice by team is not offered: the club would be half of the answer.
    case "team":
      return [];
  }
}

/** Parses a guess; returns null if it has another form. */
function readTeamSeason(raw: unknown): TeamSeason | null {
  if (typeof raw !== "object" || raw === null || !("season" in raw) || !("team" in raw)) return null;
  const { season, team } = raw;
  return typeof season === "number" && typeof team === "string" ? { season, team } : null;
}

/**
 * Compares clubs: near is a club of the same division in the answer's season. A club that did not play then is a miss,
 * and so is any other club if the league had no divisions.
 */
function markTeam(seasons: RosterMysteryFacts, secret: TeamSeason, guess: TeamSeason): ClueVerdict {
  if (guess.team === secret.team) return MATCH;
  const { division } = alignmentOf(seasons, teamSeasonKey(secret));
  const other = seasons.alignments.get(teamSeasonKey({ season: secret.season, team: guess.team }));
  return division !== null && other?.division === division ? NEAR : MISS;
}

export const roster: Game<
  RosterMysteryFacts,
  TeamSeason,
  RosterPuzzleData,
  TeamSeason,
  RosterClue,
  RevealedGroup[],
  RosterAnswer
> = {
  ...GAME_CONFIG.roster,
  canStop: false,
  deal: (seasons, day, taken, pick) => seasonOf(seasons, drawSeason(seasons, day, taken, pick)),
  dealPractice: (seasons, filter, pick) => seasonOf(seasons, drawAny(poolOf(seasons, filter), pick)),
  answerKey: teamSeasonKey,
  accept({ facts }, raw, earlier) {
    const guess = readTeamSeason(raw);
    if (guess === null || !facts.alignments.has(teamSeasonKey(guess))) return { ok: false, refusal: "unknown-season" };
    if (earlier.some((made) => teamSeasonKey(made) === teamSeasonKey(guess)))
      return { ok: false, refusal: "repeated-guess" };
    return { ok: true, guess };
  },
  solves: ({ secret }, guess) => teamSeasonKey(secret) === teamSeasonKey(guess),
  judge: ({ facts, secret }, guess) => ({
    team: markTeam(facts, secret, guess),
    season: compareNumbers(firstYear(secret.season), firstYear(guess.season), 2),
  }),
  reveal: ({ evidence }, guesses, isOver) =>
    LINE_UP_GROUPS.slice(0, isOver ? LINE_UP_GROUPS.length : guesses.length + 1).map(({ name }) => ({
      group: name,
      lines: evidence.lineUp[name],
    })),
  answer({ facts, secret, evidence: { isChampion, lineUp } }) {
    const { season, team, division } = alignmentOf(facts, teamSeasonKey(secret));
    return { season, team, division, isChampion, scorer: lineUp.scorer[0] };
  },
};
