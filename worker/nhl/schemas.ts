import * as v from "valibot";
import { isDay } from "#rules/shared/day";
import { isSeason } from "#rules/league/season";
import { isoCountryOf } from "./countries.ts";
import { correctSpelling } from "./spelling.ts";

/**
 * Schemas of the fields that are used of the league's responses. A missing or implausible field makes the response
 * invalid. Other fields are ignored.
 */

/** Player ids have seven digits. */
export const PlayerIdSchema = v.pipe(v.number(), v.integer(), v.minValue(8_000_000), v.maxValue(9_999_999));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999));
export const SeasonSchema = v.pipe(v.number(), v.check(isSeason, "no season"));
const Written = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
export const NameSchema = v.pipe(
  v.object({ default: Written }),
  v.transform((name) => name.default),
);
/** Which spelling is correct depends on the country of birth. */
const SpelledName = v.objectWithRest({ default: Written }, v.unknown());
/** Undefined for an unknown country. */
const Country = v.pipe(
  v.nullish(v.string()),
  v.transform((code) => (code == null ? undefined : isoCountryOf(code))),
);
const Position = v.picklist(["C", "L", "R", "D", "G"]);

/** `VAN,MIN` for a traded player. Whether the clubs exist is checked per row. */
const Teams = v.pipe(
  v.nullish(v.pipe(v.string(), v.maxLength(60)), ""),
  v.transform((teams) => teams.split(/, ?/)),
);

/** Maximum number of rows per page. */
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
const ROW = { playerId: PlayerIdSchema, seasonId: SeasonSchema, teamAbbrevs: Teams, ...FIGURES };

/** `/stats/rest/en/skater/summary` and `/goalie/summary` */
export const SkaterPageSchema = pageOf(v.object(ROW));
export const GoaliePageSchema = pageOf(v.object({ ...ROW, ...GOALIE_FIGURES }));

/**
 * `/stats/rest/en/skater/bios` and `/goalie/bios`: only the nationality, which no other response has; it may be null.
 */
export const NationalityPageSchema = pageOf(
  v.object({ playerId: PlayerIdSchema, nationalityCode: v.optional(Country) }),
);

export type SkaterRow = v.InferOutput<typeof SkaterPageSchema>[number];
export type GoalieRow = v.InferOutput<typeof GoaliePageSchema>[number];

/** A season in any league: they have only this in common. */
const AnySeason = v.looseObject({ leagueAbbrev: v.string(), gameTypeId: v.number() });

const NhlSeason = v.object({
  season: SeasonSchema,
  sequence: Count,
  teamName: NameSchema,
  ...FIGURES,
  ...v.partial(v.object(GOALIE_FIGURES)).entries,
});

/** A regular season with one club, under its name of the time. */
export type NhlSeason = v.InferOutput<typeof NhlSeason>;

const REGULAR_SEASON = 2;
const Day = v.custom<string>(isDay, "no day");

/** `/v1/player/{id}/landing` */
export const PlayerPageResponse = v.pipe(
  v.object({
    playerId: PlayerIdSchema,
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
    firstName: correctSpelling(firstName, rest.birthCountry),
    lastName: correctSpelling(lastName, rest.birthCountry),
  })),
);

export type PlayerPageResponse = v.InferOutput<typeof PlayerPageResponse>;
