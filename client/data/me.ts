import { useEffect } from "react";
import { GAME_NAMES } from "#rules/shared/game-config";
import { claimCode, codeOf, fetchMe, forgetMe, removeNickname, saveNickname, type FailureCode } from "./api.ts";
import { forgetResults, hasResults, mergeResults } from "../storage/results.ts";
import { forgetRounds } from "../storage/rounds.ts";
import { makeStore, useWatched } from "../storage/store.ts";
import { presentMissing } from "./submit-rounds.ts";

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

const state = makeStore<State>({ me: null, failure: null, renames: 0 });

/** Takes in what the server has: the nickname for this page, the results for this browser. */
function takeIn({ nickname, results }: Awaited<ReturnType<typeof fetchMe>>): void {
  for (const game of GAME_NAMES) {
    const ofGame = results.filter((result) => result.game === game);
    void presentMissing(game, new Set(ofGame.map(({ of }) => of)));
    mergeResults(
      game,
      ofGame.map(({ game: _game, ...result }) => result),
    );
  }
  noteNickname(nickname);
}

/** Takes over the nickname that a response of the server has named. */
export const noteNickname = (nickname: string | null): void =>
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
    state.set({ ...state.read(), failure: codeOf(error) });
  }
}

/** Appears on the leaderboard under a name, and gives it as it will be shown. @throws ApiError */
export async function chooseNickname(nickname: string): Promise<string> {
  const taken = await saveNickname(nickname);
  rename(taken);
  return taken.nickname;
}

/** Appears on the leaderboard no longer. @throws ApiError */
export const dropNickname = async (): Promise<void> => rename(await removeNickname());

/** Takes nickname and results over from the device that showed a code. @throws ApiError */
export const moveHere = async (code: string): Promise<void> => takeIn(await claimCode(code));

/** Has server and browser forget everything of oneself. @throws ApiError: nothing was forgotten */
export async function forgetEverything(): Promise<void> {
  const nobody = await forgetMe();
  forgetResults();
  forgetRounds();
  takeIn(nobody);
}

/** Oneself as last asked for, for a part of a page that asks itself; null until the server has answered once. */
export const useKnownMe = (): State => useWatched(state);

/** Oneself, asked for anew whenever the component comes up; null until the server has answered once. */
export function useMe(): State {
  useEffect(() => void refreshMe(), []);
  return useKnownMe();
}
