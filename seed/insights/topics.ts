import { bestOpeningGuess } from "./best-opening-guess.ts";
import { goaliesCareers } from "./goalies-careers.ts";
import type { League } from "./league.ts";
import { mostWornCareerPaths } from "./most-worn-career-paths.ts";
import { sweaterNumbers } from "./sweater-numbers.ts";
import { whatADraftPickIsWorth } from "./what-a-draft-pick-is-worth.ts";
import { wherePlayersComeFrom } from "./where-players-come-from.ts";

/** What works out the figures of each article, by its slug. */
export const topics: Readonly<Record<string, (league: League) => object>> = {
  "best-opening-guess": bestOpeningGuess,
  "goalies-careers": goaliesCareers,
  "most-worn-career-paths": mostWornCareerPaths,
  "sweater-numbers": sweaterNumbers,
  "what-a-draft-pick-is-worth": whatADraftPickIsWorth,
  "where-players-come-from": wherePlayersComeFrom,
};
