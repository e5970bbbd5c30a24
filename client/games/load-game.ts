import { anyMode } from "./shared/game-screen.ts";

/** Loads the modes of all dailies, in the order of the day. */
export async function loadModes() {
  const [classic, roster, face, career, grid] = await Promise.all([
    import("./classic/screen.ts"),
    import("./roster/screen.ts"),
    import("./face/screen.ts"),
    import("./career/screen.ts"),
    import("./grid/screen.ts"),
  ]);
  return [
    anyMode(classic.classicMode),
    anyMode(roster.rosterMode),
    anyMode(face.faceMode),
    anyMode(career.careerMode),
    anyMode(grid.gridMode),
  ];
}
