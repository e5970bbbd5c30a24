import { shareSquaresIn, type ShareSquares } from "#rules/share-squares";
import type { Day } from "#rules/shared/day";
import type { DailyName } from "#rules/shared/game-config";
import { readRound } from "../storage/rounds.ts";
import { careerSchemas } from "../storage/shapes/career.ts";
import { classicSchemas } from "../storage/shapes/classic.ts";
import { faceSchemas } from "../storage/shapes/face.ts";
import { gridSchemas } from "../storage/shapes/grid.ts";
import { rosterSchemas } from "../storage/shapes/roster.ts";
import type { GameSchemas } from "../storage/shapes/shapes.ts";

const SCHEMAS: { [Name in DailyName]: GameSchemas<Name> } = {
  classic: classicSchemas,
  roster: rosterSchemas,
  face: faceSchemas,
  career: careerSchemas,
  grid: gridSchemas,
};

/** Returns whether the day's Face Reveal was a sweater in this browser. */
export const wasSweater = (day: Day): boolean =>
  readRound({ game: "face", shapes: faceSchemas }, day)?.view.seen.sweater !== undefined;

/** Returns the squares of a finished daily; empty if it was played on another device. */
export function readDaySquares<Name extends DailyName>(game: Name, day: Day): ShareSquares {
  const view = readRound({ game, shapes: SCHEMAS[game] }, day)?.view;
  if (view === undefined || view.state === "guessing") return [];
  return shareSquaresIn(game, view.tries);
}
