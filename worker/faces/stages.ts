import type { PhotographStages } from "#rules/face/face";
import { STAGE_COLUMNS } from "#rules/face/stages";
import { log } from "../runtime/log.ts";
import { downscale } from "./downscale.ts";
import { decodePicture } from "./decode.ts";
import { encodePicture } from "./encode.ts";
import type { LightSums } from "./light-sums.ts";

/** Maximum size of a photograph in the day's document and in a browser's storage. */
const MAX_PICTURE_BYTES = 40 * 1024;

/** A larger photograph is scaled to this many columns, which are smaller even uncompressed. */
const LARGE_PICTURE_COLUMNS = 112;

/** Computes the stages of a photograph. Returns null for a file that cannot be decoded. @param file PNG */
export function computeStages(file: Uint8Array): PhotographStages | null {
  try {
    const picture = decodePicture(file);
    const shown = file.length <= MAX_PICTURE_BYTES ? file : encodePicture(downscale(picture, LARGE_PICTURE_COLUMNS));
    return { stages: stagesOf(picture), picture: shown.toBase64() };
  } catch (error) {
    log("warn", "photo-not-decoded", error);
    return null;
  }
}

const stagesOf = (picture: LightSums): string[] =>
  STAGE_COLUMNS.map((columns) => encodePicture(downscale(picture, columns)).toBase64());
