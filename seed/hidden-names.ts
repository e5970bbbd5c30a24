import { nicknameKey } from "../worker/nicknames/check.ts";

/**
 * The statements that take a nickname off the boards, whoever has it and however he writes it, and keep anybody from
 * choosing it; or that let it be chosen again. Who had it keeps his results, and may choose another; on a board of friends
 * he is called by a number until he does.
 *
 * @param now Unix milliseconds
 * @throws Error for what nobody can be called
 */
export function hideNameStatements(nickname: string, now: number, undo = false): string[] {
  const key = nicknameKey(nickname);
  // Nothing else is in a key, so that it can stand in a statement.
  if (!/^[\p{L}\p{N}]+$/u.test(key)) throw new Error(`${JSON.stringify(nickname)} has no letter or digit`);
  return undo
    ? [`DELETE FROM hidden_names WHERE nickname_key = '${key}'`]
    : [
        `INSERT OR IGNORE INTO hidden_names (nickname_key, hidden_at) VALUES ('${key}', ${now})`,
        `DELETE FROM leaderboard_sums WHERE visitor IN (SELECT id FROM visitors WHERE nickname_key = '${key}')`,
        `UPDATE results SET on_board = 0 WHERE on_board = 1 AND visitor IN (SELECT id FROM visitors WHERE nickname_key = '${key}')`,
        `DELETE FROM visitors WHERE nickname_key = '${key}'`,
        `UPDATE friend_members SET nickname = '#' || substr(member, 1, 6), nickname_key = member WHERE nickname_key = '${key}'`,
      ];
}
