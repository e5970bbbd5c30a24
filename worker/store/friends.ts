import { addDays, dayAt, type Day } from "#rules/shared/day";
import { FRIENDS_BOARD_LIMITS, type FinishedWeek } from "#rules/site/friends";
import type { GameName } from "#rules/shared/game-config";
import type { ExclusionReason } from "#rules/shared/score";
import type { Env } from "../env.ts";
import { countEventIf } from "./event-counts.ts";
import { deriveFriendsSql } from "./tally.ts";

export interface FriendsBoardRow {
  id: string;
  code: string;
  name: string;
  maker: string;
  madeAt: number;
}

export interface BoardMember {
  visitor: string;
  /** Public id of the member. */
  member: string;
  nickname: string;
  finished: FinishedWeek;
  finishedBefore: FinishedWeek;
  /** Days on which the member finished a daily, in no order. */
  days: readonly Day[];
}

/** How many former codes of a board still work for its members. */
const FORMER_CODES = 10;

const BOARD = "SELECT id, code, name, maker, made_at AS madeAt FROM friend_boards";

export const readBoardByCode = (env: Env, code: string): Promise<FriendsBoardRow | null> =>
  env.DB.prepare(`${BOARD} WHERE code = ?`).bind(code).first<FriendsBoardRow>();

/** Returns the board that had a code before, if the visitor is a member; else null. */
export const readBoardByFormerCode = (env: Env, code: string, visitor: string): Promise<FriendsBoardRow | null> =>
  env.DB.prepare(
    `${BOARD} WHERE id IN (SELECT board FROM friend_members WHERE visitor = ?2 AND removed_at IS NULL)
       AND EXISTS (SELECT 1 FROM json_each(former_codes) WHERE value = ?1)`,
  )
    .bind(code, visitor)
    .first<FriendsBoardRow>();

/** Returns a visitor's boards, in the order of joining. */
export async function readBoardsOf(env: Env, visitor: string): Promise<FriendsBoardRow[]> {
  const { results } = await env.DB.prepare(
    `${BOARD} JOIN friend_members ON id = board WHERE visitor = ? AND removed_at IS NULL ORDER BY joined_at`,
  )
    .bind(visitor)
    .all<FriendsBoardRow>();
  return results;
}

/** Counts the other members of all boards, each once, and who have finished a daily of a day. Two rows per member. */
export async function countFriends(
  env: Env,
  visitor: string,
  day: Day,
): Promise<{ friends: number; finished: number }> {
  const counted = await env.DB.prepare(
    `SELECT COUNT(*) AS friends,
       COUNT((SELECT 1 FROM friend_days, json_each(days) WHERE friend_days.visitor = friend.visitor AND value = ?2)) AS finished
     FROM (SELECT DISTINCT other.visitor FROM friend_members own JOIN friend_members other ON other.board = own.board
       WHERE own.visitor = ?1 AND own.removed_at IS NULL AND other.removed_at IS NULL AND other.visitor <> ?1) friend`,
  )
    .bind(visitor, day)
    .first<{ friends: number; finished: number }>();
  return counted ?? { friends: 0, finished: 0 };
}

/** Returns a board's members with their results of a week, in the order of joining. Reads five rows per member. */
export async function readMembers(env: Env, board: string, week: Day): Promise<BoardMember[]> {
  const { results } = await env.DB.prepare(
    `SELECT visitor, member, nickname,
       (SELECT finished FROM friend_weeks WHERE visitor = friend_members.visitor AND week = ?2) AS finished,
       (SELECT finished FROM friend_weeks WHERE visitor = friend_members.visitor AND week = ?3) AS finishedBefore,
       (SELECT days FROM friend_days WHERE visitor = friend_members.visitor) AS days
     FROM friend_members WHERE board = ?1 AND removed_at IS NULL ORDER BY joined_at`,
  )
    .bind(board, week, addDays(week, -7))
    .all<
      Pick<BoardMember, "visitor" | "member" | "nickname"> & {
        finished: string | null;
        finishedBefore: string | null;
        days: string | null;
      }
    >();
  return results.map(({ finished, finishedBefore, days, ...member }) => ({
    ...member,
    finished: weekOf(finished),
    finishedBefore: weekOf(finishedBefore),
    days: JSON.parse(days ?? "[]") as Day[],
  }));
}

export async function isRemovedFrom(env: Env, board: string, visitor: string): Promise<boolean> {
  const row = await env.DB.prepare(
    "SELECT 1 FROM friend_members WHERE board = ? AND visitor = ? AND removed_at IS NOT NULL",
  )
    .bind(board, visitor)
    .first();
  return row !== null;
}

/** A game in `friend_weeks` (record-result.ts). */
type Entry = [won: number, guesses: number, correct: number, squares: string | null, mark: ExclusionReason | null];

