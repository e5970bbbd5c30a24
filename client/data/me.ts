import { useEffect } from "react";
import { GAME_NAMES } from "#rules/shared/game-config";
import { api, failureCodeOf, readResponse, type FailureCode } from "./api.ts";
import { mayHaveBoards } from "../storage/boards.ts";
import { deleteResults, hasResults, mergeResults } from "../storage/results.ts";
import { deleteRounds, deleteUnfinishedRounds } from "../storage/delete-rounds.ts";
import { createStore, useStore } from "../storage/store.ts";
import { removePlayedCookie } from "./has-played.ts";
import { repeatMoves } from "./repeat-moves.ts";

/** The visitor as known to the server. There are no accounts: an HttpOnly cookie identifies the visitor. */
export interface Me {
  /** The nickname on the leaderboard, or null. */
  nickname: string | null;
  /** Whether the server has data about the visitor. */
  isKnown: boolean;
}

interface State {
  me: Me | null;
  failure: FailureCode | null;
  /** Number of times that the visitor got another nickname, joined a device or was deleted on this page. */
  changes: number;
}

const state = createStore<State>({ me: null, failure: null, changes: 0 });

const fetchMe = () => readResponse(api.me.$get());

/** Stores the server's response: the nickname for this page, results for this browser. */
function takeIn({ nickname, results }: Awaited<ReturnType<typeof fetchMe>>): void {
  // A browser that has lost what it stored: the visitor may be on boards.
  if (results.length > 0 && !hasResults()) mayHaveBoards.choose(true);
  for (const game of GAME_NAMES) {
    const ofGame = results.filter((result) => result.game === game);
    mergeResults(
      game,
      ofGame.map(({ game: _game, ...result }) => result),
    );
  }
  storeNickname(nickname);
}

/** Stores the nickname of a server's response. */
export const storeNickname = (nickname: string | null): void =>
  state.set({ ...state.read(), me: { nickname, isKnown: nickname !== null || hasResults() }, failure: null });

const countChange = (): void => state.set({ ...state.read(), changes: state.read().changes + 1 });

function rename({ nickname }: { nickname: string | null }): void {
  state.set({ ...state.read(), me: { nickname, isKnown: true }, failure: null });
  countChange();
}

let asking: Promise<void> | null = null;

/**
 * Fetches the visitor's nickname and results, after moves that had no response; concurrent calls share one request. Never
 * throws.
 */
export const refreshMe = (): Promise<void> =>
  (asking ??= askForMe().finally(() => {
    asking = null;
  }));

async function askForMe(): Promise<void> {
  try {
    await repeatMoves();
    takeIn(await fetchMe());
  } catch (error) {
    state.set({ ...state.read(), failure: failureCodeOf(error) });
  }
}

/**
 * Sets the visitor's nickname and returns it as displayed.
 *
 * @throws ApiError
 */
export async function chooseNickname(nickname: string): Promise<string> {
  const taken = await readResponse(api.me.nickname.$put({ json: { nickname } }));
  rename(taken);
  return taken.nickname;
}

/**
 * Removes the visitor's nickname.
 *
 * @throws ApiError
 */
export const removeNickname = async (): Promise<void> => rename(await readResponse(api.me.nickname.$delete()));

/**
 * Creates a code with which another device joins this one.
 *
 * @throws ApiError
 */
export const createTransferCode = () => readResponse(api.me.code.$post());

/**
 * Joins the device that created a code: this browser's visitor becomes that device's. Unfinished rounds are deleted, because
 * they belong to the visitor that this browser had.
 *
 * @throws ApiError if nothing has changed
 */
export async function joinDevice(code: string): Promise<void> {
  const joined = await readResponse(api.me.claim.$post({ json: { code } }));
  deleteUnfinishedRounds();
  mayHaveBoards.choose(true);
  takeIn(joined);
  countChange();
}

/**
 * Deletes the visitor's data on the server and in the browser.
 *
 * @throws ApiError if nothing was deleted
 */
export async function deleteOwnData(): Promise<void> {
  const anonymous = await readResponse(api.me.$delete());
  deleteResults();
  deleteRounds();
  removePlayedCookie();
  mayHaveBoards.choose(false);
  takeIn(anonymous);
  countChange();
}

/** Returns the last response about the visitor, without a request; null before the first. */
export const useCachedMe = (): State => useStore(state);

/** Fetches the visitor when the component mounts; null until the first response. */
export function useMe(): State {
  useEffect(() => void refreshMe(), []);
  return useCachedMe();
}
