import { careerMode } from "./modes/career/mode.ts";
import { classicMode } from "./modes/classic/mode.ts";
import { faceMode } from "./modes/face/mode.ts";
import { gridMode } from "./modes/grid/mode.ts";
import { rosterMode } from "./modes/roster/mode.ts";
import { anyMode } from "./round/mode.ts";

/** The modes of all dailies, in the order of the day: for what is told of all together, and fetched for that alone. */
export const modes = [
  anyMode(classicMode),
  anyMode(rosterMode),
  anyMode(faceMode),
  anyMode(careerMode),
  anyMode(gridMode),
];
