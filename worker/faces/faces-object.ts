import { DurableObject } from "cloudflare:workers";
import type { PhotographStages } from "#rules/face/face";
import { computeStages } from "./stages.ts";

/** Computes the stages of a face, storing nothing: an object has 30 s of CPU, a Worker 10 ms on the free plan. */
export class Faces extends DurableObject<object> {
  computeStages(file: Uint8Array): PhotographStages | null {
    return computeStages(file);
  }
}
