import type { Attempts } from "./attempts/attempts-object.ts";
import type { Faces } from "./faces/faces-object.ts";
import type {
  ResultsMessage,
  DealMessage,
  FetchMessage,
  FameMessage,
  RemindMessage,
} from "./runtime/queue-messages.ts";

/** What storage needs to know about the request it is called for. */
export interface RequestContext {
  /** Returns how long the request still waits for storage, in milliseconds. */
  timeLeft: () => number;
  waitUntil: (work: Promise<unknown>) => void;
}

/** The bindings of wrangler.toml. */
export interface Bindings {
  /** Queue of results that D1 did not accept, of deletions that an object did not, and of visitors to check for retention. */
  RESULTS: Queue<ResultsMessage>;
  PUZZLES: Queue<DealMessage>;
  /** Queue of the NHL sync: parts to fetch, clubs whose players' fame is to be computed. */
  SYNC: Queue<FetchMessage | FameMessage>;
  REMINDERS: Queue<RemindMessage>;
  DB: D1Database;
  /** One object per visitor, with the visitor's attempts at the dailies. */
  ATTEMPTS: DurableObjectNamespace<Attempts>;
  /** Objects that compute the stages of faces. Without the binding the Worker computes them itself. */
  FACES?: DurableObjectNamespace<Faces>;
  /** Rate limits of judged requests and of writes, per visitor and per address. Without a binding there is no limit. */
  PLAY_BY_VISITOR?: RateLimit;
  PLAY_BY_ADDRESS?: RateLimit;
  WRITE_BY_VISITOR?: RateLimit;
  WRITE_BY_ADDRESS?: RateLimit;
  /** KV with published, immutable documents only. */
  PUBLISHED: KVNamespace;
  ASSETS: Fetcher;
  /** Secret with all keys as JSON (worker/store/keys.ts). Without it they are read from D1. */
  KEYS?: string;
  /** The site's origin, "https://deke.example" (worker/http/origin.ts). */
  ORIGIN?: string;
  /** Measurement id of Google Analytics, "G-…"; empty for none. */
  MEASUREMENT_ID?: string;
  /** "on" to use the league's photographs and logos; otherwise the site uses its own drawings. */
  LEAGUE_PICTURES?: string;
  /** Who runs the site and how to reach them, for the privacy page. May be empty. */
  OPERATOR?: string;
  CONTACT?: string;
  /** URL of "Buy us a coffee", https; empty for none. */
  COFFEE_URL?: string;
  /** Set by the local servers only (client/build/dev): failed requests log their stack. */
  LOG_STACKS?: string;
}

/** The bindings, and in a request its context. */
export interface Env extends Bindings {
  request?: RequestContext;
}
