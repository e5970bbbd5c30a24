import * as v from "valibot";
import type { StandingClub } from "#rules/league/standing-clubs";
import { CountSchema, NameSchema, SeasonSchema } from "./schemas.ts";

const Row = v.pipe(
  v.object({
    teamAbbrev: v.object({ default: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "no code")) }),
    placeName: NameSchema,
    teamCommonName: NameSchema,
    teamName: v.object({ default: v.string(), fr: v.nullish(v.pipe(v.string(), v.minLength(1), v.maxLength(60))) }),
    conferenceName: v.picklist(["Eastern", "Western"]),
    divisionName: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
    seasonId: SeasonSchema,
    gamesPlayed: CountSchema,
  }),
  v.transform(
    ({ placeName, teamCommonName: nickname, teamName: { default: name, fr = name }, ...row }): StandingClub => ({
      code: row.teamAbbrev.default,
      // Some places are abbreviated, but not in the full name: "NY Rangers", "New York Rangers".
      place: name.endsWith(` ${nickname}`) ? name.slice(0, -nickname.length - 1) : placeName,
      nickname,
      nameFr: (fr ?? name).replaceAll("'", "’"),
      conference: row.conferenceName,
      division: row.divisionName,
      season: row.seasonId,
      games: row.gamesPlayed,
    }),
  ),
);

/** `/v1/standings/{date}`: every club that plays. It may be empty before a season has begun. */
export const StandingsSchema = v.pipe(
  v.object({ standings: v.pipe(v.array(Row), v.maxLength(40, "too many clubs")) }),
  v.transform(({ standings }) => standings),
  v.check((clubs) => new Set(clubs.map(({ code }) => code)).size === clubs.length, "a club twice"),
  v.check(
    (clubs) =>
      clubs.every((one) => clubs.every((club) => club.division !== one.division || club.conference === one.conference)),
    "a division in two conferences",
  ),
);

/** `/site/api/franchise` of the records: the conferences of clubs by code. Clubs of the past have none. */
export const ConferencesSchema = v.pipe(
  v.object({
    data: v.array(
      v.object({
        teams: v.array(
          v.object({
            triCode: v.nullish(v.string()),
            conference: v.nullish(v.object({ name: v.nullish(v.string()) })),
          }),
        ),
      }),
    ),
  }),
  v.transform(
    ({ data }) => new Map(data.flatMap(({ teams }) => teams.map((team) => [team.triCode, team.conference?.name]))),
  ),
);
