// @vitest-environment browser
import { test } from "vitest";
import { FIRST_DAY, type Day } from "#rules/shared/day";
import { DAILY_NAMES, GAME_CONFIG, type DailyName } from "#rules/shared/game-config";
import type { DayState, DayStates } from "../../client/data/day-state.ts";
import { AllOver } from "../../client/pages/home-returning/all-over.tsx";
import { AroundTheRink } from "../../client/pages/home-returning/around-the-rink.tsx";
import { TodaysGames } from "../../client/pages/home-returning/todays-games.tsx";
import { TodaysGamesHead } from "../../client/pages/home-returning/todays-games-head.tsx";
import { TodaysLamps } from "../../client/pages/home-returning/todays-lamps.tsx";
import { UpNext } from "../../client/pages/home-returning/up-next.tsx";
import { Week } from "../../client/pages/home-returning/week.tsx";
import { LevelUpSection } from "../../client/pages/home-sections/level-up.tsx";
import { HomePage } from "../../client/pages/home/home-page.tsx";
import { mayHaveBoards } from "../../client/storage/boards.ts";
import { recordResult } from "../../client/storage/results.ts";
import { storeRound } from "../../client/storage/rounds.ts";
import { toldMissedDay } from "../../client/storage/settings.ts";
import { NoticeBoard } from "../../client/ui/notice-board.tsx";
import { FIXTURES, FULL_GRID, lost, viewAfter, wonAfter } from "./game-rounds.ts";
import { PAGE, TODAY, after, answer, expectShown, inBrowser } from "./live.tsx";

inBrowser();

const number = 21;
const open: DayState = { number, state: "open" };
const won: DayState = { number, state: "won", won: true, guesses: 2, correct: 1 };
const begun = (game: DailyName, guesses: number): DayState => {
  return { number, state: "begun", guesses, limit: GAME_CONFIG[game].limit };
};
const all = (of: (game: DailyName) => DayState) =>
  Object.fromEntries(DAILY_NAMES.map((game) => [game, of(game)])) as DayStates;
const MIXED: DayStates = {
  classic: open,
  roster: won,
  face: { number, state: "lost", won: false, guesses: 6, correct: 0 },
  career: begun("career", 2),
  grid: { number, state: "lost", won: false, guesses: 9, correct: 6 },
};
const SWEEP = all((game) => (game === "grid" ? { ...won, guesses: 9, correct: 9 } : won));
const playedOn = (...dates: number[]) => {
  for (const date of dates) recordResult("classic", wonAfter("classic", 0, `2026-11-${String(date).padStart(2, "0")}`));
};
/** Wins all dailies of some days. */
const sweep = (...days: Day[]) => {
  for (const day of days)
    for (const game of DAILY_NAMES) {
      recordResult(game, wonAfter(game, 0, day));
      storeRound<DailyName>(game, day, { round: "", view: wonAfter(game, 0, day) });
    }
};
/** The end of a day with one game won, after a day with some. */
const yesterday = (wins: number) =>
  after(
    () =>
      DAILY_NAMES.forEach((game, at) =>
        recordResult(game, at < wins ? wonAfter(game, 0, "2026-11-20") : lost(game, "2026-11-20")),
      ),
    <AllOver dayStates={MIXED} />,
  );
const onFirstDay = { page: { today: { ...PAGE.today, day: FIRST_DAY, number: 1 } } };

test("home of new and of returning visitors", () =>
  expectShown("home", {
    "new visitor": after(() => (document.cookie = "played=; path=/; max-age=0"), <HomePage />),
    "returning visitor": after(() => (document.cookie = "played=classic; path=/"), <HomePage />),
  }));

