import { t } from "i18next";
import type { GameView } from "#rules/games";
import { compareSeasons } from "#rules/roster/team-season";
import type { SeasonIndex } from "../../data/seasons.ts";
import { clubName } from "../../i18n/club-name.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { formatSeason } from "#rules/league/years";

type Tries = GameView<"roster">["tries"];

/** Returns the team and the season that have matched. */
export const knownBy = (tries: Tries) => ({
  team: tries.find(({ clue }) => clue.team.verdict === "match")?.guess.team ?? null,
  season: tries.find(({ clue }) => clue.season.verdict === "match")?.guess.season ?? null,
});

/** Returns whether the clues rule a team out: another has matched, or it was guessed in vain. */
export const isTeamExcluded = (tries: Tries, team: string): boolean =>
  tries.some(({ guess, clue }) => (clue.team.verdict === "match" ? guess.team !== team : guess.team === team));

/** Returns whether the clues rule a season out: as the answer, it would have given a guess another clue. */
export const isSeasonExcluded = (tries: Tries, season: number): boolean =>
  tries.some(({ guess, clue }) => {
    const { verdict, arrow } = compareSeasons(season, guess.season);
    return verdict !== clue.season.verdict || arrow !== clue.season.arrow;
  });

/** Returns what is known besides a match: "after 2017–18, same division as the Los Angeles Kings". */
export function knownWords(tries: Tries, { teamsIn, clubs }: SeasonIndex): string {
  const known = knownBy(tries);
  const all = [...teamsIn]
    .flatMap(([season, teams]) => (known.team === null || teams.includes(known.team) ? season : []))
    .sort((a, b) => a - b);
  const left = all.filter((season) => !isSeasonExcluded(tries, season));
  const [first = 0, last = first] = [left[0], left.at(-1)];
  const [isAfter, isBefore] = [first !== all[0], last !== all.at(-1)];
  const [from, to] = [first, last].map((season) => formatSeason(season, documentLanguage()));
  const span = first === last ? "only" : isAfter && isBefore ? "between" : isAfter ? "from" : isBefore ? "upTo" : null;
  const near = tries.findLast(({ clue }) => clue.team.verdict === "near")?.guess;
  return [
    known.season === null && tries.length > 0 && span !== null && t(`roster.known.${span}`, { from, to }),
    known.team === null &&
      near !== undefined &&
      t("roster.known.division", { team: clubName(clubs.get(near.team), near.team, near.season) }),
  ]
    .filter((part) => part !== false)
    .join(", ");
}
