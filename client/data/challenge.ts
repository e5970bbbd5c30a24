import { addressIn, placeAt } from "#rules/address";
import type { Day } from "#rules/day";
import type { GameName } from "#rules/measures";
import { makeChallenge, makeChallengeOf } from "../api.ts";
import { DAILY_PATHS, UNLIMITED_PATH } from "./dailies.ts";

/** Hides a player behind a link, for a friend to find him in Classic, in the language of this page. */
export async function challengeLink(player: number): Promise<string> {
  const { code } = await makeChallenge("classic", player);
  return linkTo(null, "classic", "challenge", code);
}

/**
 * A link for a friend to do better than in a round that is over: to the very puzzle of a day, or to the same hidden player.
 *
 * @param day the round's; null where it was of none
 * @param token the round as it was sealed last
 */
export async function challengeLinkOf(game: GameName, day: Day | null, token: string): Promise<string> {
  const { code } = await makeChallengeOf(game, token);
  return linkTo(day, game, "challenge", code);
}

/** A link to a puzzle with something sealed in it, in the language of this page. */
export function linkTo(day: Day | null, game: GameName, name: "challenge" | "reply", code: string): string {
  const { language } = placeAt(location.pathname);
  const path = day === null ? `${UNLIMITED_PATH}?` : `${DAILY_PATHS[game]}?day=${day}&`;
  return `${location.origin}${addressIn(language, path)}${name}=${code}`;
}
