import { Hono } from "hono";
import * as v from "valibot";
import { dayAt, isDay, mondayOf, type Day } from "#rules/shared/day";
import { computeDayStreak } from "#rules/shared/day-streak";
import { FRIENDS_BOARD_LIMITS, computeWeekTable, type FinishedDaily, type WeekRow } from "#rules/site/friends";
import { DAILY_NAMES, type DailyName } from "#rules/shared/game-config";
import { checkBoardName, checkNickname, type Nickname } from "../nicknames/check.ts";
import {
  countFriends,
  hasFinishedAny,
  isRemovedFrom,
  leaveBoard,
  recordBoardVisit,
  readBoardsOf,
  readBoardByCode,
  readMembers,
  readBoardByFormerCode,
  replaceBoardCode,
  renameBoard,
  updateMemberNickname,
  removeMember,
  createBoard,
  addMember,
  type FriendsBoardRow,
  type BoardMember,
  type NewMember,
} from "../store/friends.ts";
import { jsonBody } from "../http/json-body.ts";
import type { ApiRequest, AppContext } from "../http/context.ts";
import { apiError } from "../http/errors.ts";
import { enforceRateLimit } from "../http/rate-limits.ts";
import { createVisitorId, readActiveVisitorId, setVisitorCookie, readVisitorId } from "../http/visitor-cookie.ts";

/** About 95 random bits, so that codes cannot be guessed. */
const CODE_BYTES = 12;
const CODE = /^[\w-]{16}$/;

/** A member's result. "finished" while the viewer has not finished the game. */
export type VisibleResult = FinishedDaily | "finished" | null;

export interface MemberTodayRow {
  id: string;
  nickname: string;
  isYou: boolean;
  isMaker: boolean;
  streak: number;
  games: Record<DailyName, VisibleResult>;
}

export interface MemberWeekRow extends WeekRow {
  id: string;
  nickname: string;
  isYou: boolean;
}

const named = v.object({ nickname: v.string() });

/**
 * Friends' boards. Anyone with the link may join; only members see members, and of today's games only those they have
 * finished.
 * - `GET /api/friends`: the visitor's boards, the number of other members, and how many of them have finished a daily
 *   today. `POST /api/friends` creates one, if the visitor has finished a daily.
 * - `GET /api/friends/:code`: today and this week, or for other visitors the name; `GET …/weeks/:monday`: a past week.
 *   After `POST /api/friends/:code/link` the old code still works for members, and the response has the new one.
 * - `POST /api/friends/:code/members` joins, `PUT …/members/me` renames, `DELETE …/members/me` leaves.
 * - The creator only: `PUT /api/friends/:code` renames the board, `POST /api/friends/:code/link` replaces the link,
 *   `DELETE /api/friends/:code/members/:id` removes a member.
 */
