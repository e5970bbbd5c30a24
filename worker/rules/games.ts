import { career } from "./career.ts";
import { classic } from "./classic.ts";
import { face } from "./face.ts";
import type { Game } from "./game.ts";
import { grid } from "./grid.ts";
import { legends } from "./legends.ts";
import type { GameName } from "./measures.ts";
import { roster } from "./roster.ts";
import type { RoundView } from "./round.ts";

/** All games by name. */
export const games = { classic, roster, face, career, grid, legends } satisfies Record<GameName, unknown>;

/** The type parameters of a {@link Game}, by name. */
type PartsOf<Module> =
  Module extends Game<infer Facts, infer Secret, infer Evidence, infer Guess, infer Clue, infer Seen, infer Answer>
    ? { facts: Facts; secret: Secret; evidence: Evidence; guess: Guess; clue: Clue; seen: Seen; answer: Answer }
    : never;

export type Parts<Name extends GameName> = PartsOf<(typeof games)[Name]>;

/** What the browser sees of a round. */
export type GameView<Name extends GameName> = RoundView<
  Parts<Name>["guess"],
  Parts<Name>["clue"],
  Parts<Name>["seen"],
  Parts<Name>["answer"]
>;

/** What is shown after the end of a round. */
export type GameAnswer<Name extends GameName> = Parts<Name>["answer"];
