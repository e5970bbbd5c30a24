import { addressIn, placeAt } from "#rules/address";
import type { Day } from "#rules/day";
import type { GameName } from "#rules/measures";
import { makeChallenge } from "../api.ts";
import { DAILY_PATHS, UNLIMITED_PATH } from "#rules/pages";
import { siteOrigin } from "./configuration.ts";

/** Hides a player behind a link, for a friend to find him in Classic, in the language of this page. */
export async function challengeLink(player: number): Promise<string> {
  const { code } = await makeChallenge("classic", { secret: player });
  return linkTo(`${UNLIMITED_PATH}?challenge=${code}`);
}

/**
 * A link for a friend to do better than in a round that is over: to the very puzzle of a day, or to the same hidden player.
 *
 * @param day the round's; null where it was of none
 * @param token the round as it was sealed last
 */
export async function challengeLinkOf(game: GameName, day: Day | null, token: string): Promise<string> {
  const { code } = await makeChallenge(game, { round: token });
  return linkTo(
    day === null ? `${UNLIMITED_PATH}?challenge=${code}` : `${DAILY_PATHS[game]}?day=${day}&challenge=${code}`,
  );
}

/** A link that tells the challenger how a challenge of his ended. */
export const replyLink = (code: string): string => linkTo(`/friends?reply=${code}`);

/** A link in the language of this page. */
const linkTo = (path: string): string => siteOrigin() + addressIn(placeAt(location.pathname).language, path);