function weekOf(finished: string | null): FinishedWeek {
  const days = JSON.parse(finished ?? "{}") as Record<Day, Record<GameName, Entry>>;
  return Object.fromEntries(
    Object.entries(days).map(([day, games]) => [
      day,
      Object.fromEntries(
        Object.entries(games).map(([game, [won, guesses, correct, squares, mark]]) => [
          game,
          { won: won === 1, guesses, correct, squares, ...(mark && { mark }) },
        ]),
      ),
    ]),
  );
}

export async function hasFinishedAny(env: Env, visitor: string): Promise<boolean> {
  const row = await env.DB.prepare("SELECT 1 FROM results WHERE visitor = ? AND kind = 'daily' LIMIT 1")
    .bind(visitor)
    .first();
  return row !== null;
}

export interface NewMember {
  visitor: string;
  member: string;
  nickname: string;
  key: string;
  joinedAt: number;
}

/** Creates a board with its first member. @returns false if the operator has hidden the nickname */
export async function createBoard(env: Env, board: FriendsBoardRow, day: Day, maker: NewMember): Promise<boolean> {
  const [made] = await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO friend_boards (id, code, name, maker, made_at, visited_on)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE NOT EXISTS (SELECT 1 FROM hidden_names WHERE nickname_key = ?7)`,
    ).bind(board.id, board.code, board.name, board.maker, board.madeAt, day, maker.key),
    countEventIf(env, dayAt(board.madeAt), "boards", "EXISTS (SELECT 1 FROM friend_boards WHERE id = ?3)", board.id),
    ...membership(env, board.id, maker, 1),
  ]);
  return (made?.meta.changes ?? 0) > 0;
}

/** Adds a member, unless the board has `most` or the nickname is taken. Returns whether the visitor is a member now. */
export async function addMember(env: Env, board: string, member: NewMember, most: number): Promise<boolean> {
  const statements = membership(env, board, member, most);
  const results = await env.DB.batch([
    ...statements,
    // The member's id is random for this call, so it exists only if this call has written it.
    countEventIf(
      env,
      dayAt(member.joinedAt),
      "joined",
      "EXISTS (SELECT 1 FROM friend_members WHERE board = ?3 AND visitor = ?4 AND member = ?5)",
      board,
      member.visitor,
      member.member,
    ),
    env.DB.prepare("SELECT 1 FROM friend_members WHERE board = ? AND visitor = ?").bind(board, member.visitor),
  ]);
  return (results.at(-1)?.results.length ?? 0) > 0;
}

/** Returns statements that add a member and derive the results that friends see. */
const membership = (env: Env, board: string, member: NewMember, most: number): D1PreparedStatement[] => [
  env.DB.prepare(
    `INSERT INTO friend_members (board, visitor, member, nickname, nickname_key, joined_at)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE (SELECT COUNT(*) FROM friend_members WHERE board = ?1 AND removed_at IS NULL) < ?7
       AND NOT EXISTS (SELECT 1 FROM hidden_names WHERE nickname_key = ?5)
     ON CONFLICT DO NOTHING`,
  ).bind(board, member.visitor, member.member, member.nickname, member.key, member.joinedAt, most),
  ...updateShownStatements(env, member.visitor),
];

/** Returns statements that derive what friends see of a visitor, if the visitor is a member of any board. */
export const updateShownStatements = (env: Env, visitor: string): D1PreparedStatement[] =>
  [
    "DELETE FROM friend_weeks WHERE visitor = ?1",
    "DELETE FROM friend_days WHERE visitor = ?1",
    ...deriveFriendsSql("visitor"),
  ].map((statement) => env.DB.prepare(statement).bind(visitor));

/** Changes a member's nickname. Returns false if it is taken on the board or hidden. */
export async function updateMemberNickname(
  env: Env,
  board: string,
  visitor: string,
  nickname: string,
  key: string,
): Promise<boolean> {
  const { meta } = await env.DB.prepare(
    `UPDATE OR IGNORE friend_members SET nickname = ?3, nickname_key = ?4
     WHERE board = ?1 AND visitor = ?2 AND NOT EXISTS (SELECT 1 FROM hidden_names WHERE nickname_key = ?4)`,
  )
    .bind(board, visitor, nickname, key)
    .run();
  return meta.changes > 0;
}

export async function leaveBoard(env: Env, board: string, visitor: string): Promise<void> {
  await env.DB.batch(leaveBoardsStatements(env, [visitor], board));
}

/** Removes a member other than the creator. Returns whether the member exists. */
export async function removeMember(env: Env, board: string, member: string, removedAt: number): Promise<boolean> {
  const { meta } = await env.DB.prepare(
    `UPDATE friend_members SET removed_at = ?3 WHERE board = ?1 AND member = ?2
       AND visitor <> (SELECT maker FROM friend_boards WHERE id = ?1)`,
  )
    .bind(board, member, removedAt)
    .run();
  await forgetRemoved(env, board);
  return meta.changes > 0;
}

/** Deletes all but the last {@link FRIENDS_BOARD_LIMITS.removed} removed members, who can join again. */
async function forgetRemoved(env: Env, board: string): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT visitor FROM friend_members WHERE board = ? AND removed_at IS NOT NULL
     ORDER BY removed_at DESC LIMIT -1 OFFSET ?`,
  )
    .bind(board, FRIENDS_BOARD_LIMITS.removed)
    .all<{ visitor: string }>();
  const visitors = results.map(({ visitor }) => visitor);
  if (visitors.length > 0) await env.DB.batch(leaveBoardsStatements(env, visitors, board));
}

