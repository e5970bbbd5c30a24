import { beforeEach, test } from "vitest";
import { encodeRound } from "#rules/round-code";
import { packSquares } from "#rules/share-squares";
import { DAILY_NAMES, type DailyName } from "#rules/shared/game-config";
import { storeNickname } from "../../client/data/me.ts";
import { BoardPage } from "../../client/pages/friends/board-page.tsx";
import { BoardSettings } from "../../client/pages/friends/board-settings.tsx";
import { BoardSide } from "../../client/pages/friends/board-side.tsx";
import type { FriendsBoard, TodaysResults } from "../../client/pages/friends/board.ts";
import { DayBoard } from "../../client/pages/friends/day-board.tsx";
import { FriendsPage } from "../../client/pages/friends/friends-page.tsx";
import { Invite } from "../../client/pages/friends/invite.tsx";
import { ReplyDialog } from "../../client/pages/friends/reply-dialog.tsx";
import { LeaderboardTable } from "../../client/pages/leaderboard/board.tsx";
import { LeaderboardPage } from "../../client/pages/leaderboard/leaderboard-page.tsx";
import { NicknameForm } from "../../client/pages/leaderboard/nickname.tsx";
import type { LeaderboardResponse, RankedRow } from "../../client/pages/leaderboard/use-leaderboard.ts";
import { YourPlace } from "../../client/pages/leaderboard/your-place.tsx";
import { recordResult } from "../../client/storage/results.ts";
import { answer, stubBrowser } from "./effects.tsx";
import { wonAfter } from "./game-rounds.ts";
import { TODAY, after, atNoon, expectShown, renderSettled } from "./rendered.tsx";

atNoon();
beforeEach(stubBrowser);

const ROW = { tookMs: 61e3, score: 1234.5, played: 1200, guesses: 3, correct: 1, streak: 1100, isYou: false };
const row = (rank: number, different: Partial<RankedRow> = {}): RankedRow => {
  return { ...ROW, rank, nickname: `Ek ${rank}`, ...different };
};
const leaders = (different: Partial<LeaderboardResponse>): LeaderboardResponse => {
  return {
    period: "today",
    game: "classic",
    nickname: null,
    rows: [],
    you: null,
    total: 0,
    ranges: null,
    ...different,
  };
};
const summed = { streak: null };
const you = (different: Partial<RankedRow> = {}) => row(3, { isYou: true, ...different });
const below = (topPercent: number) => ({ ...you(summed), rank: null, topPercent }) as LeaderboardResponse["you"];
const ROWS = [
  row(1, { hint: true }),
  row(2, { hard: true, guesses: 1, tookMs: null }),
  you({ correct: 0 }),
  row(4, { hint: true, hard: true, tookMs: 4e6 }),
];
const BOARDS = {
  day: leaders({ rows: ROWS, you: you(), total: 4 }),
  "day of the Grid": leaders({ game: "grid", rows: [row(1, { correct: 9 }), row(2, { correct: 0 })], total: 2 }),
  week: leaders({ period: "week", game: "all", rows: [row(1, summed), row(2, summed)], you: below(34), total: 300 }),
  "all time": leaders({
    period: "all",
    game: "grid",
    rows: [row(1, summed)],
    you: you({ ...summed, rank: 2 }),
    total: 2,
  }),
  "week of Legends": leaders({ game: "legends", rows: [row(1, summed)], total: 1 }),
  "all time of Legends": leaders({ game: "legends", period: "all", rows: [row(1, summed)], total: 1 }),
  "empty day": leaders({ game: "career" }),
  "empty week": leaders({ period: "week", game: "all" }),
  "empty week of Legends": leaders({ game: "legends" }),
  "empty for who has finished": leaders({ you: you({ rank: 1, nickname: null }), total: 1 }),
  "empty for who has a nickname": leaders({ you: you({ rank: 1, nickname: "Ek" }), total: 1 }),
};

test("leaderboards and the visitor's place", () =>
  expectShown("leaderboards", {
    waiting: [<LeaderboardTable key="1" board={null} isCurrent />],
    "another one is loading": <LeaderboardTable board={BOARDS["week of Legends"]} isCurrent={false} />,
    ...Object.fromEntries(
      Object.entries(BOARDS).map(([name, board]) => [
        name,
        [<LeaderboardTable key="1" board={board} isCurrent />, <YourPlace key="2" board={board} />],
      ]),
    ),
    "places of a visitor": after(
      () => storeNickname("Ek"),
      [
        <YourPlace key="1" board={leaders({ total: 5 })} />,
        <YourPlace key="2" board={leaders({ you: you({ nickname: null }), total: 1 })} />,
        <YourPlace key="3" board={leaders({ game: "all", you: you(), total: 1234 })} />,
        <YourPlace key="5" board={leaders({ period: "week", you: you(), total: 5 })} />,
        <YourPlace key="4" board={leaders({ period: "all", you: you(), total: 5 })} />,
      ],
    ),
  }));

