import { onDemand } from "../../ui/on-demand.ts";

// What a game can do without until it is opened.
export const EndingDialog = onDemand(async () => (await import("./ending-dialog.tsx")).EndingDialog);
export const ChallengeDialog = onDemand(async () => (await import("./challenge-dialog.tsx")).ChallengeDialog);
export const ArchiveDialog = onDemand(async () => (await import("./archive-dialog.tsx")).ArchiveDialog);
export const YesterdayDialog = onDemand(async () => (await import("./yesterday-dialog.tsx")).YesterdayDialog);
