import worker from "../../worker/index.ts";

/** A second name for the Worker: Miniflare would put its own Worker in front of a socket to the nameless one. */
export { Attempts } from "../../worker/attempts/attempts-object.ts";
export { Faces } from "../../worker/faces/faces-object.ts";
export { worker as deke, worker as default };