test("the leaderboard's page", () =>
  expectShown(
    "leaderboard-page",
    {
      waiting: <LeaderboardPage />,
      failed: after(() => answer("internal"), <LeaderboardPage />),
      today: after(() => answer({ ...BOARDS.day, nickname: "Ek" }), <LeaderboardPage />),
      "this week, all games": {
        path: "/leaderboard?period=week&game=all",
        content: after(() => answer(BOARDS.week), <LeaderboardPage />),
      },
      "Legends of all time": {
        path: "/leaderboard?period=all&game=legends",
        content: after(() => answer({ ...BOARDS["all time of Legends"], total: 1234 }), <LeaderboardPage />),
      },
      "empty, finished": after(() => answer(BOARDS["empty for who has finished"]), <LeaderboardPage />),
      "nickname is saved": { content: <NicknameForm nickname="Ek" />, states: { useMutation: [true, null] } },
      "nickname is removed": {
        content: <NicknameForm nickname="Ek" />,
        states: { useMutation: [true, null], NicknameForm: [undefined, "removing"] },
      },
      "nickname is taken": {
        content: <NicknameForm nickname={null} />,
        states: { useMutation: [false, "nickname-taken"], NicknameForm: ["Gretzky", "saving"] },
      },
    },
    renderSettled,
  ));

const won = { won: true, guesses: 3, correct: 1, squares: null };
const squares = packSquares([["match", "near", "miss"]]);
const UNPLAYED = { classic: null, roster: null, face: null, career: null, grid: null };
const finished = (of: TodaysResults["games"]["classic"]) =>
  Object.fromEntries(DAILY_NAMES.map((game) => [game, of])) as TodaysResults["games"];
const member = (id: string, games: Partial<TodaysResults["games"]>, streak = 0): TodaysResults => {
  const isYou = id === "1";
  return { id, nickname: `Ek ${id}`, isYou, isMaker: isYou, streak, games: { ...UNPLAYED, ...games } };
};
const own = (count: number) => [
  member("1", Object.fromEntries(DAILY_NAMES.slice(0, count).map((game) => [game, won]))),
];
const LINES = [
  member("1", { classic: { ...won, squares }, grid: { ...won, correct: 8, guesses: 9, squares } }, 1),
  member("2", { classic: { ...won, won: false, guesses: 7, mark: "too-fast" }, roster: "finished" }, 1100),
  member("3", { ...finished("finished"), classic: { ...won, mark: "late" } }),
  member("4", { ...finished(won), career: { ...won, mark: "joined" }, grid: { ...won, correct: 3, won: false } }, 2),
  member("5", {}),
  member("6", { ...finished(won), grid: "finished" }),
];
const standing = (id: string, rank: number, points: number) => {
  return { id, nickname: `Ek ${id}`, isYou: id === "1", rank, points, wins: points * 300 };
};
const WEEK = {
  from: "2026-11-16",
  first: "2026-11-02",
  rows: [standing("1", 1, 9), standing("2", 2, 4), standing("4", 2, 4), standing("3", 4, 0)],
};
const OF = { isMember: true, isMaker: true, code: "abc", name: "Les Cages", day: TODAY, most: 30 };
const BOARD = { ...OF, today: LINES, week: WEEK, winners: [] } as unknown as FriendsBoard;
const PREVIEW = { isMember: false, isRemoved: false, name: "Les Cages", members: 1, most: 30 };
const page = { path: "/friends/abc" };
const board = (body: object) => ({ ...page, content: after(() => answer(body), <BoardPage />) });

test("a friends' board", () =>
  expectShown(
    "friends-board",
    {
      waiting: { ...page, content: <BoardPage /> },
      failed: { ...page, content: after(() => answer("internal"), <BoardPage />) },
      gone: { ...page, content: after(() => answer("unknown-board"), <BoardPage />) },
      removed: board({ ...PREVIEW, isRemoved: true }),
      full: board({ ...PREVIEW, members: 30 }),
      "to join": board(PREVIEW),
      "to join, nickname obscene": {
        ...board({ ...PREVIEW, members: 4 }),
        states: { useMutation: [false, "nickname-obscene"] },
      },
      today: board({ ...BOARD, winners: ["Ek 2"] }),
      alone: board({ ...BOARD, today: own(5), week: { ...WEEK, rows: [standing("1", 1, 0)] } }),
      week: { ...board({ ...BOARD, winners: ["Ek 2", "Ek 4"] }), states: { Open: ["week"] } },
      "the first week": {
        ...board({ ...BOARD, today: null, week: { ...WEEK, from: "2026-11-02" } }),
        states: { Open: ["week"] },
      },
      "a week between": {
        ...board({ ...BOARD, today: null, week: { ...WEEK, from: "2026-11-09", rows: [] } }),
        states: { Open: ["week"] },
      },
    },
    renderSettled,
  ));

