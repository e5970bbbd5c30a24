import { makeChallenge } from "../api.ts";
import { UNLIMITED_PATH } from "./dailies.ts";

/** Hides a player behind a link, for a friend to find him in Classic. */
export async function challengeLink(player: number): Promise<string> {
  const { code } = await makeChallenge("classic", player);
  return `${location.origin}${UNLIMITED_PATH}?challenge=${code}`;
}
