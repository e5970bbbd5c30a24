import type { Language } from "#rules/i18n/address";
import { readResponse, api } from "../../data/api.ts";

/** What this browser can do about notifications: take them, not any more, once it is installed, or not at all. */
export type PushSupport = "ready" | "denied" | "install-first" | "unsupported";

/** What it is reminded of, and at which hour. */
export interface PushReminder {
  puzzles: boolean;
  streak: boolean;
  hour: number | null;
}

const NOTHING: PushReminder = { puzzles: false, streak: false, hour: null };

/** Whether the site runs as an app of its own. */
export const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** iPhones and iPads, which call themselves Macs: there only what is on the home screen is notified. */
const isHandheldApple = (): boolean =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

/** What can be done here; nothing is asked of anybody. */
export function pushSupport(): PushSupport {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return isHandheldApple() && !isInstalled() ? "install-first" : "unsupported";
  return Notification.permission === "denied" ? "denied" : "ready";
}

/** The visitor, or his browser, would not have it. */
export class PermissionDenied extends Error {
  override name = "Refused";
}

async function pushManager(): Promise<PushManager> {
  const { serviceWorker } = navigator;
  // It is there since the page came to rest (pwa/register.ts), unless somebody is very quick.
  if ((await serviceWorker.getRegistration()) === undefined)
    await serviceWorker.register("/service-worker.js").catch(() => {
      throw new PermissionDenied();
    });
  return (await serviceWorker.ready).pushManager;
}

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** What this browser is reminded of, as the server has it. @throws ApiError */
export async function readReminders(): Promise<PushReminder> {
  const subscription = pushSupport() === "ready" ? await subscriptionHere() : null;
  return subscription === null
    ? NOTHING
    : readResponse(api.reminders.mine.$post({ json: { endpoint: subscription.endpoint } }));
}

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/**
 * Is reminded from now on as wished. Whoever has not been asked yet whether he wants notifications is asked now.
 *
 * @throws Refused, or ApiError when the server did not take it
 */
export async function startReminders(wish: PushReminder & { hour: number }, language: Language): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new PermissionDenied();
  const [manager, { key }] = await Promise.all([pushManager(), readResponse(api.reminders.key.$get())]);
  const subscription = await subscribe(manager, key);
  const { endpoint, keys } = subscription.toJSON();
  const json = {
    ...wish,
    subscription: { endpoint: endpoint ?? "", keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } },
    key,
    language,
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  await readResponse(api.reminders.$put({ json }));
}

/** A subscription with the site's newest key: one with an older gives way. @throws Refused */
async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const before = await manager.getSubscription();
  if (before !== null && base64url(before.options.applicationServerKey) === key) return before;
  await before?.unsubscribe();
  try {
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    // Private windows have no push service, and some browsers are built without one.
    throw new PermissionDenied();
  }
}

/** Is reminded of nothing any more. What the server could not be told, its push service tells it the next time. */
export async function stopReminders(): Promise<void> {
  const subscription = await subscriptionHere();
  if (subscription === null) return;
  await subscription.unsubscribe();
  const json = { endpoint: subscription.endpoint };
  await readResponse(api.reminders.stop.$post({ json })).catch(() => {});
}
