import type { Day } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import type { Env } from "../env.ts";
import { keyRing } from "./key-ring.ts";

const ID_BYTES = 16;
const encoder = new TextEncoder();

/** Derives a daily round's id (HMAC-SHA-256): two tabs, or a deal without the visitor's object, get the same. */
export async function deriveRoundId(env: Env, visitor: string, game: GameName, day: Day, now: number): Promise<string> {
  const { ids } = await keyRing(env, now);
  const digest = await crypto.subtle.sign("HMAC", ids, encoder.encode(JSON.stringify([visitor, game, day])));
  return new Uint8Array(digest, 0, ID_BYTES).toBase64({ alphabet: "base64url", omitPadding: true });
}
