import { STAGE_COLUMNS, type FaceEvidence } from "#rules/face";
import { candidateOf, type Facts } from "#rules/player";
import type { Env } from "../env.ts";
import { log } from "../log.ts";
import { fetchHeadshot, type Asked, type Filed } from "../nhl/pictures.ts";
import { averageDown } from "./average.ts";
import { decodePicture } from "./decode.ts";
import { readBustDrawing } from "./drawings.ts";
import { encodePicture } from "./encode.ts";
import { addUp, type Picture } from "./picture.ts";

/** What a photograph may take in the document of its day and in a browser's storage. */
const MAX_PICTURE_BYTES = 40 * 1024;

/** A larger photograph is shown in so many columns: even uncompressed they are fewer bytes than that. */
const LARGE_PICTURE_COLUMNS = 112;

/**
 * Makes the stages of a player's face: from the league's photograph, else from the drawing of his sweater,
 * and should even that be out of reach, from nothing, because a day without its puzzles would be worse.
 *
 * @param player NHL player id, in the facts
 * @param now Unix milliseconds
 * @param asked what his photograph is asked for
 */
export async function gatherFace(
  env: Env,
  facts: Facts,
  player: number,
  now: number,
  asked: Asked,
): Promise<FaceEvidence> {
  const { team, number } = candidateOf(facts, player);
  const photograph = await readPhotograph(env, { id: player, club: team, season: null }, now, asked);
  if (photograph !== null) return { stages: stagesOf(photograph.picture), picture: base64(shownAs(photograph)) };
  const drawing = await readBustDrawing(env, team, number);
  return { stages: stagesOf(drawing === null ? BLANK : decodePicture(drawing)), picture: null };
}

interface Photograph {
  /** The file as it came. */
  file: Uint8Array;
  picture: Picture;
}

async function readPhotograph(env: Env, player: Filed, now: number, asked: Asked): Promise<Photograph | null> {
  const file = await fetchHeadshot(env, player, now, asked);
  if (file === null) return null;
  try {
    return { file, picture: decodePicture(file) };
  } catch (error) {
    log("warn", "photograph-unread", error);
    return null;
  }
}

/** One pixel that is all transparent. */
const BLANK: Picture = addUp({ bytes: [0, 0, 0, 0], channels: 4, indexes: null }, 1, 1);

const stagesOf = (picture: Picture): string[] =>
  STAGE_COLUMNS.map((columns) => base64(encodePicture(averageDown(picture, columns))));

const shownAs = ({ file, picture }: Photograph): Uint8Array =>
  file.length <= MAX_PICTURE_BYTES ? file : encodePicture(averageDown(picture, LARGE_PICTURE_COLUMNS));

const base64 = (bytes: Uint8Array): string => bytes.toBase64();
