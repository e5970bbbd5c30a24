import type { Language } from "#rules/i18n/address";
import { readResponse, api } from "../../data/api.ts";

/** What this browser can do about push: receive it, blocked, only when installed, or unsupported. */
export type PushSupport = "ready" | "denied" | "install-first" | "unsupported";

export interface PushReminder {
  puzzles: boolean;
  streak: boolean;
  hour: number | null;
}

const NOTHING: PushReminder = { puzzles: false, streak: false, hour: null };

/** Returns whether the site runs as an installed app. */
export const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** Returns whether this is an iPhone or iPad (which calls itself a Mac): only installed apps receive push there. */
const isHandheldApple = (): boolean =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

/** Returns what this browser supports, without asking for permission. */
export function pushSupport(): PushSupport {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return isHandheldApple() && !isInstalled() ? "install-first" : "unsupported";
  return Notification.permission === "denied" ? "denied" : "ready";
}

export class PermissionDenied extends Error {
  override name = "PermissionDenied";
}

async function pushManager(): Promise<PushManager> {
  const { serviceWorker } = navigator;
  // Usually the service worker is registered already (pwa/register.ts), unless the visitor was faster than that.
  if ((await serviceWorker.getRegistration()) === undefined)
    await serviceWorker.register("/service-worker.js").catch(() => {
      throw new PermissionDenied();
    });
  return (await serviceWorker.ready).pushManager;
}

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/**
 * Fetches this browser's reminders.
 *
 * @throws ApiError
 */
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
 * Starts or changes reminders, asking for permission if necessary.
 *
 * @throws PermissionDenied, or ApiError if the server refused
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

/**
 * Returns a push subscription with the site's newest key, replacing one with an older key.
 *
 * @throws PermissionDenied
 */
async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const before = await manager.getSubscription();
  if (before !== null && base64url(before.options.applicationServerKey) === key) return before;
  await before?.unsubscribe();
  try {
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    // Private windows have no push service, and some browsers lack one.
    throw new PermissionDenied();
  }
}

/** Stops all reminders. If the server cannot be reached, it learns so from the push service's next response. */
export async function stopReminders(): Promise<void> {
  const subscription = await subscriptionHere();
  if (subscription === null) return;
  await subscription.unsubscribe();
  const json = { endpoint: subscription.endpoint };
  await readResponse(api.reminders.stop.$post({ json })).catch(() => {});
}
