import { localizePath, parseLocalizedPath } from "#rules/i18n/address";
import type { Day } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import { createChallenge } from "./api.ts";
import { CHALLENGE_PATHS, GAME_PATHS, UNLIMITED_PATH, type PagePath } from "#rules/site/pages";
import { siteOrigin } from "./configuration.ts";

/** Hides a player behind a link, for a friend to find in a game, in the language of this page. */
export async function challengeLink(player: number, game: keyof typeof CHALLENGE_PATHS = "classic"): Promise<string> {
  const { code } = await createChallenge(game, { secret: player });
  return linkTo(`${CHALLENGE_PATHS[game]}?challenge=${code}`);
}

/**
 * A link for a friend to do better than in a round that is over: to the very puzzle of a day, or to the same hidden player.
 *
 * @param day the round's; null where it was of none
 * @param token the round as it was sealed last
 */
export async function challengeLinkOf(game: GameName, day: Day | null, token: string): Promise<string> {
  const { code } = await createChallenge(game, { round: token });
  return linkTo(
    day === null ? `${challengePath(game)}?challenge=${code}` : `${GAME_PATHS[game]}?day=${day}&challenge=${code}`,
  );
}

/** Returns where a challenge of a game to find a hidden player is played. */
export const challengePath = (game: GameName): PagePath =>
  game === "legends" ? CHALLENGE_PATHS[game] : UNLIMITED_PATH;

/** A link that tells the challenger how a challenge of his ended. */
export const replyLink = (code: string): string => linkTo(`/friends?reply=${code}`);

/** A link in the language of this page. */
const linkTo = (path: string): string =>
  siteOrigin() + localizePath(parseLocalizedPath(location.pathname).language, path);
