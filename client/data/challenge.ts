import { addressIn, placeAt } from "#rules/address";
import { makeChallenge } from "../api.ts";
import { UNLIMITED_PATH } from "./dailies.ts";

/** Hides a player behind a link, for a friend to find him in Classic, in the language of this page. */
export async function challengeLink(player: number): Promise<string> {
  const { code } = await makeChallenge("classic", player);
  const { language } = placeAt(location.pathname);
  return `${location.origin}${addressIn(language, UNLIMITED_PATH)}?challenge=${code}`;
}
