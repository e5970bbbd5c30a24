import type { Language } from "./i18n/address.ts";
import { career } from "./career/career.ts";
import { classic } from "./classic/classic.ts";
import { CLASSIC_CLUES } from "./classic/clues.ts";
import { face } from "./face/face.ts";
import type { AnyGame, Game } from "./shared/game.ts";
import { grid } from "./grid/grid.ts";
import { legends } from "./legends/legends.ts";
import type { GameName } from "./shared/game-config.ts";
import { roster } from "./roster/roster.ts";
import type { RoundView } from "./shared/round.ts";

export const games = { classic, roster, face, career, grid, legends } satisfies Record<GameName, unknown>;

/** Returns a game for code that handles all games alike: only its module knows the types of its answers and guesses. */
export const anyGame = (name: GameName): AnyGame => games[name] as AnyGame;

/** The names of all games as in the site's menu, for texts that are written without the client's. A test compares them. */
export const GAME_TITLES: Readonly<Record<GameName, Readonly<Record<Language, string>>>> = {
  classic: { en: "NHL Classic", fr: "LNH Classique" },
  roster: { en: "Roster Mystery", fr: "Formation mystère" },
  face: { en: "Face Reveal", fr: "Visage caché" },
  career: { en: "Career Path", fr: "Parcours de carrière" },
  grid: { en: "Grid", fr: "Grille" },
  legends: { en: "Legends", fr: "Légendes" },
};

/** The clues that hard mode insists on, of all games that have it (`Game.hardModeRefusal`). */
export const HARD_MODE_CLUES = CLASSIC_CLUES;
export type HardModeClue = (typeof HARD_MODE_CLUES)[number];

/** The type parameters of a {@link Game}, by name. */
type PartsOf<Module> =
  Module extends Game<infer Facts, infer Secret, infer Data, infer Guess, infer Clue, infer Revealed, infer Answer>
    ? { facts: Facts; secret: Secret; data: Data; guess: Guess; clue: Clue; revealed: Revealed; answer: Answer }
    : never;

export type GameTypes<Name extends GameName> = PartsOf<(typeof games)[Name]>;

export type GameView<Name extends GameName> = RoundView<
  GameTypes<Name>["guess"],
  GameTypes<Name>["clue"],
  GameTypes<Name>["revealed"],
  GameTypes<Name>["answer"]
>;

/** The view of a round that is over. */
export type EndedRound<Name extends GameName = GameName> = Exclude<GameView<Name>, { state: "guessing" }>;

export type GameAnswer<Name extends GameName> = GameTypes<Name>["answer"];
