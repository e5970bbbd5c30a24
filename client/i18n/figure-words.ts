import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";

/**
 * Returns the key of the texts for a game's figures: "byGuesses" (fewer is better), or "bySquares" (more is better).
 */
export const figureWordsOf = (game: GameName) => (GAME_CONFIG[game].toFind > 1 ? "bySquares" : "byGuesses");