test("today's games of a returning visitor", () =>
  expectShown("todays-games", {
    "first: each game": DAILY_NAMES.map((game) => (
      <UpNext key={game} game={game} dayStates={all(() => open)} isWaiting={false} />
    )),
    "one guess left, and two": [5, 4].map((guesses) => (
      <UpNext
        key={guesses}
        game="roster"
        dayStates={{ ...MIXED, roster: begun("roster", guesses) }}
        isWaiting={false}
      />
    )),
    "next after others": <UpNext game="face" dayStates={MIXED} isWaiting={false} />,
    waiting: [
      <UpNext key="1" game="face" dayStates={null} isWaiting />,
      <TodaysLamps key="2" dayStates={null} next={null} />,
    ],
    "different states": <TodaysLamps dayStates={MIXED} next="classic" />,
    "a Grid in progress": after(() => {
      const view = viewAfter("grid", [...FULL_GRID.slice(0, 2), ...FIXTURES.grid.wrong.slice(2, 3)]);
      storeRound("grid", TODAY, { round: "", view });
      storeRound("grid", "2026-11-20", { round: "", view: { ...view, tries: view.tries.slice(0, 1) } });
    }, [
      <TodaysLamps key="1" dayStates={{ ...MIXED, grid: begun("grid", 3) }} next="grid" />,
      <UpNext key="2" game="grid" dayStates={{ ...MIXED, grid: begun("grid", 3) }} isWaiting={false} />,
    ]),
    "first clean sweep": after(
      () => sweep(TODAY),
      [<TodaysLamps key="1" dayStates={SWEEP} next={null} />, <AllOver key="2" dayStates={SWEEP} />],
    ),
    "second clean sweep": after(() => sweep("2026-11-19", TODAY), <TodaysGames />),
    "all over, yesterday not played": <AllOver dayStates={MIXED} />,
    ...Object.fromEntries([0, 1, 2, 3].map((wins) => [`one won, yesterday ${wins}`, yesterday(wins)])),
    "three won, yesterday none": after(
      () => {
        recordResult("classic", lost("classic", "2026-11-20"));
        recordResult("face", { ...wonAfter("face", 0, "2026-11-20"), kind: "archive" });
      },
      <AllOver dayStates={{ ...SWEEP, classic: MIXED.face, grid: MIXED.grid }} />,
    ),
  }));

const head = <TodaysGamesHead isOver={false} />;
const NEWS = [head, <NoticeBoard key="2" />];
const news = (...dates: number[]) => after(() => playedOn(...dates), NEWS);
const boards = (response: object | string) =>
  after(
    () => {
      mayHaveBoards.choose(true);
      answer(response);
    },
    <AroundTheRink dayStates={MIXED} />,
  );

test("streaks and friends on the home of a returning visitor", () =>
  expectShown("around-the-rink", {
    "no streak": head,
    "one day": after(() => playedOn(21), head),
    "a week, all over": after(() => playedOn(15, 16, 17, 18, 19, 20, 21), <TodaysGamesHead isOver />),
    "two freezes": after(() => playedOn(...Array.from({ length: 21 }, (_, at) => at + 1)), head),
    "a freeze saved it": news(13, 14, 15, 16, 17, 18, 19),
    "a streak has ended on a weekday": news(14, 15),
    "a streak has ended on a date": news(2, 3, 4),
    "one day is no streak": news(15),
    "a missed day that was told": after(() => (toldMissedDay.choose("2026-11-16"), playedOn(14, 15)), NEWS),
    "the last seven days": after(() => playedOn(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20), <Week />),
    "links of the first day": { ...onFirstDay, content: <LevelUpSection /> },
    "the first day": { ...onFirstDay, content: <AroundTheRink dayStates={all(() => open)} /> },
    "nothing played": <AroundTheRink dayStates={all(() => open)} />,
    "yesterday won": after(() => playedOn(20), <AroundTheRink dayStates={SWEEP} />),
    "yesterday lost": after(
      () => recordResult("classic", lost("classic", "2026-11-20")),
      <AroundTheRink dayStates={null} />,
    ),
    "some played": <AroundTheRink dayStates={MIXED} />,
    "boards unknown": boards("internal"),
    friends: boards({ friends: 12, finished: 1, boards: [{ code: "abc" }] }),
    "two boards": boards({ friends: 3, finished: 0, boards: [{ code: "abc" }, { code: "def" }] }),
    "no friends yet": boards({ friends: 0, finished: 0, boards: [{ code: "abc" }] }),
  }));
