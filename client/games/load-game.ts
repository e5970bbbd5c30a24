import { anyGameScreen } from "./shared/game-screen.ts";

/** Loads the screens of all dailies, in the order of the day. */
export async function loadGameScreens() {
  const [classic, roster, face, career, grid] = await Promise.all([
    import("./classic/screen.ts"),
    import("./roster/screen.ts"),
    import("./face/screen.ts"),
    import("./career/screen.ts"),
    import("./grid/screen.ts"),
  ]);
  return [
    anyGameScreen(classic.classicScreen),
    anyGameScreen(roster.rosterScreen),
    anyGameScreen(face.faceScreen),
    anyGameScreen(career.careerScreen),
    anyGameScreen(grid.gridScreen),
  ];
}
