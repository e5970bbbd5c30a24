import { STAGE_COLUMNS, type PixelEvidence } from "#rules/face";
import { log } from "../log.ts";
import { averageDown } from "./average.ts";
import { decodePicture } from "./decode.ts";
import { encodePicture } from "./encode.ts";
import type { Picture } from "./picture.ts";

/** What a photograph may take in the document of its day and in a browser's storage. */
const MAX_PICTURE_BYTES = 40 * 1024;

/** A larger photograph is shown in so many columns: even uncompressed they are fewer bytes than that. */
const LARGE_PICTURE_COLUMNS = 112;

/**
 * The stages of a photograph, and itself as it is shown in the end; null for a file that cannot be read.
 *
 * @param file PNG
 */
export function developPhotograph(file: Uint8Array): PixelEvidence | null {
  try {
    const picture = decodePicture(file);
    const shown = file.length <= MAX_PICTURE_BYTES ? file : encodePicture(averageDown(picture, LARGE_PICTURE_COLUMNS));
    return { stages: stagesOf(picture), picture: shown.toBase64() };
  } catch (error) {
    log("warn", "photograph-unread", error);
    return null;
  }
}

const stagesOf = (picture: Picture): string[] =>
  STAGE_COLUMNS.map((columns) => encodePicture(averageDown(picture, columns)).toBase64());
