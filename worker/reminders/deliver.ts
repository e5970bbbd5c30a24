import { startOf, addDays, dayAt } from "#rules/day";
import { drawKeys, encrypt } from "./encrypt.ts";
import { isPushService } from "./services.ts";
import type { Notice } from "./words.ts";

/** A push service that takes longer is as good as away, in milliseconds. */
const PATIENCE_MS = 10_000;

/** What a notice is filled up to, in bytes: whoever carries it sees no difference between one and another. */
const SIZE = 512;

/** What became of a message: it is sent, its browser is reached no more, it is worth another try, or it is not wanted. */
export type Delivery = "sent" | "gone" | "later" | "refused";

/** How a browser is reached, in base64url. */
interface Address {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const decode = (text: string) => Uint8Array.fromBase64(text, { alphabet: "base64url" });

/**
 * Hands a notice to the browser's push service (RFC 8030). What the day ends with it holds no longer, and of two of a kind
 * that it has not delivered yet it holds the last.
 *
 * @param authorization as `vapid.ts` has made it for this service
 * @param now Unix milliseconds
 */
export async function deliver(
  { endpoint, p256dh, auth }: Address,
  notice: Notice,
  authorization: string,
  now: number,
): Promise<{ delivery: Delivery; status: number | null }> {
  // It was one when it was asked for; those that are known may have become fewer.
  if (!isPushService(endpoint)) return { delivery: "gone", status: null };
  const body = await encrypt(
    JSON.stringify(notice),
    { p256dh: decode(p256dh), auth: decode(auth) },
    await drawKeys(),
    SIZE,
  );
  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      body,
      headers: {
        Authorization: authorization,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        TTL: String(Math.ceil((startOf(addDays(dayAt(now), 1)) - now) / 1000)),
        Topic: `deke-${notice.tag}`,
        Urgency: "normal",
      },
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    return { delivery: deliveryOf(answer.status), status: answer.status };
  } catch {
    return { delivery: "later", status: null };
  }
}

function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return "sent";
  // What was unsubscribed, or has run out.
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "later" : "refused";
}
