/**
 * Handles push messages in the service worker: it shows the text that the server has written
 * (worker/reminders/texts.ts).
 */
import type { PushNotification } from "../../worker/app.ts";
import { BADGE_CACHE } from "./badge-cache.ts";

declare const self: ServiceWorkerGlobalScope;

/** Action of the notification's button that stops all reminders. */
const STOP = "stop";

self.addEventListener("push", (event) => event.waitUntil(show(event.data?.json() as PushNotification)));

async function show({ title, body, lang, url, tag, stop, left }: PushNotification): Promise<void> {
  const options = { body, lang, tag, icon: "/icons/192.png", data: { url }, actions: [{ action: STOP, title: stop }] };
  await self.registration.showNotification(title, options);
  if ("setAppBadge" in navigator && (await caches.has(BADGE_CACHE))) await navigator.setAppBadge(left);
}

self.addEventListener("notificationclick", (event) => {
  const { notification, action } = event;
  notification.close();
  event.waitUntil(action === STOP ? stopAll() : open((notification.data as Pick<PushNotification, "url">).url));
});

/** Opens a page: focuses a tab that shows it, otherwise opens a new one, so that no running round is left. */
async function open(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === url);
  await (there === undefined ? self.clients.openWindow(url) : there.focus());
}

const tell = (path: string, value: unknown): Promise<unknown> =>
  fetch(`/api/reminders/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(value),
  });

/** Unsubscribes this browser. If the server cannot be reached, it learns so from the push service's next response. */
async function stopAll(): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription();
  if (subscription === null) return;
  await subscription.unsubscribe();
  await tell("stop", { endpoint: subscription.endpoint }).catch(() => {});
}

/** The event of the W3C Push API. Browsers may omit both subscriptions, and TypeScript's types have neither. */
interface Change extends ExtendableEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(move(event as Change)));

async function move({ oldSubscription: old, newSubscription: fresh }: Change): Promise<void> {
  if (!old) return;
  const to = fresh ?? (await self.registration.pushManager.subscribe(old.options));
  await tell("move", { from: old.endpoint, to });
}
