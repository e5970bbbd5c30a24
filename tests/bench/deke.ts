import worker from "../../worker/index.ts";

/**
 * The Worker under a name besides: a socket that leads to the nameless one would pass what Miniflare puts in front of a
 * Worker with files.
 */
export { Attempts } from "../../worker/attempts/attempts-object.ts";
export { Faces } from "../../worker/faces/faces-object.ts";
export { worker as deke, worker as default };
