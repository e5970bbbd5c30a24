// @vitest-environment browser
import type { ReactNode } from "react";
import { test } from "vitest";
import { encodeRound } from "#rules/round-code";
import { packSquares } from "#rules/share-squares";
import { DAILY_NAMES, type DailyName } from "#rules/shared/game-config";
import { storeNickname } from "../../client/data/me.ts";
import { BoardPage } from "../../client/pages/friends/board-page.tsx";
import { BoardSettings } from "../../client/pages/friends/board-settings.tsx";
import { BoardSide } from "../../client/pages/friends/board-side.tsx";
import type { FriendsBoard, TodaysResults } from "../../client/pages/friends/board.ts";
import { FriendsPage } from "../../client/pages/friends/friends-page.tsx";
import { Invite } from "../../client/pages/friends/invite.tsx";
import { ReplyDialog } from "../../client/pages/friends/reply-dialog.tsx";
import { LeaderboardTable } from "../../client/pages/leaderboard/board.tsx";
import { LeaderboardPage } from "../../client/pages/leaderboard/leaderboard-page.tsx";
import { NicknameForm } from "../../client/pages/leaderboard/nickname.tsx";
import type { LeaderboardResponse, RankedRow } from "../../client/pages/leaderboard/use-leaderboard.ts";
import { YourPlace } from "../../client/pages/leaderboard/your-place.tsx";
import { recordResult } from "../../client/storage/results.ts";
import { wonAfter } from "./game-rounds.ts";
import { after, answered, expectShown, inBrowser, pressing, respond, type Visitor } from "./live.tsx";

inBrowser();

const ROW = { tookMs: 61e3, score: 1234.5, played: 1200, guesses: 3, correct: 1, streak: 1100, isYou: false };
const row = (rank: number, other: Partial<RankedRow> = {}) => ({ ...ROW, rank, nickname: `Ek ${rank}`, ...other });
const NONE = { period: "today", game: "classic", nickname: null, you: null, total: 0, ranges: null } as const;
const leaders = (different: Partial<LeaderboardResponse>) => ({ ...NONE, rows: [], ...different });
const summed = { streak: null };
const you = (different: Partial<RankedRow> = {}) => row(3, { isYou: true, ...different });
const below = (topPercent: number) => ({ ...you(summed), rank: null, topPercent }) as LeaderboardResponse["you"];
const FIRST = [row(1, summed)];
const ROWS = [
  row(1, { hint: true, tookMs: 48_999 }),
  row(2, { hard: true, guesses: 1, tookMs: null }),
  you({ correct: 0 }),
  row(4, { hint: true, hard: true, tookMs: 36e5 }),
];
const GRIDS = [row(1, { correct: 9, tookMs: 3_599_999 }), row(2, { correct: 0, tookMs: 11_220_000 })];
const BOARDS = {
  day: leaders({ rows: ROWS, you: you(), total: 4 }),
  "day of the Grid": leaders({ game: "grid", rows: GRIDS, total: 2 }),
  week: leaders({ period: "week", game: "all", rows: [row(1, summed), row(2, summed)], you: below(34), total: 300 }),
  "all time": leaders({ period: "all", game: "grid", rows: FIRST, you: you({ ...summed, rank: 2 }), total: 2 }),
  "all time, all games": leaders({ period: "all", game: "all", rows: FIRST, total: 5, ranges: {} }),
  "week of Legends": leaders({ game: "legends", rows: FIRST, total: 1 }),
  "all time of Legends": leaders({ game: "legends", period: "all", rows: FIRST, total: 1 }),
  "empty day": leaders({ game: "career" }),
  "empty week": leaders({ period: "week", game: "all" }),
  "empty week of Legends": leaders({ game: "legends" }),
  "empty for who has finished": leaders({ you: you({ rank: 1, nickname: null }), total: 1 }),
  "empty for who has a nickname": leaders({ you: you({ rank: 1, nickname: "Ek" }), total: 1 }),
};

