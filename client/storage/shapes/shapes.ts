import type { GenericSchema } from "valibot";
import type { Parts } from "#rules/games";
import type { GameName } from "#rules/shared/game-config";

/** The shapes of what a game keeps of a round, by their names in `Game`. */
export type Shapes<Name extends GameName> = {
  [Part in "guess" | "clue" | "seen" | "answer"]: GenericSchema<unknown, Parts<Name>[Part]>;
};
