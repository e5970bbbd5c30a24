import type { Puzzle } from "#rules/shared/game";
import type { GameTypes } from "#rules/games";
import type { RoundDeal } from "#rules/shared/round";
import type { GridPuzzleData, GridFacts, Shot } from "#rules/grid/grid";
import type { GameName } from "#rules/shared/game-config";
import { faceKindOf, type FaceKind, type FacePuzzleData } from "#rules/face/face";
import { buildSweaterFacts } from "#rules/face/sweater";
import type { Env } from "../env.ts";
import { apiError } from "../http/errors.ts";
import { buildFaceData } from "../faces/face-data.ts";
import { hasLeaguePictures } from "../runtime/configuration.ts";
import { readCareerPuzzleData } from "../store/careers.ts";
import { readGridAnswers } from "../store/criteria.ts";
import { readPlayerRecords } from "../store/player-records.ts";
import type { Puzzles } from "../store/puzzles.ts";
import { sweaterFacts } from "../store/sweater-facts.ts";
import { readRosterPuzzleData } from "../store/seasons.ts";

/** A game whose facts do not suffice to judge guesses. */
type GameWithData = { [Name in GameName]: GameTypes<Name>["data"] extends null ? never : Name }[GameName];

type Builder<Name extends GameName> = (
  env: Env,
  facts: GameTypes<Name>["facts"],
  secret: GameTypes<Name>["secret"],
  now: number,
  deal: RoundDeal<unknown>,
) => Promise<GameTypes<Name>["data"]>;

/** How each game's puzzle data is built. Other games have none. */
const BUILDERS: { [Name in GameWithData]: Builder<Name> } = {
  roster: async (env, _seasons, secret) => readRosterPuzzleData(env, secret),
  face: async (env, facts, player, now, deal) => {
    const kind = deal.kind === "practice" ? deal.variant : undefined;
    const purpose = deal.kind === "daily" ? "secret" : "practice";
    const photograph = kind === "sweater" ? null : await buildFaceData(env, facts, player, now, purpose);
    if (photograph !== null) return photograph;
    if (kind === "pixels") throw apiError("storage-unavailable");
    const sweater = buildSweaterFacts(facts, player, await sweaterFacts.readRecent(env, now));
    return { stages: [], picture: null, sweater };
  },
  career: async (env, _facts, secret) => readCareerPuzzleData(env, secret),
  grid: readGridAnswers,
};

/**
 * Builds what judging guesses needs besides the facts; null if nothing. @throws storage-unavailable if a practice round
 * has begun with a photograph that is unavailable now
 */
export async function buildPuzzleData(
  env: Env,
  game: GameName,
  facts: unknown,
  secret: unknown,
  now: number,
  deal: RoundDeal<unknown>,
): Promise<unknown> {
  // The types of facts and answers are known only inside each game's module.
  const build = (BUILDERS as Partial<Record<GameName, Builder<never>>>)[game];
  return build === undefined ? null : build(env, facts as never, secret as never, now, deal);
}

/** Adds to a Grid what is needed to explain verdicts: the records of the guessed players. */
export async function addGuessedPlayers<Grid extends Puzzle<unknown, unknown, unknown>>(
  env: Env,
  puzzle: Grid,
  guesses: readonly unknown[],
  now: number,
): Promise<Grid> {
  if (guesses.length === 0) return puzzle;
  const ids = (guesses as Shot[]).map(({ player }) => player);
  const records = await readPlayerRecords(env, puzzle.facts as GridFacts, ids, now);
  return { ...puzzle, data: { ...(puzzle.data as GridPuzzleData), records } satisfies GridPuzzleData };
}

/** Returns the variants of a day's puzzles; of no day the likely ones, as client/games/face/face-kind.ts does. */
export function variantsOn(env: Env, puzzles: Puzzles | null): { face: FaceKind } {
  if (puzzles?.face !== undefined) return { face: faceKindOf(puzzles.face.data as FacePuzzleData) };
  return { face: hasLeaguePictures(env) ? "pixels" : "sweater" };
}