export const friendsRoute = new Hono<AppContext>()
  .get("/", async (c) => {
    const visitor = await readVisitorId(c);
    if (visitor === null) return c.json({ boards: [], friends: 0, finished: 0 });
    const [boards, counted] = await Promise.all([
      readBoardsOf(c.env, visitor),
      countFriends(c.env, visitor, dayAt(c.get("now"))),
    ]);
    return c.json({ boards: boards.map(({ code, name }) => ({ code, name })), ...counted });
  })
  .post("/", jsonBody(v.object({ name: v.string(), nickname: v.string() })), async (c) => {
    const visitor = await readVisitorId(c);
    await enforceRateLimit(c, "boards", visitor);
    const body = c.req.valid("json");
    const name = allowed(checkBoardName(body.name)).shown;
    const nickname = allowed(checkNickname(body.nickname));
    if (visitor === null || !(await hasFinishedAny(c.env, visitor))) throw apiError("unknown-visitor");
    await mayJoinMore(c, visitor);
    const now = c.get("now");
    const board = { id: random(), code: random(), name, maker: visitor, madeAt: now };
    const isMade = await createBoard(c.env, board, dayAt(now), newMember(visitor, nickname, now));
    if (!isMade) throw apiError("nickname-reserved");
    return c.json({ code: board.code, name });
  })
  .get("/:code", async (c) => c.json(await show(c, await boardAt(c), null)))
  .get("/:code/weeks/:week", async (c) => c.json(await show(c, await boardAt(c), c.req.param("week"))))
  .post("/:code/members", jsonBody(named), async (c) => {
    const known = await readActiveVisitorId(c);
    await enforceRateLimit(c, "boards", known);
    const board = await boardAt(c);
    const nickname = allowed(checkNickname(c.req.valid("json").nickname));
    const visitor = known ?? createVisitorId();
    const members = await readMembers(c.env, board.id, mondayOf(dayAt(c.get("now"))));
    if (members.some((member) => member.visitor === visitor)) throw apiError("already-member");
    if (await isRemovedFrom(c.env, board.id, visitor)) throw apiError("removed-member");
    if (members.length >= FRIENDS_BOARD_LIMITS.most) throw apiError("board-full");
    await mayJoinMore(c, visitor);
    const member = newMember(visitor, nickname, c.get("now"));
    if (!(await addMember(c.env, board.id, member, FRIENDS_BOARD_LIMITS.most))) throw apiError("nickname-taken");
    if (known === null) await setVisitorCookie(c, visitor);
    return c.json({ nickname: nickname.shown });
  })
  .put("/:code/members/me", jsonBody(named), async (c) => {
    const { board, visitor } = await membershipOf(c);
    await enforceRateLimit(c, "boards", visitor);
    const { shown, key } = allowed(checkNickname(c.req.valid("json").nickname));
    if (!(await updateMemberNickname(c.env, board.id, visitor, shown, key))) throw apiError("nickname-taken");
    return c.json({ nickname: shown });
  })
  .delete("/:code/members/me", async (c) => {
    const { board, visitor } = await membershipOf(c);
    await leaveBoard(c.env, board.id, visitor);
    return c.json({ left: true });
  })
  .delete("/:code/members/:id", async (c) => {
    const board = await boardOfMaker(c);
    if (!(await removeMember(c.env, board.id, c.req.param("id"), c.get("now")))) throw apiError("unknown-member");
    return c.json({ removed: true });
  })
  .put("/:code", jsonBody(v.object({ name: v.string() })), async (c) => {
    const board = await boardOfMaker(c);
    await enforceRateLimit(c, "boards", board.maker);
    const { shown } = allowed(checkBoardName(c.req.valid("json").name));
    await renameBoard(c.env, board.id, shown);
    return c.json({ name: shown });
  })
  .post("/:code/link", async (c) => {
    const board = await boardOfMaker(c);
    await enforceRateLimit(c, "boards", board.maker);
    const code = random();
    await replaceBoardCode(c.env, board.id, code);
    return c.json({ code });
  });

function allowed(checked: Nickname | Parameters<typeof apiError>[0]): Nickname {
  if (typeof checked === "string") throw apiError(checked);
  return checked;
}

const random = (): string =>
  crypto.getRandomValues(new Uint8Array(CODE_BYTES)).toBase64({ alphabet: "base64url", omitPadding: true });

const newMember = (visitor: string, { shown, key }: Nickname, joinedAt: number): NewMember => ({
  visitor,
  member: random(),
  nickname: shown,
  key,
  joinedAt,
});

async function mayJoinMore(c: ApiRequest, visitor: string): Promise<void> {
  if ((await readBoardsOf(c.env, visitor)).length >= FRIENDS_BOARD_LIMITS.boards) throw apiError("too-many-boards");
}

/** Returns the board of a code: an old one works for members only. @throws unknown-board */
async function boardAt(c: ApiRequest): Promise<FriendsBoardRow> {
  const code = c.req.param("code") ?? "";
  if (!CODE.test(code)) throw apiError("unknown-board");
  const board = (await readBoardByCode(c.env, code)) ?? (await renewedBoardAt(c, code));
  if (board === null) throw apiError("unknown-board");
  return board;
}

async function renewedBoardAt(c: ApiRequest, code: string): Promise<FriendsBoardRow | null> {
  const visitor = await readVisitorId(c);
  return visitor === null ? null : readBoardByFormerCode(c.env, code, visitor);
}

