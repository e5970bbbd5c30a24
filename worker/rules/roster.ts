import { weekday, type Day } from "./day.ts";
import { drawAny, drawForDay } from "./draw.ts";
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

export interface RosterAnswer extends Alignment {
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

/** The keys a day's answer comes from, best known first. */
export function poolOn(seasons: Seasons, day: Day): readonly string[] {
  if (weekday(day) >= SATURDAY) return bestKnown(seasons.byFame);
  return bestKnown(seasons.byFame.filter((key) => alignmentOf(seasons, key).season >= WORKDAY_SEASON));
}

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
  deal: (seasons, day, taken, pick) => seasonOf(seasons, drawForDay(poolOn(seasons, day), day, taken, pick)),
  practise: (seasons, filter, taken, pick) =>
    seasonOf(
      seasons,
      drawAny(
        poolOf(seasons, filter).filter((key) => !taken.has(key)),
        pick,
      ),
    ),
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
  answer: ({ facts, secret, evidence: { isChampion, lineUp } }) => ({
    ...alignmentOf(facts, keyOf(secret)),
    isChampion,
    scorer: lineUp.scorer[0],
  }),
};
