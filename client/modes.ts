import { anyMode } from "./round/mode.ts";

/** Loads the modes of all dailies, in the order of the day. */
export async function loadModes() {
  const [classic, roster, face, career, grid] = await Promise.all([
    import("./modes/classic/mode.ts"),
    import("./modes/roster/mode.ts"),
    import("./modes/face/mode.ts"),
    import("./modes/career/mode.ts"),
    import("./modes/grid/mode.ts"),
  ]);
  return [
    anyMode(classic.classicMode),
    anyMode(roster.rosterMode),
    anyMode(face.faceMode),
    anyMode(career.careerMode),
    anyMode(grid.gridMode),
  ];
}
