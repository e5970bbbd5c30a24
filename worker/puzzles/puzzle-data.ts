import type { Puzzle } from "#rules/shared/game";
import type { Parts } from "#rules/games";
import type { GridEvidence, GridFacts, Shot } from "#rules/grid/grid";
import type { GameName } from "#rules/shared/game-config";
import { hangUp } from "#rules/face/sweater";
import type { Env } from "../env.ts";
import { gatherFace } from "../faces/face-data.ts";
import { readCareer } from "../store/careers.ts";
import { gatherAnswers } from "../store/criteria.ts";
import { readDossiers } from "../store/player-records.ts";
import { readScouting } from "../store/sweater-facts.ts";
import { readRosterEvidence } from "../store/seasons.ts";

/** What the data is for: a day's puzzle, or a practice or challenge round, which visitors can begin without limit. */
type Occasion = "day" | "practice";

type Builder<Name extends GameName> = (
  env: Env,
  facts: Parts<Name>["facts"],
  secret: Parts<Name>["secret"],
  now: number,
  of: Occasion,
) => Promise<Parts<Name>["evidence"]>;

/** How each game's puzzle data is built; null for games without any. */
const BUILDERS: { [Name in GameName]: Builder<Name> } = {
  classic: async () => null,
  roster: async (env, _seasons, secret) => readRosterEvidence(env, secret),
  face: async (env, facts, player, now, of) =>
    (await gatherFace(env, facts, player, now, of === "day" ? "secret" : "practice")) ?? {
      stages: [],
      picture: null,
      sweater: hangUp(facts, player, await readScouting(env, now)),
    },
  career: async (env, _facts, secret) => readCareer(env, secret),
  grid: gatherAnswers,
  legends: async () => null,
};

/**
 * Builds the puzzle data of an answer: everything needed to judge guesses that is not in the game's facts.
 *
 * @param now Unix milliseconds
 */
export const gatherEvidence = (
  env: Env,
  game: GameName,
  facts: unknown,
  secret: unknown,
  now: number,
  of: Occasion,
): Promise<unknown> =>
  // The types of facts and answers are known only inside each game's module.
  (BUILDERS[game] as (env: Env, facts: never, secret: never, now: number, of: Occasion) => Promise<unknown>)(
    env,
    facts as never,
    secret as never,
    now,
    of,
  );

/**
 * Adds what is needed to explain verdicts: in the Grid, the records of the guessed players.
 *
 * @param now Unix milliseconds
 */
export async function lookUpGuessed<Any extends Puzzle<unknown, unknown, unknown>>(
  env: Env,
  game: GameName,
  puzzle: Any,
  guesses: readonly unknown[],
  now: number,
): Promise<Any> {
  if (game !== "grid" || guesses.length === 0) return puzzle;
  const ids = (guesses as Shot[]).map(({ player }) => player);
  const dossiers = await readDossiers(env, puzzle.facts as GridFacts, ids, now);
  return { ...puzzle, evidence: { ...(puzzle.evidence as GridEvidence), dossiers } satisfies GridEvidence };
}
