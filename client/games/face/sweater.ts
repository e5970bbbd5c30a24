// What a Sweater Reveal has of its own in play, fetched where there is one.

export { SweaterBoard } from "./sweater-board.tsx";
export { SweaterGuesses } from "./sweater-guesses.tsx";
export { SweaterStatus } from "./sweater-status.tsx";
