import { localizePath, parseLocalizedPath, type Language } from "#rules/i18n/address";
import type { Day } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import { api, readResponse } from "./api.ts";
import { CHALLENGE_PATHS, GAME_PATHS, UNLIMITED_PATH, type PagePath } from "#rules/site/pages";
import { siteOrigin } from "../browser/configuration.ts";

/** Creates a link to guess a player in a game, in the document's language. */
export const challengeLink = (player: number, game: keyof typeof CHALLENGE_PATHS = "classic"): Promise<string> =>
  createLink(game, { secret: player }, `${CHALLENGE_PATHS[game]}?`);

/**
 * Creates a link to beat an ended round: the day's puzzle, or the same secret player.
 *
 * @param day the round's; null for practice
 * @param token the last token of the round
 */
export const challengeLinkOf = (game: GameName, day: Day | null, token: string): Promise<string> =>
  createLink(game, { round: token }, day === null ? `${challengePath(game)}?` : `${GAME_PATHS[game]}?day=${day}&`);

async function createLink(game: GameName, secret: { secret: number } | { round: string }, path: string) {
  const { language } = parseLocalizedPath(location.pathname);
  const json = { ...secret, language };
  const { code } = await readResponse(api.challenges[":game"].$post({ param: { game }, json }));
  return linkTo(language, `${path}challenge=${code}`);
}

/** Returns the path where a challenge to guess a chosen player is played. */
export const challengePath = (game: GameName): PagePath =>
  game === "legends" ? CHALLENGE_PATHS[game] : UNLIMITED_PATH;

/** Returns a link that shows the challenger how the challenge ended. @param language that of the challenge */
export const replyLink = (code: string, language: Language): string => linkTo(language, `/friends?reply=${code}`);

const linkTo = (language: Language, path: string): string => siteOrigin() + localizePath(language, path);
