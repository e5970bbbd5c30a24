import type { Day } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import type { Language } from "#rules/i18n/address";
import type { Env } from "../env.ts";
import { decryptToken } from "../tokens/tokens.ts";

/*
 * The encrypted payloads of links that visitors send each other. They are not stored. They contain only what the server
 * has judged itself.
 */

/** How a visitor played: the round's code (rules/round-code.ts), and the nickname if there is one. */
export interface PlayedRoundPayload {
  round: string;
  name?: string;
}

/** A picked player, or the puzzle of a day with the challenger's result. */
export interface ChallengePayload {
  game: GameName;
  /** The answer; absent for the puzzle of a day. */
  secret?: unknown;
  /** The day of the puzzle; absent for a picked player. */
  day?: Day;
  by?: PlayedRoundPayload;
  /** Of the challenger's page: a reply is sent in it. */
  language: Language;
}

/** The result of a challenge, for the challenger. */
export interface ReplyPayload {
  game: GameName;
  day?: Day;
  /** The challenger's own result; absent if the player was picked. */
  by?: PlayedRoundPayload;
  reply: PlayedRoundPayload;
}

const MAX_CODE_LENGTH = 2_000;

/** Decrypts a challenge; returns null if the code is invalid. */
export const decryptChallenge = (env: Env, code: string, now: number): Promise<ChallengePayload | null> =>
  open<ChallengePayload>(env, "challenge", code, now);

/** Decrypts a reply; returns null if the code is invalid. */
export const decryptReply = (env: Env, code: string, now: number): Promise<ReplyPayload | null> =>
  open<ReplyPayload>(env, "reply", code, now);

const open = async <Sent>(env: Env, purpose: "challenge" | "reply", code: string, now: number): Promise<Sent | null> =>
  code.length > MAX_CODE_LENGTH ? null : decryptToken<Sent>(env, purpose, code, now);
