import { DurableObject } from "cloudflare:workers";
import type { PhotographStages } from "#rules/face/face";
import { computeStages } from "./stages.ts";

/**
 * Computes the stages of a face: an object has 30 s of CPU on any plan, a Worker 10 ms on the free plan. Stores
 * nothing.
 */
export class Faces extends DurableObject<object> {
  computeStages(file: Uint8Array): PhotographStages | null {
    return computeStages(file);
  }
}
