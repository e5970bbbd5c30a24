// Feedback for a guess, loaded before the first guess.

export { GuessReport } from "./guess-report.tsx";
export { Guesses } from "./guesses.tsx";
export { LatestGuess } from "./latest-guess.tsx";
export { KnownClubs } from "./known-clubs.tsx";
