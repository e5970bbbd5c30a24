// @vitest-environment browser
import { test } from "vitest";
import { addDays } from "#rules/shared/day";
import { DAILY_NAMES, type GameName } from "#rules/shared/game-config";
import { format } from "../../client/i18n/format.ts";
import { DayCard } from "../../client/pages/me/day-card.tsx";
import { DeleteMe } from "../../client/pages/me/delete-me.tsx";
import { GameFigures } from "../../client/pages/me/game-figures.tsx";
import { MePage } from "../../client/pages/me/me-page.tsx";
import { MoveDevice } from "../../client/pages/me/move-device.tsx";
import { RarestPicks } from "../../client/pages/me/rarest.tsx";
import { Freezes, Milestones, Streak } from "../../client/pages/me/streak.tsx";
import { mergeResults, recordResult } from "../../client/storage/results.ts";
import { storeRound } from "../../client/storage/rounds.ts";
import { CleanSweepCount } from "../../client/ui/clean-sweep.tsx";
import { FIXTURES, lost, viewAfter, wonAfter } from "./game-rounds.ts";
import { NOON, PAGE, TODAY, after, answer, answered, expectShown, inBrowser, pressing, type Visitor } from "./live.tsx";

inBrowser();

/** Records a game's wins on some days of the month. */
const win = (game: GameName, ...dates: number[]) => {
  for (const date of dates) recordResult(game, wonAfter(game, date % 3, `2026-11-${String(date).padStart(2, "0")}`));
};

/** A month with a freeze that saved a streak, a streak that ended, a clean sweep, and a day in progress. */
function playMonth(): void {
  win("classic", 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 16, 17, 18, 19, 20);
  for (const game of DAILY_NAMES) win(game, 18);
  win("grid", 16);
  recordResult("classic", viewAfter("classic", [FIXTURES.classic.right], { kind: "archive", day: "2026-11-09" }));
  recordResult("face", lost("face"));
  recordResult("legends", wonAfter("legends", 1));
  recordResult("legends", viewAfter("legends", [1], { kind: "practice" }));
  recordResult("classic", viewAfter("classic", [2, 1], { kind: "practice" }));
  storeRound("roster", TODAY, { round: "", view: viewAfter("roster", FIXTURES.roster.wrong.slice(0, 2)) });
}

const winEachDay = (days: number, last = TODAY) =>
  mergeResults(
    "classic",
    Array.from({ length: days }, (_, ago) => ({
      kind: "daily",
      of: addDays(last, -ago),
      won: true,
      guesses: 1,
      correct: 1,
    })),
  );

test("the visitor's own page", () =>
  expectShown("me", {
    "nothing finished, on the second day": {
      content: answered("internal", <MePage />),
      page: { today: { ...PAGE.today, day: "2026-11-02", number: 2 } },
    },
    "a month, with a day and a game opened": {
      path: "/me#classic",
      content: after(() => (answer("internal"), playMonth()), <MePage />),
      acts: ({ press }) => press(format.day("2026-11-18")),
    },
    "days of the calendar": after(
      playMonth,
      ["2026-11-09", TODAY].map((day) => <DayCard key={day} day={day} />),
    ),
    "clean sweeps": [
      { days: [], streak: 0, bestStreak: 0 },
      { days: ["2026-11-18"], streak: 0, bestStreak: 1 },
      { days: ["2026-11-19", "2026-11-20"], streak: 2, bestStreak: 2 },
      { days: Array(1200).fill(TODAY), streak: 1, bestStreak: 1100 },
    ].map((sweeps, at) => <CleanSweepCount key={at} sweeps={sweeps} />),
  }));

const streak = (days: number, last = TODAY) =>
  after(() => winEachDay(days, last), [<Streak key="1" />, <Freezes key="2" />, <Milestones key="3" />]);

test("the day streak, freezes and milestones", () =>
  expectShown("streaks", {
    "one day": streak(1),
    "six days": streak(6),
    "three days, the round of the next still open": after(() => {
      winEachDay(3, "2026-11-19");
      storeRound("classic", "2026-11-20", { round: "", view: viewAfter("classic", [2], { day: "2026-11-20" }) });
    }, [<Streak key="1" />, <GameFigures key="2" games={["classic"]} asked="" />]),
    "a week": streak(7),
    years: { page: { today: { ...PAGE.today, day: "2029-11-21" } }, content: streak(1100, "2029-11-21") },
  }));

const PICKS = [
  { day: "2026-11-20", square: 0, first: "Jāzeps", last: "Īss", share: 0.004 },
  { day: "2026-11-02", square: 8, first: "Mats", last: "Nära", share: 0.125 },
];
const DATA = [<MoveDevice key="1" />, <DeleteMe key="2" />];
/** Asks for a code, enters another device's, and deletes all data. */
const pressAll = async (visitor: Visitor) => {
  await visitor.type("WXYZ1234");
  await pressing("me.move.make", "me.move.claim", "me.move.do", "me.forget.title", "me.forget.do")(visitor);
};

test("other devices, the visitor's data and the rarest picks", () =>
  expectShown("own-data", {
    "at first": DATA,
    "requests in progress": { content: DATA, acts: pressAll },
    "failed requests": { content: answered("too-many-requests", DATA), acts: pressAll },
    "a code, and another device's is confirmed": {
      content: answered({ code: "ABCDEFGH", expiresAt: NOON + 600_000 }, <MoveDevice />),
      async acts(visitor) {
        await visitor.type("WXYZ1234");
        await pressing("me.move.make", "me.move.claim")(visitor);
      },
    },
    "deletion is confirmed": { content: <DeleteMe />, acts: pressing("me.forget.title") },
    "rarest picks": answered({ rarest: PICKS }, <RarestPicks />),
  }));