/**
 * Returns statements to leave a board, or all. The oldest other member becomes the creator; an empty board is deleted.
 */
export const leaveBoardsStatements = (
  env: Env,
  visitors: readonly string[],
  board: string | null = null,
): D1PreparedStatement[] => {
  const leaving = "visitor IN (SELECT value FROM json_each(?1))";
  const those = `SELECT board FROM friend_members WHERE ${leaving} AND (?2 IS NULL OR board = ?2)`;
  const others = `SELECT visitor FROM friend_members
    WHERE board = friend_boards.id AND removed_at IS NULL AND NOT ${leaving}`;
  return [
    `UPDATE friend_boards SET maker = (${others} ORDER BY joined_at LIMIT 1)
     WHERE id IN (${those}) AND maker IN (SELECT value FROM json_each(?1)) AND EXISTS (${others})`,
    `DELETE FROM friend_boards WHERE id IN (${those}) AND NOT EXISTS (${others})`,
    `DELETE FROM friend_members WHERE board IN (${those}) AND NOT EXISTS (SELECT 1 FROM friend_boards WHERE id = board)`,
    `DELETE FROM friend_members WHERE ${leaving} AND (?2 IS NULL OR board = ?2)`,
    ...["friend_weeks", "friend_days"].map(
      (table) =>
        `DELETE FROM ${table} WHERE ${leaving} AND ?2 IS ?2
         AND NOT EXISTS (SELECT 1 FROM friend_members WHERE visitor = ${table}.visitor)`,
    ),
  ].map((statement) => env.DB.prepare(statement).bind(JSON.stringify(visitors), board));
};

/** Deletes some of the boards without a visit since a day, and the derived results of members without another board. */
export async function deleteInactiveBoards(env: Env, before: Day, most: number): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT id, (SELECT json_group_array(visitor) FROM friend_members WHERE board = id) AS members
     FROM friend_boards WHERE visited_on < ? ORDER BY visited_on LIMIT ?`,
  )
    .bind(before, most)
    .all<{ id: string; members: string }>();
  // When its last member leaves, the board is deleted.
  const leaving = results.flatMap(({ id, members }) => leaveBoardsStatements(env, JSON.parse(members) as string[], id));
  if (leaving.length > 0) await env.DB.batch(leaving);
}

/** Returns statements that give memberships to another visitor, whose own are kept, unless only those were removed. */
export const transferMembershipsStatements = (env: Env, from: string, into: string): D1PreparedStatement[] => [
  env.DB.prepare(
    "UPDATE friend_boards SET maker = ?2 WHERE maker = ?1 AND id IN (SELECT board FROM friend_members WHERE visitor = ?1)",
  ).bind(from, into),
  env.DB.prepare(
    `DELETE FROM friend_members WHERE visitor = ?2 AND removed_at IS NOT NULL
       AND board IN (SELECT board FROM friend_members WHERE visitor = ?1 AND removed_at IS NULL)`,
  ).bind(from, into),
  env.DB.prepare("UPDATE OR IGNORE friend_members SET visitor = ?2 WHERE visitor = ?1").bind(from, into),
  ...["friend_members", "friend_weeks", "friend_days"].map((table) =>
    env.DB.prepare(`DELETE FROM ${table} WHERE visitor = ?`).bind(from),
  ),
  ...updateShownStatements(env, into),
];

export async function renameBoard(env: Env, board: string, name: string): Promise<void> {
  await env.DB.prepare("UPDATE friend_boards SET name = ? WHERE id = ?").bind(name, board).run();
}

/** Gives a board a new code. The old one works for members only. */
export async function replaceBoardCode(env: Env, board: string, code: string): Promise<void> {
  await env.DB.prepare(
    `UPDATE friend_boards SET code = ?2, former_codes = (SELECT json_group_array(value) FROM (
       SELECT code AS value, -1 AS key UNION ALL SELECT value, key FROM json_each(former_codes) ORDER BY key LIMIT ?3))
     WHERE id = ?1`,
  )
    .bind(board, code, FORMER_CODES)
    .run();
}

/** Records the day of a visit; writes once per day. */
export async function recordBoardVisit(env: Env, board: string, day: Day): Promise<void> {
  await env.DB.prepare("UPDATE friend_boards SET visited_on = ?2 WHERE id = ?1 AND visited_on < ?2")
    .bind(board, day)
    .run();
}
