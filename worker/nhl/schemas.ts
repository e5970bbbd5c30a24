import * as v from "valibot";
import { isDay, type Day } from "#rules/shared/day";
import type { Description } from "#rules/league/descriptions";
import type { Position } from "#rules/league/player";
import { isSeason } from "#rules/league/season";
import { isoCountryOf } from "./countries.ts";
import { correctSpelling } from "./spelling.ts";

/** Schemas of the fields that are used. A missing or implausible one makes the response invalid. */

/** Player ids have seven digits. */
export const PlayerIdSchema = v.pipe(v.number(), v.integer(), v.minValue(8_000_000), v.maxValue(9_999_999));
export const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999));
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
/** An implausible value is unknown. */
const known = <Value>(schema: v.GenericSchema<unknown, Value>) => v.fallback(v.nullish(schema, null), null);

/** The fields of a player that rosters and the player's own page have in common, except the position. */
export const PERSON = {
  firstName: SpelledName,
  lastName: SpelledName,
  shootsCatches: known(v.picklist(["L", "R"])),
  heightInCentimeters: known(v.pipe(CountSchema, v.minValue(140), v.maxValue(230))),
  weightInKilograms: known(v.pipe(CountSchema, v.minValue(50), v.maxValue(160))),
  birthDate: known(v.custom<Day>(isDay, "no day")),
  birthCountry: v.optional(Country),
};
export const PositionSchema = v.picklist(["C", "L", "R", "D", "G"]);

export const describePlayer = (
  person: v.InferOutput<v.ObjectSchema<typeof PERSON, undefined>>,
  position: Position,
): Description => ({
  first: correctSpelling(person.firstName, person.birthCountry),
  last: correctSpelling(person.lastName, person.birthCountry),
  position,
  shoots: person.shootsCatches,
  heightCm: person.heightInCentimeters,
  weightKg: person.weightInKilograms,
  birthDate: person.birthDate,
});

/** `VAN,MIN` for a traded player. Whether the clubs exist is checked per row. */
const Teams = v.pipe(
  v.nullish(v.pipe(v.string(), v.maxLength(60)), ""),
  v.transform((teams) => teams.split(/, ?/)),
);

export const PAGE_ROWS = 100;

const pageOf = <Row extends v.GenericSchema<unknown, { playerId: number }>>(row: Row) =>
  v.pipe(
    v.object({ data: v.pipe(v.array(row), v.maxLength(PAGE_ROWS, "more rows than were asked for")) }),
    v.transform(({ data }) => data),
    v.check((rows) => new Set(rows.map(({ playerId }) => playerId)).size === rows.length, "somebody twice"),
  );

const FIGURES = { gamesPlayed: CountSchema, goals: CountSchema, assists: CountSchema };
const GOALIE_FIGURES = {
  wins: CountSchema,
  losses: CountSchema,
  otLosses: v.nullish(CountSchema, null),
  shutouts: CountSchema,
  goalsAgainst: CountSchema,
  shotsAgainst: CountSchema,
};
const ROW = { playerId: PlayerIdSchema, seasonId: SeasonSchema, teamAbbrevs: Teams, ...FIGURES };

/** `/stats/rest/en/skater/summary` and `/goalie/summary` */
export const SkaterPageSchema = pageOf(v.object(ROW));
export const GoaliePageSchema = pageOf(v.object({ ...ROW, ...GOALIE_FIGURES }));

/** `/stats/rest/en/skater/bios` and `/goalie/bios`: the nationality, which no other response has; it may be null. */
export const NationalityPageSchema = pageOf(
  v.object({ playerId: PlayerIdSchema, nationalityCode: v.optional(Country) }),
);

export type SkaterRow = v.InferOutput<typeof SkaterPageSchema>[number];
export type GoalieRow = v.InferOutput<typeof GoaliePageSchema>[number];

/** A season in any league: they have only this in common. */
const AnySeason = v.looseObject({ leagueAbbrev: v.string(), gameTypeId: v.number() });

const NhlSeason = v.object({
  season: SeasonSchema,
  sequence: CountSchema,
  teamName: NameSchema,
  ...FIGURES,
  ...v.partial(v.object(GOALIE_FIGURES)).entries,
});

/** A regular season with one club, under its name of the time. */
export type NhlSeason = v.InferOutput<typeof NhlSeason>;

const REGULAR_SEASON = 2;

/** `/v1/player/{id}/landing` */
export const PlayerPageResponse = v.pipe(
  v.object({
    playerId: PlayerIdSchema,
    ...PERSON,
    position: PositionSchema,
    draftDetails: v.nullish(
      v.object({
        year: CountSchema,
        round: CountSchema,
        overallPick: CountSchema,
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
  v.transform(({ playerId, position, birthCountry, draftDetails, seasonTotals, ...person }) => ({
    id: playerId,
    ...describePlayer({ ...person, birthCountry }, position),
    birthCountry,
    draft: draftDetails,
    seasonTotals,
  })),
);

export type PlayerPageResponse = v.InferOutput<typeof PlayerPageResponse>;
