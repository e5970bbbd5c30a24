// What a guess is answered with, fetched while nobody has guessed yet.

export { GuessReport } from "./guess-report.tsx";
export { GuessTable } from "./guess-table.tsx";
export { Guesses } from "./guesses.tsx";
export { LatestGuess } from "./latest-guess.tsx";
export { LitClubs } from "./known-clubs.tsx";
