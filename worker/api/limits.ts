import type { Context } from "hono";
import type { ApiContext } from "./context.ts";
import { failure } from "./errors.ts";

/** What is limited, each by itself, and at which of the two paces of wrangler.toml. */
const PACES = {
  deals: "PLAY",
  guesses: "PLAY",
  proofs: "PLAY",
  feedback: "WRITE",
  names: "WRITE",
  codes: "WRITE",
  claims: "WRITE",
  deletions: "WRITE",
  boards: "WRITE",
  reminders: "WRITE",
  keys: "WRITE",
  challenges: "WRITE",
} as const;

/**
 * Holds back who asks for too much of something: tightly whoever he is, loosely where he is, because an arena or a phone
 * network has one address for all. Cloudflare counts nearby and for itself; where it does not, nobody is held back.
 *
 * @param visitor null for somebody who is not known
 * @throws too-many-requests
 */
export async function limit(c: Context<ApiContext>, what: keyof typeof PACES, visitor: string | null): Promise<void> {
  const pace = PACES[what];
  const allowed = await Promise.all([
    visitor === null || allows(c.env[`${pace}_BY_VISITOR`], `${what} ${visitor}`),
    allows(c.env[`${pace}_BY_ADDRESS`], `${what} ${networkOf(c)}`),
  ]);
  if (allowed.includes(false)) throw failure("too-many-requests");
}

const allows = async (counter: RateLimit | undefined, key: string): Promise<boolean> =>
  counter === undefined ||
  counter.limit({ key }).then(
    ({ success }) => success,
    () => true,
  );

/** Where a request comes from. A household has one IPv4 address, but 2^64 of IPv6: of these the first half counts. */
export function networkOf(c: Context<ApiContext>): string {
  const address = c.req.header("CF-Connecting-IP") ?? "";
  return address.includes(":") ? (address.split("::", 1)[0] ?? "").split(":").slice(0, 4).join(":") : address;
}
