import { DurableObject } from "cloudflare:workers";
import type { PixelEvidence } from "#rules/face";
import { developPhotograph } from "./develop.ts";

/**
 * Makes the stages of a face where there are 30 seconds of CPU for it on any plan: a call of the Worker has 10 ms on the
 * free one, and this takes more. It keeps nothing, asks nobody, and is not told whose face it is.
 */
export class Faces extends DurableObject<object> {
  photograph(file: Uint8Array): PixelEvidence | null {
    return developPhotograph(file);
  }
}
