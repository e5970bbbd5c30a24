import type { GenericSchema } from "valibot";
import type { GameTypes } from "#rules/games";
import type { GameName } from "#rules/shared/game-config";

/** Schemas of the parts of a game's stored round, named as in `Game`. */
export type GameSchemas<Name extends GameName> = {
  [Part in "guess" | "clue" | "seen" | "answer"]: GenericSchema<unknown, GameTypes<Name>[Part]>;
};
