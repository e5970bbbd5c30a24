import type { Day } from "#rules/shared/day";
import { mayHaveBoards } from "../storage/boards.ts";
import { fetchFriendsBoard, fetchFriendsBoards } from "./api.ts";

/** Fetches the visitor's friends' boards, and remembers whether there are any. @throws ApiError */
export async function loadBoards(): ReturnType<typeof fetchFriendsBoards> {
  const loaded = await fetchFriendsBoards();
  mayHaveBoards.choose(loaded.boards.length > 0);
  return loaded;
}

/** Fetches a friends' board, and remembers whether the visitor is on it. @throws ApiError */
export async function loadBoard(code: string, week: Day | null): ReturnType<typeof fetchFriendsBoard> {
  const board = await fetchFriendsBoard(code, week);
  if (board.isMember) mayHaveBoards.choose(true);
  return board;
}
