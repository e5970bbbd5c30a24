import * as v from "valibot";
import { NameSchema, SeasonSchema } from "./schemas.ts";

/** A club in the standings. */
export interface StandingClub {
  code: string;
  place: string;
  nickname: string;
  nameFr: string;
  conference: string;
  division: string;
  /** The season of the standings. */
  season: number;
}

const Row = v.pipe(
  v.object({
    teamAbbrev: v.object({ default: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "no code")) }),
    placeName: NameSchema,
    teamCommonName: NameSchema,
    teamName: v.object({ default: v.string(), fr: v.nullish(v.pipe(v.string(), v.minLength(1), v.maxLength(60))) }),
    conferenceName: v.picklist(["Eastern", "Western"]),
    divisionName: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
    seasonId: SeasonSchema,
  }),
  v.transform((row): StandingClub => ({
    code: row.teamAbbrev.default,
    place: row.placeName,
    nickname: row.teamCommonName,
    nameFr: row.teamName.fr ?? row.teamName.default,
    conference: row.conferenceName,
    division: row.divisionName,
    season: row.seasonId,
  })),
);

/** `/v1/standings/{date}`: every club that plays. It may be empty before a season has begun. */
export const StandingsSchema = v.pipe(
  v.object({ standings: v.pipe(v.array(Row), v.maxLength(40, "too many clubs")) }),
  v.transform(({ standings }) => standings),
  v.check((clubs) => new Set(clubs.map(({ code }) => code)).size === clubs.length, "a club twice"),
);
