import { encryptNotification } from "@block65/webcrypto-web-push";
import { startOf, addDays, dayAt } from "#rules/shared/day";
import { isPushService } from "./push-services.ts";
import type { PushNotification } from "./texts.ts";

const TIMEOUT_MS = 10_000;

/** All messages are padded to this size in bytes, so that their length reveals nothing. */
const SIZE = 512;

/** The result of sending a message: sent; the browser is gone; try again later; refused. */
export type PushOutcome = "sent" | "gone" | "later" | "refused";

/** A push subscription, in base64url. */
interface Address {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Returns a notification as JSON, padded with spaces so that its length reveals nothing: the library's own padding, to
 * 4 kB, takes a third more CPU (docs/decisions/claim-reminders-before-sending.md).
 */
function encodePadded(notice: PushNotification): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(notice));
  const padded = new Uint8Array(Math.max(SIZE, text.length)).fill(0x20);
  padded.set(text);
  return padded;
}

/**
 * Encrypts a notification (RFC 8291) and sends it to the browser's push service (RFC 8030). It expires at the end of the
 * day, and replaces an undelivered one of the same kind.
 *
 * @param authorization the header that vapid.ts signs for this service
 */
export async function sendPush(
  { endpoint, p256dh, auth }: Address,
  notice: PushNotification,
  authorization: string,
  now: number,
): Promise<{ delivery: PushOutcome; status: number | null }> {
  // The list of known services may have become shorter since the subscription.
  if (!isPushService(endpoint)) return { delivery: "gone", status: null };
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  const body = await encryptNotification(subscription, encodePadded(notice), { pad: false });
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
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return { delivery: deliveryOf(answer.status), status: answer.status };
  } catch {
    return { delivery: "later", status: null };
  }
}

function deliveryOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "sent";
  // Unsubscribed or expired.
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "later" : "refused";
}
