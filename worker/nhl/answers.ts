import * as v from "valibot";
import { isDay } from "#rules/day";
import { isSeason } from "#rules/season";
import { countryOf } from "./countries.ts";
import { spellingOf } from "./spelling.ts";

/**
 * What of the league's answers is used, checked in full: a field that is missing, of another type or out of all
 * reason makes the whole answer faulty. Fields nobody reads may come and go.
 */

/** Ids of players have seven digits; everything else about them follows from that. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(8_000_000), v.maxValue(9_999_999));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999));
export const Season = v.pipe(v.number(), v.check(isSeason, "no season"));
const Written = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
export const Name = v.pipe(
  v.object({ default: Written }),
  v.transform((name) => name.default),
);
/** Which of a name's spellings is his own depends on where he is from. */
const SpelledName = v.objectWithRest({ default: Written }, v.unknown());
/** Undefined for a country that no player has come from so far, and where none is named. */
const Country = v.pipe(
  v.nullish(v.string()),
  v.transform((code) => (code == null ? undefined : countryOf(code))),
);
const Position = v.picklist(["C", "L", "R", "D", "G"]);

/** `VAN,MIN` of a traded player; whether there are such clubs is asked of each row for itself. */
const Teams = v.pipe(
  v.nullish(v.pipe(v.string(), v.maxLength(60)), ""),
  v.transform((teams) => teams.split(/, ?/)),
);

/** Rows of one call to the statistics; a page is never longer. */
export const PAGE_ROWS = 100;

const pageOf = <Row extends v.GenericSchema<unknown, { playerId: number }>>(row: Row) =>
  v.pipe(
    v.object({ data: v.pipe(v.array(row), v.maxLength(PAGE_ROWS, "more rows than were asked for")) }),
    v.transform(({ data }) => data),
    v.check((rows) => new Set(rows.map(({ playerId }) => playerId)).size === rows.length, "somebody twice"),
  );

const FIGURES = { gamesPlayed: Count, goals: Count, assists: Count };
const GOALIE_FIGURES = {
  wins: Count,
  losses: Count,
  otLosses: v.nullish(Count, null),
  shutouts: Count,
  goalsAgainst: Count,
  shotsAgainst: Count,
};
const ROW = { playerId: Id, seasonId: Season, teamAbbrevs: Teams, ...FIGURES };

/** `/stats/rest/en/skater/summary` and `/goalie/summary` */
export const SkaterPage = pageOf(v.object(ROW));
export const GoaliePage = pageOf(v.object({ ...ROW, ...GOALIE_FIGURES }));

/** `/stats/rest/en/skater/bios` and `/goalie/bios`, of which only the nationality is not said elsewhere; of some it is null. */
export const NationalityPage = pageOf(v.object({ playerId: Id, nationalityCode: v.optional(Country) }));

export type SkaterRow = v.InferOutput<typeof SkaterPage>[number];
export type GoalieRow = v.InferOutput<typeof GoaliePage>[number];

/** A season of any league: nothing more is common to them all. */
const AnySeason = v.looseObject({ leagueAbbrev: v.string(), gameTypeId: v.number() });

const NhlSeason = v.object({
  season: Season,
  sequence: Count,
  teamName: Name,
  ...FIGURES,
  ...v.partial(v.object(GOALIE_FIGURES)).entries,
});

/** A regular season with one club, which is told by its name at the time. */
export type NhlSeason = v.InferOutput<typeof NhlSeason>;

const REGULAR_SEASON = 2;
const Day = v.custom<string>(isDay, "no day");

/** `/v1/player/{id}/landing` */
export const Landing = v.pipe(
  v.object({
    playerId: Id,
    firstName: SpelledName,
    lastName: SpelledName,
    position: Position,
    shootsCatches: v.nullish(v.picklist(["L", "R"]), null),
    heightInCentimeters: v.nullish(v.pipe(Count, v.minValue(140), v.maxValue(230)), null),
    weightInKilograms: v.nullish(v.pipe(Count, v.minValue(50), v.maxValue(160)), null),
    birthDate: v.nullish(Day, null),
    birthCountry: v.optional(Country),
    draftDetails: v.nullish(
      v.object({
        year: Count,
        round: Count,
        overallPick: Count,
        teamAbbrev: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
      }),
      null,
    ),
    seasonTotals: v.pipe(
      v.array(AnySeason),
      v.transform((seasons): unknown[] =>
        seasons.filter(({ leagueAbbrev, gameTypeId }) => leagueAbbrev === "NHL" && gameTypeId === REGULAR_SEASON),
      ),
      v.array(NhlSeason),
      v.transform((seasons) => seasons.toSorted((a, b) => a.season - b.season || a.sequence - b.sequence)),
    ),
  }),
  v.transform(({ firstName, lastName, ...rest }) => ({
    ...rest,
    firstName: spellingOf(firstName, rest.birthCountry),
    lastName: spellingOf(lastName, rest.birthCountry),
  })),
);

export type Landing = v.InferOutput<typeof Landing>;
