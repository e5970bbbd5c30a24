import type { Attempts } from "./attempts/object.ts";
import type { Faces } from "./faces/object.ts";
import type { FinishedRound, ToDeal, ToLearn, ToRate, ToRemind } from "./messages.ts";

/** What storage needs to know about the request it is called for. */
export interface RequestContext {
  /** Returns how long the request still waits for storage, in milliseconds. */
  timeLeft: () => number;
  /** The Worker's own `waitUntil`. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** What wrangler.toml binds. */
export interface Bindings {
  /** Results that D1 would not take. */
  RESULTS: Queue<FinishedRound>;
  /** Games of a day that are to be dealt. */
  PUZZLES: Queue<ToDeal>;
  /** Parts of a night that is to be learned from the league, and of what is worked out anew then. */
  REFRESH: Queue<ToLearn | ToRate>;
  /** Browsers that are to be reminded. */
  REMINDERS: Queue<ToRemind>;
  DB: D1Database;
  /** One object per visitor: the attempts at the visitor's dailies. */
  ATTEMPTS: DurableObjectNamespace<Attempts>;
  /** Objects that make the stages of faces; without them every call makes its own. */
  FACES?: DurableObjectNamespace<Faces>;
  /** How much of what is judged, and of what is written, a visitor or an address may ask for; without them all it likes. */
  PLAY_BY_VISITOR?: RateLimit;
  PLAY_BY_ADDRESS?: RateLimit;
  WRITE_BY_VISITOR?: RateLimit;
  WRITE_BY_ADDRESS?: RateLimit;
  /** Published, immutable documents only. */
  PUBLISHED: KVNamespace;
  ASSETS: Fetcher;
  /** The ring of keys, a secret (worker/store/keys.ts); without it the keys are D1's. */
  KEYS?: string;
  /** The site's address, "https://deke.example" (worker/origin.ts). */
  ORIGIN?: string;
  /** Google's id of this site, "G-…"; empty when visits are not measured. */
  MEASUREMENT_ID?: string;
  /** "on": players and clubs are shown by the pictures of the league where it has them; else the site lives on its own drawings. */
  LEAGUE_PICTURES?: string;
  /** Who runs the site, as the privacy page names him, and where he can be reached: an email address, say. May be empty. */
  OPERATOR?: string;
  CONTACT?: string;
  /** Where the footer's coffee can be bought, https; empty when nowhere. */
  COFFEE_URL?: string;
}

/** The bindings, and in a request its context. */
export interface Env extends Bindings {
  request?: RequestContext;
}
