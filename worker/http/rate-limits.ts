import { computeHmac } from "../store/keys.ts";
import type { ApiRequest } from "./context.ts";
import { apiError } from "./errors.ts";

/** What is rate limited separately, and by which of the two limits of wrangler.toml. */
const LIMITS = {
  deals: "PLAY",
  guesses: "PLAY",
  proofs: "PLAY",
  leaderboards: "PLAY",
  feedback: "WRITE",
  names: "WRITE",
  codes: "WRITE",
  claims: "WRITE",
  deletions: "WRITE",
  boards: "WRITE",
  reminders: "WRITE",
  challenges: "WRITE",
  rollovers: "WRITE",
} as const;

/**
 * Applies the rate limits: a low one per visitor, a high one per address, because an arena or a phone network shares
 * one. Cloudflare counts per location. If it fails, the request is allowed.
 *
 * @param visitor null for a new visitor
 * @throws too-many-requests
 */
export async function enforceRateLimit(
  c: ApiRequest,
  what: keyof typeof LIMITS,
  visitor: string | null,
): Promise<void> {
  const pace = LIMITS[what];
  const allowed = await Promise.all([
    visitor === null || allows(c.env[`${pace}_BY_VISITOR`], `${what} ${visitor}`),
    allows(c.env[`${pace}_BY_ADDRESS`], `${what} ${networkOf(c)}`),
  ]);
  if (allowed.includes(false)) throw apiError("too-many-requests");
}

const allows = async (counter: RateLimit | undefined, key: string): Promise<boolean> =>
  counter === undefined ||
  counter.limit({ key }).then(
    ({ success }) => success,
    () => true,
  );

/** Returns a keyed hash of the request's network, so that no address is stored. */
export const hashNetwork = async (c: ApiRequest): Promise<string> =>
  new Uint8Array(await computeHmac(c.env, "address", networkOf(c), c.get("now")), 0, 16).toBase64();

/** Returns the request's IPv4 address, or the first 64 bits of its IPv6 address, which identify a household. */
function networkOf(c: ApiRequest): string {
  const address = c.req.header("CF-Connecting-IP") ?? "";
  if (!address.includes(":")) return address;
  const [before = [], after] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = [...before, ...zeros, ...(after ?? [])].slice(0, 4);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(":");
}
