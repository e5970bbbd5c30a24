import type { GenericSchema } from "valibot";
import type { GameTypes } from "#rules/games";
import type { GameName } from "#rules/shared/game-config";

/** The shapes of what a game keeps of a round, by their names in `Game`. */
export type GameSchemas<Name extends GameName> = {
  [Part in "guess" | "clue" | "seen" | "answer"]: GenericSchema<unknown, GameTypes<Name>[Part]>;
};
