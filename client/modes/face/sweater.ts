// What a Sweater Reveal has of its own in play, fetched where there is one.

export { SweaterBoard } from "./sweater-board.tsx";
export { SweaterReport } from "./sweater-report.tsx";
export { SweaterStatus } from "./sweater-status.tsx";
