// The parts of a Sweater Reveal, loaded only for one.

export { SweaterBoard } from "./sweater-board.tsx";
export { SweaterCard } from "../../ui/sweater-card/card.tsx";
export { SweaterGuesses } from "./sweater-guesses.tsx";
