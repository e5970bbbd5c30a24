import type { Parts } from "#rules/games";
import type { GameName } from "#rules/measures";
import type { Env } from "./env.ts";

type Gatherer<Name extends GameName> = (
  env: Env, facts: Parts<Name>["facts"], secret: Parts<Name>["secret"],
) => Promise<Parts<Name>["evidence"]>;

/** Where each game's evidence comes from; a game whose facts say it all has none. */
const GATHERERS: { [Name in GameName]: Gatherer<Name> } = {
  classic: async () => null,
};

/** Gathers what is known of a secret beyond the game's facts. */
export const gatherEvidence = (env: Env, game: GameName, facts: unknown, secret: unknown): Promise<unknown> =>
  // Each game's facts and secrets are its own; outside its module they are of unknown type.
  (GATHERERS[game] as (env: Env, facts: never, secret: never) => Promise<unknown>)(env, facts as never, secret as never);
