import type { Day } from "#rules/day";
import type { GameName } from "#rules/measures";
import type { Env } from "./env.ts";
import { decryptToken } from "./tokens/tokens.ts";

/*
 * What links carry that friends send each other, sealed: nothing of it is stored. What the server has not judged itself
 * is not in it, and what is in it nobody reads but the server.
 */

/** How somebody played: his round as the code of its squares (rules/round-code.ts), and his nickname if he has one. */
export interface Telling {
  round: string;
  name?: string;
}

/**
 * A challenge: to find a player that its maker has hidden, or to play the puzzle of a day that its maker has played. It
 * says how the maker played, unless the maker picked the player.
 */
export interface Challenge {
  game: GameName;
  /** The hidden player; absent where it is the puzzle of a day. */
  secret?: unknown;
  /** The day by which the puzzle is known; absent where a player is hidden. */
  day?: Day;
  by?: Telling;
}

/** How a challenge ended, for him who made it. */
export interface Reply {
  game: GameName;
  day?: Day;
  /** How he had played himself; absent where he had picked the player. */
  by?: Telling;
  reply: Telling;
}

/** Far above any code there is: a longer one is not looked into. */
const LONGEST = 2_000;

/** Opens the code of a challenge; null when it is none. @param now Unix milliseconds */
export const openChallenge = (env: Env, code: string, now: number): Promise<Challenge | null> =>
  open<Challenge>(env, "challenge", code, now);

/** Opens the code of a reply; null when it is none. @param now Unix milliseconds */
export const openReply = (env: Env, code: string, now: number): Promise<Reply | null> =>
  open<Reply>(env, "reply", code, now);

const open = async <Sent>(env: Env, purpose: "challenge" | "reply", code: string, now: number): Promise<Sent | null> =>
  code.length > LONGEST ? null : decryptToken<Sent>(env, purpose, code, now);
