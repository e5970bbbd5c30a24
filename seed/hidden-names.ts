import { nicknameKey } from "../worker/nicknames/check.ts";
import { deleteSumsSql } from "../worker/store/tally.ts";

/**
 * Returns the statements that remove a nickname from all boards in any spelling and reserve it, or release it. The
 * visitor keeps all results and may choose another; friends' boards show a number until then.
 *
 * @throws Error for a text that cannot be a nickname
 */
export function hideNameStatements(nickname: string, now: number, undo = false): string[] {
  const key = nicknameKey(nickname);
  // A key has only letters and digits, so it is safe inside a statement.
  if (!/^[\p{L}\p{N}]+$/u.test(key)) throw new Error(`${JSON.stringify(nickname)} has no letter or digit`);
  return undo
    ? [`DELETE FROM hidden_names WHERE nickname_key = '${key}'`]
    : [
        `INSERT OR IGNORE INTO hidden_names (nickname_key, hidden_at) VALUES ('${key}', ${now})`,
        ...deleteSumsSql(`SELECT id FROM visitors WHERE nickname_key = '${key}'`),
        `DELETE FROM visitors WHERE nickname_key = '${key}'`,
        `UPDATE friend_members SET nickname = '#' || substr(member, 1, 6), nickname_key = member WHERE nickname_key = '${key}'`,
      ];
}
