import { createRequire } from "node:module";
import { criterionKindOf, criterionSubjectOf, type CriterionKey, type GridCriteria } from "#rules/grid/criteria";
import { parseGridKey } from "#rules/grid/grid-key";
import { firstYear, secondYear } from "#rules/league/season";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import type { CalendarLookups } from "./calendar-lookups.ts";

type Texts = Readonly<Record<string, string>>;

const { grid, generator, countries } = createRequire(import.meta.url)("../client/i18n/en.json") as {
  grid: { criteria: Record<string, Texts> };
  generator: { trophies: Texts; cup: string; hallOfFame: string };
  countries: Texts;
};

/** The site's English texts about criteria, by kind. */
const CRITERIA: Readonly<Record<string, Texts>> = {
  ...grid.criteria,
  trophy: generator.trophies,
  country: countries,
  cup: { "": generator.cup },
  "hall-of-fame": { "": generator.hallOfFame },
};

/** Returns a criterion as players read it, with a club's code instead of its name: "500 career goals", "EDM". */
export function nameCriterion(key: CriterionKey): string {
  const subject = criterionSubjectOf(key);
  return CRITERIA[criterionKindOf(key)]?.[subject] ?? subject;
}

const nameCriteria = ({ rows, columns }: GridCriteria): string =>
  [rows, columns].map((keys) => keys.map(nameCriterion).join(", ")).join(" × ");

/** Returns an answer as a fan names it: "Connor McDavid", "MTL 1992–93", "EDM, VAN, Stanley Cup × BOS, …". */
export function nameAnswer(game: GameName, answer: string, { players }: CalendarLookups): string {
  switch (GAME_CONFIG[game].hides) {
    case "player":
      return players.get(answer)?.name ?? answer;
    case "season": {
      const [season, club = ""] = answer.split("-");
      const years = Number(season);
      return `${club} ${firstYear(years)}–${String(secondYear(years)).slice(-2)}`;
    }
    case "grid":
      return nameCriteria(parseGridKey(answer));
  }
}
