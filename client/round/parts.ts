import { onDemand } from "../ui/on-demand.ts";

// What a day's round can do without until it is opened.
export const PracticePage = onDemand(async () => (await import("./practice-page.tsx")).PracticePage);
export const EndingDialog = onDemand(async () => (await import("./ending-dialog.tsx")).EndingDialog);
export const ArchiveDialog = onDemand(async () => (await import("./archive-dialog.tsx")).ArchiveDialog);
export const YesterdayDialog = onDemand(async () => (await import("./yesterday-dialog.tsx")).YesterdayDialog);
export const FinishedDay = onDemand(async () => (await import("./finished-day.tsx")).FinishedDay);
export const NoPuzzle = onDemand(async () => (await import("./no-puzzle.tsx")).NoPuzzle);
export const NewDay = onDemand(async () => (await import("./new-day.tsx")).NewDay);