test("leaderboards and the visitor's place", () =>
  expectShown("leaderboards", {
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
  expectShown("leaderboard-page", {
    waiting: <LeaderboardPage />,
    "nickname is saved": { content: <NicknameForm nickname="Ek" />, acts: pressing("me.save") },
    "nickname is removed": { content: <NicknameForm nickname="Ek" />, acts: pressing("me.remove") },
    failed: answered("internal", <LeaderboardPage />),
    today: answered({ ...BOARDS.day, nickname: "Ek" }, <LeaderboardPage />),
    "this week, all games": {
      content: after(() => respond({ "?period=week&game=all": BOARDS.week }), <LeaderboardPage />),
      async acts({ press, choose, t }) {
        await press(t("leaderboard.periods.week"), "radio");
        await choose(t("leaderboard.game"), "all");
      },
    },
    "Legends of all time": {
      path: "/leaderboard?period=all&game=legends",
      content: answered({ ...BOARDS["all time of Legends"], total: 1234 }, <LeaderboardPage />),
    },
    "all time, placed by this browser's results": {
      path: "/leaderboard?period=all&game=all",
      content: whenFinished(answered(BOARDS["all time, all games"], <LeaderboardPage />)),
    },
    "empty, finished": answered(BOARDS["empty for who has finished"], <LeaderboardPage />),
    "nickname is taken": {
      content: answered("nickname-taken", <NicknameForm nickname={null} />),
      async acts({ type, press, t }) {
        await type("Gretzky");
        await press(t("me.save"));
      },
    },
  }));

const won = { won: true, guesses: 3, correct: 1, squares: null };
const squares = packSquares([["match", "near", "miss"]]);
const finished = (of: TodaysResults["games"]["classic"]) =>
  Object.fromEntries(DAILY_NAMES.map((game) => [game, of])) as TodaysResults["games"];
const member = (id: string, games: Partial<TodaysResults["games"]>, streak = 0): TodaysResults => {
  const isYou = id === "1";
  return { id, nickname: `Ek ${id}`, isYou, isMaker: isYou, streak, games: { ...finished(null), ...games } };
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
const OF = { isMember: true, isMaker: true, code: "abc", name: "Les Cages", day: WEEK.from, most: 30 };
const BOARD = { ...OF, today: LINES, week: WEEK, winners: [] } as unknown as FriendsBoard;
const PREVIEW = { isMember: false, isRemoved: false, name: "Les Cages", members: 1, most: 30 };
const board = (body: object | string, other = {}) => ({
  path: "/friends/abc",
  content: after(() => respond({ ...other, "": body }), <BoardPage />),
});
const weekFrom = (from: string) => ({ ...BOARD, today: null, week: { ...WEEK, from, rows: [standing("1", 1, 0)] } });
const WEEKS = { "/weeks/2026-11-09": weekFrom("2026-11-09"), "/weeks/2026-11-02": weekFrom("2026-11-02") };
const week = (earlier: number) => ({
  ...board({ ...BOARD, winners: ["Ek 2", "Ek 4"] }, WEEKS),
  async acts({ press, t }: Visitor) {
    await press(t("friends.week"), "radio");
    for (let weeks = 0; weeks < earlier; weeks++) await press(t("friends.earlier"));
  },
});

test("a friends' board", () =>
  expectShown("friends-board", {
    waiting: { ...board({}), content: <BoardPage /> },
    failed: board("internal"),
    gone: board("unknown-board"),
    removed: board({ ...PREVIEW, isRemoved: true }),
    full: board({ ...PREVIEW, members: 30 }),
    "to join": board(PREVIEW),
    "to join, nickname obscene": {
      ...board({ ...PREVIEW, members: 4 }, { "/members": "nickname-obscene" }),
      acts: pressing("friends.join.go"),
    },
    today: board({ ...BOARD, winners: ["Ek 2"] }),
    alone: board({ ...BOARD, today: own(5), week: { ...WEEK, rows: [standing("1", 1, 0)] } }),
    week: week(0),
    "a week between": week(1),
    "the first week": week(2),
  }));

const close = () => {};
const settings = (isMaker: boolean) => (
  <BoardSettings board={{ ...BOARD, isMaker }} onChanged={close} onClose={close} />
);
/** Leaves, saves both names, asks for a new link and removes a member. */
const pressAll = async (visitor: Visitor) => {
  await pressing("friends.settings.leave", "friends.leave.go", "friends.settings.renew")(visitor);
  for (const name of ["name", "nickname"] as const)
    await visitor.press(`${visitor.t("friends.settings.save")}, ${visitor.t(`friends.start.${name}`)}`);
  await removing(visitor);
  await pressing("friends.settings.remove")(visitor);
};
const removing = ({ press, t }: Visitor) => press(t("friends.settings.removeOne", { nickname: "Ek 2" }));

test("dialogs of a friends' board, and what is next to it", () =>
  expectShown("friends-dialogs", {
    "finished games: 0 to 5": [0, 1, 2, 3, 4, 5].map((count) => (
      <BoardSide key={count} board={{ ...BOARD, today: own(count) }} period="today" />
    )),
    invite: { content: <Invite board={BOARD} onClose={close} />, acts: pressing("friends.invite.share") },
    "leaving is confirmed": { content: settings(false), acts: pressing("friends.settings.leave") },
    "removal is confirmed": { content: settings(true), acts: removing },
    "settings, in progress": { content: settings(true), acts: pressAll },
    "settings, failed": { content: answered("internal", settings(true)), acts: pressAll },
  }));

const side = (name: string | null, won: boolean, count: number, game: DailyName = "classic", marks = {}) => {
  const verdictOf = (at: number) => (won && (game === "grid" || at === count - 1) ? "match" : "miss");
  const rows = Array.from({ length: count }, (_, at) => Array(game === "grid" ? 3 : 8).fill(verdictOf(at)));
  return { name, round: encodeRound({ won, hint: false, hard: false, rows, ...marks }) };
};
const REPLY = <ReplyDialog code="abc" onClose={close} />;
const reply = (challenger: object | null, challenged: object, game: DailyName = "classic") =>
  answered({ game, challenger, challenged }, REPLY);
const whenFinished = (shown: () => Promise<ReactNode>) => () => {
  recordResult("classic", wonAfter("classic", 1));
  recordResult("roster", { ...wonAfter("roster", 1), mark: "late" });
  return shown();
};

const starting = (answers: Record<string, string | object>) => ({
  content: whenFinished(after(() => (storeNickname("Ek"), respond({ "": { boards: [] } })), <FriendsPage />)),
  acts: (visitor: Visitor) => (respond(answers), pressing("friends.start.go")(visitor)),
});

test("friends' boards of a visitor, and replies to challenges", () =>
  expectShown("friends", {
    "a reply is loading": REPLY,
    "on no board, not played": answered({ boards: [] }, <FriendsPage />),
    "on two boards": whenFinished(
      answered({ boards: [1, 2].map((code) => ({ code, name: `Board ${code}` })) }, <FriendsPage />),
    ),
    failed: answered("storage-unavailable", <FriendsPage />),
    "starting a board, in progress": starting({}),
    "a board is started": starting({ "": { code: "abc" } }),
    "starting a board: board-name-length": starting({ "": "board-name-length" }),
    "starting a board: nickname-length": starting({ "": "nickname-length" }),
    "a reply is broken": answered("invalid-token", REPLY),
    "a reply failed": answered("internal", REPLY),
    "today's puzzle is finished": whenFinished(reply(null, side("Bo", true, 2))),
    won: reply(side("Ek", true, 2), side("Bo", true, 3, "classic", { hint: true, hard: true })),
    lost: reply(side("Ek", false, 7), side(null, true, 3)),
    drawn: reply(side(null, true, 3), side("Bo", true, 3)),
    "neither found him": reply(side("Ek", false, 7), side("Bo", false, 7)),
    Grids: reply(side(null, true, 3, "grid"), side(null, false, 3, "grid"), "grid"),
    "a picked player": reply(null, side(null, true, 1)),
  }));
