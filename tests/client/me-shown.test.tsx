import { beforeEach, test } from "vitest";
import { addDays } from "#rules/shared/day";
import { DAILY_NAMES, type GameName } from "#rules/shared/game-config";
import { storeNickname } from "../../client/data/me.ts";
import { DayCard } from "../../client/pages/me/day-card.tsx";
import { DeleteMe } from "../../client/pages/me/delete-me.tsx";
import { MePage } from "../../client/pages/me/me-page.tsx";
import { MoveDevice } from "../../client/pages/me/move-device.tsx";
import { RarestPicks } from "../../client/pages/me/rarest.tsx";
import { Freezes, Milestones, Streak } from "../../client/pages/me/streak.tsx";
import { mergeResults, recordResult } from "../../client/storage/results.ts";
import { storeRound } from "../../client/storage/rounds.ts";
import { CleanSweepCount } from "../../client/ui/clean-sweep.tsx";
import { answer, stubBrowser } from "./effects.tsx";
import { FIXTURES, lost, viewAfter, wonAfter } from "./game-rounds.ts";
import { NOON, PAGE, TODAY, atNoon, expectShown, renderSettled } from "./rendered.tsx";

atNoon();
beforeEach(() => {
  stubBrowser();
  answer("internal");
});

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
  expectShown(
    "me",
    {
      "nothing finished, on the second day": {
        content: <MePage />,
        page: { today: { ...PAGE.today, day: "2026-11-02", number: 2 } },
      },
      "a month, with a day and a game opened": {
        path: "/me#classic",
        states: { Own: ["2026-11-18"] },
        content: () => {
          playMonth();
          return <MePage />;
        },
      },
      "days of the calendar": () => {
        playMonth();
        return ["2026-11-09", TODAY].map((day) => <DayCard key={day} day={day} />);
      },
      "clean sweeps": [
        { days: [], streak: 0, bestStreak: 0 },
        { days: ["2026-11-18"], streak: 0, bestStreak: 1 },
        { days: ["2026-11-19", "2026-11-20"], streak: 2, bestStreak: 2 },
        { days: Array(1200).fill(TODAY), streak: 1, bestStreak: 1100 },
      ].map((sweeps, at) => <CleanSweepCount key={at} sweeps={sweeps} />),
    },
    renderSettled,
  ));

const Days = () => [<Streak key="1" />, <Freezes key="2" />, <Milestones key="3" />];

test("the day streak, freezes and milestones", () =>
  expectShown("streaks", {
    "one day": () => {
      winEachDay(1);
      return <Days />;
    },
    "six days": () => {
      winEachDay(6);
      return <Days />;
    },
    "a week": () => {
      winEachDay(7);
      return <Days />;
    },
    years: {
      page: { today: { ...PAGE.today, day: "2029-11-21" } },
      content: () => {
        winEachDay(1100, "2029-11-21");
        return <Days />;
      },
    },
  }));

const PICKS = [
  { day: "2026-11-20", square: 0, first: "Jāzeps", last: "Īss", share: 0.014 },
  { day: "2026-11-02", square: 8, first: "Mats", last: "Nära", share: 0.125 },
];
const DATA = [<MoveDevice key="1" />, <DeleteMe key="2" />];

test("other devices, the visitor's data and the rarest picks", () =>
  expectShown(
    "own-data",
    {
      "at first": DATA,
      "requests in progress": { content: DATA, states: { useMutation: [true, null] } },
      "failed requests": { content: DATA, states: { useMutation: [false, "too-many-requests"] } },
      "a code": { content: <MoveDevice />, states: { Given: [{ code: "ABCDEFGH", expiresAt: NOON + 600_000 }] } },
      "a code of another device is confirmed": { content: <MoveDevice />, states: { Taken: ["WXYZ1234", true] } },
      "deletion is confirmed": { content: <DeleteMe />, states: { DeleteMe: [true] } },
      "rarest picks": () => {
        storeNickname(null);
        answer({ rarest: PICKS });
        return <RarestPicks />;
      },
    },
    renderSettled,
  ));