const settings = (isMaker: boolean) => (
  <BoardSettings board={{ ...BOARD, isMaker }} onChanged={() => {}} onClose={() => {}} />
);
test("dialogs of a friends' board, and what is next to it", () =>
  expectShown(
    "friends-dialogs",
    {
      ...Object.fromEntries(
        [0, 1, 2, 3, 4, 5].map((count) => [
          `finished games: ${count}`,
          <BoardSide key={count} board={{ ...BOARD, today: own(count) }} period="today" />,
        ]),
      ),
      invite: <Invite board={BOARD} onClose={() => {}} />,
      "settings of the owner": settings(true),
      "settings of a member, failed": { content: settings(false), states: { useMutation: [false, "internal"] } },
      "settings, in progress": { content: settings(true), states: { useMutation: [true, null] } },
      "leaving is confirmed": { content: settings(false), states: { BoardSettings: [true] } },
      "removal is confirmed": { content: settings(true), states: { Members: [{ id: "2", nickname: "Ek 2" }] } },
    },
    renderSettled,
  ));

const side = (name: string | null, won: boolean, count: number, game: DailyName = "classic", marks = {}) => {
  const verdictOf = (at: number) => (won && (game === "grid" || at === count - 1) ? "match" : "miss");
  const rows = Array.from({ length: count }, (_, at) => Array(game === "grid" ? 3 : 8).fill(verdictOf(at)));
  return { name, round: encodeRound({ won, hint: false, hard: false, rows, ...marks }) };
};
const reply = (challenger: object | null, challenged: object, game: DailyName = "classic") => ({
  content: after(() => answer({ game, challenger, challenged }), <ReplyDialog code="abc" onClose={() => {}} />),
});

test("friends' boards of a visitor, and replies to challenges", () =>
  expectShown(
    "friends",
    {
      "a reply is loading": <ReplyDialog code="abc" onClose={() => {}} />,
      "on no board, not played": after(() => answer({ boards: [] }), <FriendsPage />),
      "on two boards": after(
        () => {
          recordResult("classic", wonAfter("classic", 1));
          answer({ boards: [1, 2].map((code) => ({ code, name: `Board ${code}` })) });
        },
        <FriendsPage />,
      ),
      failed: after(() => answer("storage-unavailable"), <FriendsPage />),
      ...Object.fromEntries(
        [[true, null] as const, [false, "board-name-length"] as const, [false, "nickname-length"] as const].map(
          (mutation) => [
            `starting a board: ${mutation[1] ?? "in progress"}`,
            {
              states: { useMutation: mutation },
              content: after(
                () => {
                  recordResult("classic", wonAfter("classic", 1));
                  answer({ boards: [] });
                },
                <FriendsPage />,
              ),
            },
          ],
        ),
      ),
      "a reply is broken": after(() => answer("invalid-token"), <ReplyDialog code="abc" onClose={() => {}} />),
      "a reply failed": after(() => answer("internal"), <ReplyDialog code="abc" onClose={() => {}} />),
      "today's puzzle is finished": {
        content: after(
          () => {
            recordResult("classic", wonAfter("classic", 1));
            answer({ game: "classic", challenger: null, challenged: side("Bo", true, 2) });
          },
          <ReplyDialog code="abc" onClose={() => {}} />,
        ),
      },
      won: reply(side("Ek", true, 2), side("Bo", true, 3, "classic", { hint: true, hard: true })),
      lost: reply(side("Ek", false, 7), side(null, true, 3)),
      drawn: reply(side(null, true, 3), side("Bo", true, 3)),
      "neither found him": reply(side("Ek", false, 7), side("Bo", false, 7)),
      Grids: reply(side(null, true, 3, "grid"), side(null, false, 3, "grid"), "grid"),
      "a picked player": reply(null, side(null, true, 1)),
    },
    renderSettled,
  ));

test("results of a day's board", () =>
  expectShown("day-board", {
    members: <DayBoard lines={LINES} isAlone={false} onInvite={() => {}} />,
  }));