/** Returns the board and its member. @throws unknown-board, unknown-member */
async function membershipOf(c: ApiRequest): Promise<{ board: FriendsBoardRow; visitor: string }> {
  const [board, visitor] = await Promise.all([boardAt(c), readVisitorId(c)]);
  const boards = visitor === null ? [] : await readBoardsOf(c.env, visitor);
  if (visitor === null || !boards.some(({ id }) => id === board.id)) throw apiError("unknown-member");
  return { board, visitor };
}

/** Returns the board if its creator is asking. @throws unknown-board, not-board-owner */
async function boardOfMaker(c: ApiRequest): Promise<FriendsBoardRow> {
  const [board, visitor] = await Promise.all([boardAt(c), readVisitorId(c)]);
  if (board.maker !== visitor) throw apiError("not-board-owner");
  return board;
}

/** Returns what the visitor may see of a board. @param asked the Monday of a week; null for the running one */
async function show(c: ApiRequest, board: FriendsBoardRow, asked: string | null) {
  const visitor = await readVisitorId(c);
  const day = dayAt(c.get("now"));
  const first = mondayOf(dayAt(board.madeAt));
  const from = asked ?? mondayOf(day);
  if (!isDay(from) || from !== mondayOf(from) || from > day || from < first) throw apiError("unknown-day");
  const members = await readMembers(c.env, board.id, from);
  const you = members.find((member) => member.visitor === visitor);
  const { name, code } = board;
  const { most } = FRIENDS_BOARD_LIMITS;
  if (you === undefined) {
    const isRemoved = visitor !== null && (await isRemovedFrom(c.env, board.id, visitor));
    return { isMember: false as const, name, members: members.length, most, isRemoved };
  }
  c.executionCtx.waitUntil(recordBoardVisit(c.env, board.id, day));
  const isMaker = board.maker === visitor;
  const isRunning = from === mondayOf(day);
  return {
    isMember: true as const,
    name,
    code,
    most,
    day,
    isMaker,
    // A past week has no results of today, and no winners of the week before.
    today: isRunning ? membersToday(board, members, you, day) : null,
    // Both are Mondays; the board's first week begins on `first`.
    week: { from, first, rows: rowsOf(members, you, day) },
    winners: isRunning && from > first ? lastWinners(members, day) : [],
  };
}

/** Returns the games of today that a member has finished, and may see of other members. */
const thawedFor = ({ finished }: BoardMember, today: Day): Set<DailyName> =>
  new Set(DAILY_NAMES.filter((game) => finished[today]?.[game] !== undefined));

/** Returns today's results, the viewer first, then by number of finished games. */
function membersToday(
  board: FriendsBoardRow,
  members: readonly BoardMember[],
  you: BoardMember,
  today: Day,
): MemberTodayRow[] {
  const thawed = thawedFor(you, today);
  const tell = (game: DailyName, finish: FinishedDaily | undefined): VisibleResult => {
    if (finish === undefined) return null;
    return thawed.has(game) ? finish : "finished";
  };
  const done = ({ finished }: BoardMember): number => Object.keys(finished[today] ?? {}).length;
  return [...members]
    .sort((one, other) => Number(other === you) - Number(one === you) || done(other) - done(one))
    .map((member) => ({
      id: member.member,
      nickname: member.nickname,
      isYou: member === you,
      isMaker: member.visitor === board.maker,
      streak: computeDayStreak(member.days, today).streak,
      games: Object.fromEntries(
        DAILY_NAMES.map((game) => [game, tell(game, member.finished[today]?.[game])]),
      ) as Record<DailyName, VisibleResult>,
    }));
}

const rowsOf = (members: readonly BoardMember[], you: BoardMember, today: Day): MemberWeekRow[] =>
  computeWeekTable(members, today, thawedFor(you, today)).map(
    ({ member: id, nickname, visitor, rank, points, wins }) => {
      const isYou = visitor === you.visitor;
      return { id, nickname, isYou, rank, points, wins };
    },
  );

function lastWinners(members: readonly BoardMember[], today: Day): string[] {
  const before = members.map(({ nickname, finishedBefore: finished }) => ({ nickname, finished }));
  return computeWeekTable(before, today, new Set())
    .filter(({ rank, points }) => rank === 1 && points > 0)
    .map(({ nickname }) => nickname);
}
