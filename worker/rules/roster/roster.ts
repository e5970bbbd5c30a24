import { drawAny } from "../shared/draw.ts";
import { practiceAnswers, type Game } from "../shared/game.ts";
import {
  LINE_UP_GROUPS,
  type LineUpGroupName,
  type LineUp,
  type RosterLine,
  type SeasonOutcome,
  type SkaterLine,
} from "./line-up.ts";
import { drawSeasonForDay } from "./draw.ts";
import {
  compareSeasons,
  teamSeasonKey,
  type AlignedTeamSeason,
  type RosterMysteryFacts,
  type TeamSeason,
} from "./team-season.ts";
import { MATCH, MISS, NEAR, type ClueVerdict } from "../shared/verdict.ts";
import { GAME_CONFIG } from "../shared/game-config.ts";
import type { AnyClub } from "../league/all-players.ts";
import type { Season } from "../league/season.ts";

/** Roster Mystery: six guesses at a club's season, under its code of the time, from its players. See docs/games.md. */

export interface RosterPuzzleData extends SeasonOutcome {
  lineUp: LineUp;
}

export interface RosterClue {
  team: ClueVerdict;
  season: ClueVerdict;
}

export interface RevealedGroup {
  group: LineUpGroupName;
  lines: readonly RosterLine[];
}

export interface RosterAnswer extends Omit<AlignedTeamSeason, "franchise">, SeasonOutcome {
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

/** Practice calls this share of all seasons the best known. */
const BEST_KNOWN_SHARE = 1 / 3;

function alignmentOf({ alignments }: RosterMysteryFacts, key: string): AlignedTeamSeason {
  const alignment = alignments.get(key);
  if (alignment === undefined) throw new RangeError(`there was no season ${key}`);
  return alignment;
}

function seasonOf(seasons: RosterMysteryFacts, key: string): TeamSeason {
  const { season, team } = alignmentOf(seasons, key);
  return { season, team };
}

function readTeamSeason(raw: unknown): TeamSeason | null {
  if (typeof raw !== "object" || raw === null || !("season" in raw) || !("team" in raw)) return null;
  const { season, team } = raw;
  return typeof season === "number" && typeof team === "string" ? { season, team } : null;
}

/** Compares clubs: near is a club of the same division in the answer's season, if the league had divisions. */
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
  deal: (seasons, day, taken, pick) => seasonOf(seasons, drawSeasonForDay(seasons, day, taken, pick)),
  dealPractice(seasons, filter, pick) {
    const { byFame } = seasons;
    const answers = practiceAnswers(byFame, filter, Math.round(byFame.length * BEST_KNOWN_SHARE));
    return seasonOf(seasons, drawAny(answers, pick));
  },
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
    season: compareSeasons(secret.season, guess.season),
  }),
  reveal: ({ data }, guesses, isOver) =>
    LINE_UP_GROUPS.slice(0, isOver ? LINE_UP_GROUPS.length : guesses.length + 1).map(({ name }) => ({
      group: name,
      lines: data.lineUp[name],
    })),
  answer({ facts, secret, data: { lineUp, ...outcome } }) {
    const { season, team, division } = alignmentOf(facts, teamSeasonKey(secret));
    return { season, team, division, ...outcome, scorer: lineUp.scorer[0] };
  },
};
