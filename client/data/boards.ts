import type { Day } from "#rules/shared/day";
import { mayHaveBoards } from "../storage/boards.ts";
import { api, readResponse } from "./api.ts";

/** Fetches the visitor's friends' boards, and remembers whether there are any. @throws ApiError */
export async function loadBoards() {
  const loaded = await readResponse(api.friends.$get());
  mayHaveBoards.choose(loaded.boards.length > 0);
  return loaded;
}

/**
 * Fetches a friends' board with a week, the current one unless a Monday is given, and remembers whether the visitor is on
 * it.
 *
 * @throws ApiError
 */
export async function loadBoard(code: string, week: Day | null) {
  const address = api.friends[":code"];
  const board = await (week === null
    ? readResponse(address.$get({ param: { code } }))
    : readResponse(address.weeks[":week"].$get({ param: { code, week } })));
  if (board.isMember) mayHaveBoards.choose(true);
  return board;
}
