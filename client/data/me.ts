import { useEffect } from "react";
import { GAME_NAMES } from "#rules/shared/game-config";
import {
  claimTransferCode,
  failureCodeOf,
  fetchMe,
  deleteMe,
  deleteNickname,
  putNickname,
  type FailureCode,
} from "./api.ts";
import { deleteResults, hasResults, mergeResults } from "../storage/results.ts";
import { deleteRounds } from "../storage/rounds.ts";
import { createStore, useStore } from "../storage/store.ts";
import { submitMissingRounds } from "./submit-rounds.ts";

/** Oneself, as the server knows one. There is no account: a cookie that no script can read says who is asking. */
export interface Me {
  /** The name on the leaderboard; null without one. */
  nickname: string | null;
  /** Whether a puzzle of a day has been finished, so that there is somebody to name. */
  isKnown: boolean;
}

interface State {
  me: Me | null;
  failure: FailureCode | null;
  /** How often the nickname has changed on this page. */
  renames: number;
}

const state = createStore<State>({ me: null, failure: null, renames: 0 });

/** Takes in what the server has: the nickname for this page, the results for this browser. */
function takeIn({ nickname, results }: Awaited<ReturnType<typeof fetchMe>>): void {
  for (const game of GAME_NAMES) {
    const ofGame = results.filter((result) => result.game === game);
    void submitMissingRounds(game, new Set(ofGame.map(({ of }) => of)));
    mergeResults(
      game,
      ofGame.map(({ game: _game, ...result }) => result),
    );
  }
  storeNickname(nickname);
}

/** Takes over the nickname that a response of the server has named. */
export const storeNickname = (nickname: string | null): void =>
  state.set({ ...state.read(), me: { nickname, isKnown: nickname !== null || hasResults() }, failure: null });

const rename = ({ nickname }: { nickname: string | null }): void =>
  state.set({ me: { nickname, isKnown: true }, failure: null, renames: state.read().renames + 1 });

let asking: Promise<void> | null = null;

/** Asks the server again who one is, and what one has played on any device; once, whoever wants to know meanwhile. Never throws. */
export const refreshMe = (): Promise<void> =>
  (asking ??= askForMe().finally(() => {
    asking = null;
  }));

async function askForMe(): Promise<void> {
  try {
    takeIn(await fetchMe());
  } catch (error) {
    state.set({ ...state.read(), failure: failureCodeOf(error) });
  }
}

/** Appears on the leaderboard under a name, and gives it as it will be shown. @throws ApiError */
export async function chooseNickname(nickname: string): Promise<string> {
  const taken = await putNickname(nickname);
  rename(taken);
  return taken.nickname;
}

/** Appears on the leaderboard no longer. @throws ApiError */
export const removeNickname = async (): Promise<void> => rename(await deleteNickname());

/** Takes nickname and results over from the device that showed a code. @throws ApiError */
export const claimDeviceCode = async (code: string): Promise<void> => takeIn(await claimTransferCode(code));

/** Has server and browser forget everything of oneself. @throws ApiError: nothing was forgotten */
export async function deleteOwnData(): Promise<void> {
  const nobody = await deleteMe();
  deleteResults();
  deleteRounds();
  takeIn(nobody);
}

/** Oneself as last asked for, for a part of a page that asks itself; null until the server has answered once. */
export const useCachedMe = (): State => useStore(state);

/** Oneself, asked for anew whenever the component comes up; null until the server has answered once. */
export function useMe(): State {
  useEffect(() => void refreshMe(), []);
  return useCachedMe();
}
