import { expect, test } from "vitest";
import { formatDayText } from "../../client/pages/share-day/day-text.ts";
import { shareText, shortResult } from "../../client/ui/share-text.ts";

const plain = { figure: 5, limit: 7, hint: false, hard: false };

test.each([
  [{}, "5/7"],
  [{ hint: true }, "5/7💡"],
  [{ hard: true }, "5/7*"],
  [{ hint: true, hard: true }, "5/7💡*"],
  [{ figure: null, hint: true }, "X/7💡"],
])("a result with %o reads %s", (marks, told) => expect(shortResult({ ...plain, ...marks })).toBe(told));

test("a result has its marks in its own share text, a win the goal light, and a day only the marks", () => {
  const hinted = { ...plain, hint: true, hard: true };
  const shared = {
    title: "Deke #21 Classic",
    address: "https://deke.example/",
    rows: [["match"]],
    line: null,
    picture: null,
    won: true,
    ...hinted,
  } as const;
  expect(shareText(shared, "normal")).toBe("Deke #21 Classic 5/7💡* 🚨\n🟩\nhttps://deke.example/");
  expect(shareText({ ...shared, figure: null, won: false }, "normal")).toMatch(/^Deke #21 Classic X\/7💡\*\n/);
  const games = [{ game: "classic", isSweater: false, won: true, rows: [], ...hinted } as const];
  const day = { day: "2026-11-21", number: 21, games, won: 1 };
  expect(formatDayText("Deke #21", day, () => "Classic", "normal", "there")).toBe("Deke #21\n🟩 Classic 5/7💡*\nthere");
});
