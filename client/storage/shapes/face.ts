import * as v from "valibot";
import { SKIP } from "#rules/face/stages";
import { SWEATER_COLOURS } from "#rules/face/sweater-colours";
import { SWEATER_FACTS } from "#rules/face/sweater-stages";
import type { GameSchemas } from "./shapes.ts";

const colour = v.picklist(SWEATER_COLOURS);
const told = {
  born: v.object({ decade: v.nullable(v.number()), hand: v.nullable(v.picklist(["L", "R", "B"])) }),
  body: v.object({ inches: v.nullable(v.number()), round: v.nullable(v.number()) }),
  seasons: v.object({ isGoalie: v.boolean(), heights: v.array(v.number()), best: v.nullable(v.number()) }),
  club: v.object({ conference: v.picklist(["Eastern", "Western"]), colours: v.tuple([colour, colour]) }),
  digit: v.nullable(v.string()),
  initials: v.object({ number: v.nullable(v.string()), initials: v.string() }),
};
const digits = v.nullable(v.number());

export const faceSchemas: GameSchemas<"face"> = {
  guess: v.union([v.number(), v.picklist([SKIP])]),
  clue: v.object({
    verdict: v.picklist(["match", "miss"]),
    conference: v.exactOptional(v.picklist(["match", "miss"])),
    facts: v.exactOptional(
      v.array(
        v.object({
          name: v.picklist(SWEATER_FACTS),
          value: v.nullable(v.union([v.number(), v.string(), v.tuple([colour, colour])])),
          fits: v.boolean(),
        }),
      ),
    ),
  }),
  seen: v.object({
    stages: v.array(v.string()),
    // A round with a drawing, of an earlier version, is dealt again: as a Sweater Reveal.
    drawn: v.exactOptional(v.literal(false)),
    sweater: v.exactOptional(v.object({ digits, told: v.partial(v.object(told)), fits: v.array(v.number()) })),
    position: v.nullable(v.picklist(["C", "L", "R", "D", "G"])),
    country: v.nullable(v.string()),
  }),
  answer: v.union([
    v.object({ player: v.number(), picture: v.string() }),
    v.object({ player: v.number(), picture: v.null(), sweater: v.object({ digits, told: v.object(told) }) }),
  ]),
};
