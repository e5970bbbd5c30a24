// The parts of a Sweater Reveal in progress, loaded only for one.

export { SweaterBoard } from "./sweater-board.tsx";
export { SweaterGuesses } from "./sweater-guesses.tsx";
