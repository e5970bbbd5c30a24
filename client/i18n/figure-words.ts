import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";

/** The block of words that tells a game's figures: by guesses, the fewer the better, or by squares, the more the better. */
export const figureWordsOf = (game: GameName) => (GAME_CONFIG[game].toFind > 1 ? "bySquares" : "byGuesses");
