import * as v from "valibot";
import type { Day } from "#rules/shared/day";
import type { Description } from "#rules/league/descriptions";
import { isSummer } from "#rules/league/season";
import { PERSON, PlayerIdSchema, PositionSchema, describePlayer } from "./schemas.ts";

/** A player on a roster; the number is null if there is none yet. */
export interface RosterEntry {
  id: number;
  number: number | null;
  /** Code of the club in the path of the photograph; null if there is none. */
  pictured: string | null;
  description: Description;
}

const SweaterNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));

/** `https://assets.nhle.com/mugs/nhl/20262027/TOR/8478402.png` */
const PICTURE = /\/mugs\/nhl\/\d{8}\/([A-Z]{3})\/\d+\.png$/;

const OnRoster = v.pipe(
  v.object({
    id: PlayerIdSchema,
    headshot: v.nullish(v.string()),
    ...PERSON,
    positionCode: PositionSchema,
    sweaterNumber: v.nullish(SweaterNumber),
  }),
  v.transform(({ id, sweaterNumber, headshot, positionCode, ...person }): RosterEntry => ({
    id,
    number: sweaterNumber ?? null,
    pictured: PICTURE.exec(headshot ?? "")?.[1] ?? null,
    description: describePlayer(person, positionCode),
  })),
);

/** Plausible sizes of a roster. In season, clubs have at least 20 active players. */
const SIZE = { least: 20, most: 120, goalies: 2 };

/** A club may have one goalie and few players. */
const SUMMER_SIZE = { least: 12, most: 120, goalies: 1 };

/** `/v1/roster/{TEAM}/{season}` on a day. */
export function rosterSchemaOn(day: Day) {
  const size = isSummer(day) ? SUMMER_SIZE : SIZE;
  return v.pipe(
    v.object({
      forwards: v.array(OnRoster),
      defensemen: v.array(OnRoster),
      goalies: v.pipe(v.array(OnRoster), v.minLength(size.goalies, "too few goalies")),
    }),
    // At training camps some players are listed with two numbers: the first one counts.
    v.transform(({ forwards, defensemen, goalies }) =>
      [...forwards, ...defensemen, ...goalies].filter(
        ({ id }, at, all) => all.findIndex((one) => one.id === id) === at,
      ),
    ),
    v.minLength(size.least, "too few players"),
    v.maxLength(size.most, "too many players"),
  );
}

/**
 * Returns the other club that most photographs of a roster belong to; undefined if none. Clubs that do not play are
 * ignored: after a relocation the photographs are old for a while.
 */
export function clubOfPictures(
  roster: readonly RosterEntry[],
  club: string,
  playing: ReadonlySet<string>,
): string | undefined {
  const named = roster.flatMap(({ pictured }) => pictured ?? []);
  const others = named.filter((code) => code !== club && playing.has(code));
  return others.length * 2 > named.length ? others[0] : undefined;
}
