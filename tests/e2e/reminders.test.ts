import { expect, onTestFinished } from "vitest";
import { simulatePush, type Received, type Subscription } from "../worker/push-service.ts";
import { faultsOf } from "./axe.ts";
import { dialog } from "./play.ts";
import { test } from "./visit.ts";

/**
 * A browser without a screen has no push service and denies notifications: page and service worker get a stand-in for
 * both. Everything else is real.
 */
const standIn = ({ endpoint, keys }: Subscription): void => {
  const scope = globalThis as unknown as { key: string | null };
  // State of the stand-in, kept over a reload.
  const kept = {
    read: () => ("localStorage" in globalThis ? localStorage.getItem("stand-in") : (scope.key ?? "AAAA")),
    write: (key: string | null) => {
      if (!("localStorage" in globalThis)) scope.key = key;
      else if (key === null) localStorage.removeItem("stand-in");
      else localStorage.setItem("stand-in", key);
    },
  };
  const subscription = () => {
    const key = kept.read();
    if (key === null) return null;
    const bytes = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
    return {
      endpoint,
      options: { applicationServerKey: Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)).buffer },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => (kept.write(null), true),
    };
  };
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => subscription(),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      kept.write(applicationServerKey);
      return subscription();
    },
  });
};

test("reminders are chosen, received, shown by the service worker, and stopped on the page or there", async ({
  visit,
  site,
}) => {
  const page = await visit({ installs: true, phone: true });
  const service = simulatePush();
  onTestFinished(() => service.close());
  const subscription = service.subscribe("mario");
  await page.addInitScript(standIn, subscription);
  // There is no icon to look at.
  await page.addInitScript(() => {
    const badges: number[] = [];
    Object.assign(globalThis, { badges });
    Object.assign(Object.getPrototypeOf(navigator), { setAppBadge: async (count: number) => void badges.push(count) });
  });
  await page.goto("/fr/me");
  const openReminders = () => page.getByRole("button", { name: "Régler un rappel" }).click();
  const reminders = dialog(page);
  const puzzles = reminders.getByRole("switch", { name: "Nouvelles énigmes" });
  const streak = reminders.getByRole("switch", { name: "Votre série prend fin ce soir" });
  const hour = reminders.getByRole("combobox", { name: "Heure du rappel" });
  const stop = reminders.getByRole("button", { name: "Arrêter les notifications" });
  await openReminders();
  await reminders.getByRole("group", { name: "Dans votre calendrier" }).waitFor();
  await hour.selectOption("8");
  await expect.poll(() => puzzles.isEnabled()).toBe(true);
  expect(await puzzles.isChecked()).toBe(false);
  await puzzles.check();
  await stop.waitFor();
  await streak.check();
  await expect.poll(() => streak.isChecked()).toBe(true);
  const icon = reminders.getByRole("switch", { name: "Pastille sur l’icône" });
  const badge = () => page.evaluate(() => (globalThis as unknown as { badges: number[] }).badges.at(-1));
  for (const [isOn, count] of [
    [true, 5],
    [false, 0],
    [true, 5],
  ] as const) {
    await icon.setChecked(isOn);
    await expect.poll(badge).toBe(count);
  }
  expect(await faultsOf(page)).toEqual([]);

  // Eight o'clock in Toronto.
  await site.setClock("2026-11-21T13:00:00Z");
  await site.trigger("queue-reminders", "2026-11-21T13:00:00Z");
  const received: Received[] = [];
  await expect.poll(() => received.push(...service.takeReceived())).toBe(1);
  const notice = received[0]?.notice;
  expect(notice).toMatchObject({ lang: "fr", tag: "puzzles", left: 5 });

  const rows = () => site.sql("SELECT language FROM reminders");
  await page.reload();
  await openReminders();
  await expect.poll(() => streak.isChecked()).toBe(true);
  expect(await hour.inputValue()).toBe("8");
  await stop.click();
  await expect.poll(() => puzzles.isChecked()).toBe(false);
  await stop.waitFor({ state: "detached" });
  await expect.poll(rows).toEqual([]);
  await puzzles.check();
  await stop.waitFor();

  await page.evaluate(() => navigator.serviceWorker.ready);
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) return expect.fail("no service worker");
  await worker.evaluate(standIn, subscription);
  // As the browser delivers a decrypted push message.
  const shown = await worker.evaluate(async (sent) => {
    const told: unknown[] = [];
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: async (title: string, options: unknown) => void told.push(title, options),
    });
    Object.assign(Object.getPrototypeOf(navigator), { setAppBadge: async (count: number) => void told.push(count) });
    let over: Promise<unknown> = Promise.resolve();
    const waitUntil = (until: Promise<unknown>) => (over = until);
    dispatchEvent(Object.assign(new Event("push"), { data: { json: () => sent }, waitUntil }));
    await over;
    return told;
  }, notice);
  expect(shown).toEqual([
    notice?.title,
    {
      body: notice?.body,
      lang: "fr",
      tag: "puzzles",
      icon: "/icons/192.png",
      data: { url: notice?.url },
      actions: [{ action: "stop", title: notice?.stop }],
    },
    5,
  ]);

  const press = (action: string) =>
    worker.evaluate(async (pressed) => {
      let over: Promise<unknown> = Promise.resolve();
      const waitUntil = (until: Promise<unknown>) => (over = until);
      const notification = { close() {}, data: { url: "/fr" } };
      dispatchEvent(Object.assign(new Event("notificationclick"), { notification, action: pressed, waitUntil }));
      // Windows only open for a real press.
      return over.then(
        () => "done",
        (error: unknown) => (error as Error).name,
      );
    }, action);
  expect(await press("")).toBe("InvalidAccessError");
  expect(await rows()).toEqual([{ language: "fr" }]);
  expect(await press("stop")).toBe("done");
  expect(await rows()).toEqual([]);
});
