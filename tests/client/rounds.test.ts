import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameView } from "#rules/games";
import { deleteUnfinishedRounds } from "../../client/storage/delete-rounds.ts";
import { storeText } from "../../client/storage/local-storage.ts";
import { mergeResults, readResults, recordResult } from "../../client/storage/results.ts";
import { storeRound, readRoundSummary, readRound, PRACTICE, type RoundSlot } from "../../client/storage/rounds.ts";
import { FIXTURES, viewAfter, wonAfter } from "./game-rounds.ts";

const won = (day: string) => ({ round: "token", view: wonAfter("classic", 0, day) });
const running = (day: string) => ({
  round: "token",
  view: viewAfter("classic", [FIXTURES.classic.wrong[0] ?? 0], { day }),
});

const read = (slot: RoundSlot) => readRound("classic", slot);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

// Node has no localStorage, so rounds are stored in memory with the same rules.
test("a finished round frees storage: rounds finished over a month ago are deleted, rounds in progress are kept", () => {
  const storeOn = (today: string, slot: RoundSlot, round: ReturnType<typeof running>) => {
    vi.setSystemTime(`${today}T12:00:00Z`);
    storeRound("classic", slot, round);
  };
  storeOn("2026-11-01", "2026-11-01", won("2026-11-01"));
  storeOn("2026-11-02", "2026-11-02", running("2026-11-02"));
  storeOn("2026-11-02", "challenge.abc", won("2026-11-01"));
  storeOn("2026-12-01", "2026-12-01", won("2026-12-01"));
  // An old puzzle, finished lately.
  storeOn("2026-12-02", "2026-10-01", won("2026-10-01"));
  expect(read("2026-11-01")).not.toBeNull();

  storeOn("2026-12-04", "2026-12-04", running("2026-12-04"));
  expect(read("2026-11-01"), "a round only begun takes nobody's room").not.toBeNull();
  storeOn("2026-12-04", "2026-12-04", won("2026-12-04"));
  expect(read("2026-11-01")).toBeNull();
  expect(read("challenge.abc")).toBeNull();
  expect(read("2026-11-02")).toMatchObject(running("2026-11-02"));
  expect(read("2026-12-01")).toMatchObject(won("2026-12-01"));
  expect(read("2026-10-01")).toMatchObject(won("2026-10-01"));
});

test("a stored round of an invalid shape cannot be continued, but its state can be read", () => {
  const { view, ...rest } = running("2026-11-05");
  const tries = view.tries.map((made) => ({ ...made, guess: "8478402" as unknown as number }));
  storeRound("classic", "2026-11-05", { ...rest, view: { ...view, tries } });
  expect(read("2026-11-05")).toBeNull();
  expect(readRoundSummary("classic", "2026-11-05")).toMatchObject({ state: "guessing", kind: "daily" });
  // A drawing of an earlier version is dealt again, as a Sweater Reveal.
  for (const drawn of [false, true]) {
    const kept = { ...view, tries: [], seen: { stages: ["first"], drawn, position: null, country: null } };
    storeText("deke.round.face.2026-11-05", JSON.stringify({ ...rest, view: kept }));
    expect(readRound("face", "2026-11-05") === null).toBe(drawn);
  }
});

test("a day's round that was stopped before its first guess is no result and is not stored, so the archive offers its puzzle", () => {
  const { view, round } = won("2026-11-06");
  storeRound("classic", "2026-11-06", running("2026-11-06"));
  for (const [kind, isResult] of [
    ["daily", false],
    ["archive", false],
    ["practice", true],
  ] as const) {
    const stopped = { ...view, id: kind, kind, state: "gave-up", correct: 0, tries: [] } as GameView<"classic">;
    storeRound("classic", kind === "practice" ? kind : "2026-11-06", { round, view: stopped });
    recordResult("classic", stopped);
    const results = [...readResults("classic"), ...readResults("classic-practice")];
    expect(
      results.some(({ of }) => of === "2026-11-06" || of === kind),
      kind,
    ).toBe(isResult);
  }
  expect(readRoundSummary("classic", "2026-11-06")).toBeNull();
  expect(readRoundSummary("classic", "practice")).toMatchObject({ state: "gave-up" });
});

test("the reason why a daily does not count is stored with the round and its result", () => {
  const { view, round } = won("2026-11-07");
  const late = { ...view, mark: "late" } as GameView<"classic">;
  storeRound("classic", "2026-11-07", { round, view: late });
  recordResult("classic", late);
  expect(read("2026-11-07")?.view).toMatchObject({ mark: "late" });
  expect(readResults("classic").find(({ of }) => of === "2026-11-07")).toMatchObject({ mark: "late" });
});

test("the server's result of a day replaces this browser's, which keeps its other days", () => {
  const before = readResults("classic").length;
  const result = { kind: "daily", of: "2026-11-07", won: true, guesses: 5, correct: 1 } as const;
  mergeResults("classic", [result]);
  const merged = readResults("classic");
  expect(merged.filter(({ of }) => of === "2026-11-07")).toEqual([result]);
  expect(merged).toHaveLength(before);
});

test("a round that was stored before a clue was added is read with the clues it has", () => {
  const stored = won("2026-11-05");
  for (const { clue } of stored.view.tries) delete (clue as Partial<typeof clue>).age;
  storeRound("classic", "2026-11-05", stored);
  expect(read("2026-11-05")).toMatchObject(stored);
});

test("a move without a response is stored with the round it was made in, until that is stored without it", () => {
  const day = "2026-11-08";
  const round = running(day);
  const move = { kind: "guess", guess: 8_478_402, hard: true } as const;
  storeRound("classic", day, { ...round, move });
  expect(read(day)).toMatchObject({ ...round, move });
  storeRound("classic", day, { ...round, move: { kind: "hint" } });
  expect(read(day)?.move).toEqual({ kind: "hint" });
  storeRound("classic", day, won(day));
  expect(read(day)).toMatchObject(won(day));
  expect(read(day)?.move).toBeUndefined();

  for (const broken of [{ kind: "leave" }, { kind: "guess", guess: "8478402" }, { ...move, hard: 1 }, "hint"]) {
    storeText(`deke.round.classic.${day}`, JSON.stringify({ ...round, move: broken }));
    expect(read(day), JSON.stringify(broken)).toBeNull();
  }
});

test("joining a device deletes unfinished rounds of days only: practice and challenges belong to no visitor", () => {
  const slots = ["2026-11-09", "2026-11-10", "challenge.abc", PRACTICE] as const;
  for (const slot of slots) storeRound("classic", slot, running("2026-11-09"));
  storeRound("classic", "2026-11-11", won("2026-11-11"));
  deleteUnfinishedRounds();
  const kept = [...slots, "2026-11-11"].filter((slot) => read(slot) !== null);
  expect(kept).toEqual(["challenge.abc", PRACTICE, "2026-11-11"]);
});
