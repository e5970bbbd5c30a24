import * as v from "valibot";
import { TROPHIES } from "#rules/league/trophies";
import { markSchema } from "./mark.ts";
import type { GameSchemas } from "./shapes.ts";

const club = { team: v.string(), as: v.exactOptional(v.number()) };
const named = { ...club, before: v.exactOptional(v.array(v.object(club))) };
const span = { from: v.number(), to: v.number() };

const share = v.picklist(["match", "near", "miss"]);
const common = v.object({
  clubs: v.object({ verdict: share, of: v.array(v.object({ team: v.string(), isShared: v.boolean() })) }),
  position: markSchema,
  country: markSchema,
  debut: markSchema,
  together: v.object({ verdict: share, seasons: v.number() }),
});

const replaced = v.object({
  name: v.picklist(["round", "trophy", "number"]),
  value: v.nullable(v.union([v.number(), v.picklist(TROPHIES)])),
});

export const careerSchemas: GameSchemas<"career"> = {
  guess: v.number(),
  clue: v.object({ verdict: v.picklist(["match", "miss"]), common }),
  seen: v.object({
    stops: v.array(v.nullable(v.object({ ...named, years: v.nullable(v.object(span)), since: v.number() }))),
    position: v.nullable(v.picklist(["C", "L", "R", "D", "G", "F"])),
    country: v.nullable(v.string()),
    instead: v.exactOptional(v.object({ position: v.exactOptional(replaced), country: v.exactOptional(replaced) })),
  }),
  answer: v.object({
    player: v.number(),
    stops: v.array(v.object({ ...named, ...span, games: v.number() })),
    games: v.number(),
    points: v.nullable(v.number()),
    wins: v.nullable(v.number()),
  }),
};
