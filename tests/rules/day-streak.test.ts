import { expect, test } from "vitest";
import { addDays, dayAt, FIRST_DAY } from "#rules/shared/day";
import { computeDayStreak } from "#rules/shared/day-streak";

/** Returns consecutive days from a first one. */
const run = (from: string, count: number): string[] => Array.from({ length: count }, (_, at) => addDays(from, at));

/** Returns the days of a sign. The signs are of days from the first one, the last of them is today. */
const daysOf = (signs: string, sign: string): string[] =>
  run(FIRST_DAY, signs.length).filter((_, at) => signs[at] === sign);

const [WEEK, TWO_WEEKS] = ["x".repeat(7), "x".repeat(14)];

// Played (x), saved by a freeze (*), not played (.).
test.each<[what: string, signs: string, expected: { streak: number; freezes?: number; best?: number; ended?: object }]>(
  [
    ["nothing was played", ".", { streak: 0 }],
    ["today is the first", "x", { streak: 1 }],
    ["today's can still be played", "xxx.", { streak: 3 }],
    ["yesterday was missed", "xxx..", { streak: 0, best: 3, ended: { days: 3, on: "2026-11-04" } }],
    ["one ended that was not the best", "xxx.x..", { streak: 0, best: 3, ended: { days: 1, on: "2026-11-06" } }],
    ["a day before was missed", "x.xx", { streak: 2, ended: { days: 1, on: "2026-11-02" } }],
    ["there are several gaps", "x.xx....", { streak: 0, best: 2, ended: { days: 2, on: "2026-11-05" } }],
    ["the sixth day earns no freeze", "xxxxxx", { streak: 6 }],
    ["the seventh day earns a freeze", WEEK, { streak: 7, freezes: 1 }],
    ["it is not spent while the day can be played", `${WEEK}.`, { streak: 7, freezes: 1 }],
    ["it is spent the day after, and adds nothing", `${WEEK}*.`, { streak: 7 }],
    ["it saves no second day", `${WEEK}*..`, { streak: 0, best: 7, ended: { days: 7, on: "2026-11-09" } }],
    // The month of the mock.
    ["days after it count on", "xxxxxx..xxxxxxxxx*xxx", { streak: 12, best: 12, ended: { days: 6, on: "2026-11-07" } }],
    ["two are kept", TWO_WEEKS, { streak: 14, freezes: 2 }],
    ["and not three", "x".repeat(27), { streak: 27, freezes: 2 }],
    ["two save two days in a row", `${TWO_WEEKS}**x`, { streak: 15 }],
    ["two do not save three", `${TWO_WEEKS}**.x`, { streak: 1, best: 14, ended: { days: 14, on: "2026-11-17" } }],
    ["a saved day earns none", `${WEEK}*xxxxxx`, { streak: 13 }],
    ["the fourteenth that counts earns one again", `${WEEK}*${WEEK}`, { streak: 14, freezes: 1 }],
  ],
)("the day streak where %s", (_, signs, { streak, freezes = 0, best = streak, ended = null }) => {
  expect(computeDayStreak(daysOf(signs, "x"), addDays(FIRST_DAY, signs.length - 1))).toEqual({
    streak,
    best,
    freezes,
    frozen: daysOf(signs, "*"),
    ended,
  });
});

test.each([
  ["come in any order, and twice", ["2026-12-02", "2026-11-30", "2026-12-01", "2026-12-02"], 3],
  ["are still to come, because a clock was wrong", ["2026-12-02", "2027-01-01"], 1],
  ["are before the first", ["0001-01-01", "2026-12-02"], 1],
])("days may %s", (_, played, streak) => expect(computeDayStreak(played, "2026-12-02")).toMatchObject({ streak }));

test("yesterday's daily in progress does not break the streak", () => {
  const inProgress = (signs: string) =>
    computeDayStreak(daysOf(signs, "x"), addDays(FIRST_DAY, signs.length - 1), addDays(FIRST_DAY, signs.length - 2));
  expect(inProgress("xx..")).toMatchObject({ streak: 2 });
  expect(inProgress("xx.x")).toMatchObject({ streak: 3 });
  expect(inProgress(`${WEEK}*..`)).toMatchObject({ streak: 7, freezes: 0, frozen: ["2026-11-08"] });
});

test("is the same over the end of a year, and over daylight saving changes", () => {
  for (const from of ["2026-12-28", "2027-03-10", "2027-10-27", "2028-02-25"]) {
    const played = [...run(from, 7), ...run(addDays(from, 8), 3)];
    expect(computeDayStreak(played, addDays(from, 10)), from).toMatchObject({ streak: 10, frozen: [addDays(from, 7)] });
  }
  // 23 and 25 hours later on a clock in Montréal is still the puzzle's next day.
  for (const instant of ["2027-03-14T04:59:00Z", "2027-11-07T03:59:00Z"])
    expect(dayAt(Date.parse(instant) + 86_400_000)).toBe(addDays(dayAt(Date.parse(instant)), 1));
});

test("depends on the days only: computing it day by day or at once gives the same", () => {
  const played = [...run(FIRST_DAY, 20), ...run("2026-11-22", 9), ...run("2026-12-03", 40), ...run("2027-01-20", 5)];
  const frozen = new Set<string>();
  for (let today = FIRST_DAY; today <= "2027-02-01"; today = addDays(today, 1)) {
    const { frozen: now, freezes } = computeDayStreak(
      played.filter((day) => day <= today),
      today,
    );
    expect(computeDayStreak(played, today).frozen).toEqual(now);
    expect(freezes).toBeLessThanOrEqual(2);
    for (const day of now) frozen.add(day);
  }
  expect([...frozen]).toEqual(computeDayStreak(played, "2027-02-01").frozen);
});
