import { bestOpeningGuess } from "./best-opening-guess.ts";
import { draftReportCard } from "./draft-report-card.ts";
import { goaliesCareers } from "./goalies-careers.ts";
import { greatestWithoutACup } from "./greatest-without-a-cup.ts";
import type { InsightsLeague } from "./league.ts";
import { mostWornCareerPaths } from "./most-worn-career-paths.ts";
import { rocketToMcdavid } from "./rocket-to-mcdavid.ts";
import { sweaterNumbers } from "./sweater-numbers.ts";
import { whatADraftPickIsWorth } from "./what-a-draft-pick-is-worth.ts";
import { wherePlayersComeFrom } from "./where-players-come-from.ts";

/** Returns an article's figures with the day of the facts. */
export const computeFigures = (slug: string, league: InsightsLeague): object => ({
  asOf: league.facts.asOf,
  ...topics[slug]?.(league),
});

/** Functions that compute each article's figures, by slug. */
export const topics: Readonly<Record<string, (league: InsightsLeague) => object>> = {
  "best-opening-guess": bestOpeningGuess,
  "draft-report-card": draftReportCard,
  "goalies-careers": goaliesCareers,
  "greatest-without-a-cup": greatestWithoutACup,
  "most-worn-career-paths": mostWornCareerPaths,
  "rocket-to-mcdavid": rocketToMcdavid,
  "sweater-numbers": sweaterNumbers,
  "what-a-draft-pick-is-worth": whatADraftPickIsWorth,
  "where-players-come-from": wherePlayersComeFrom,
};
