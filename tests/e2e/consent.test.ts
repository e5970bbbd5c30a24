import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { outOfView } from "./in-view.ts";
import { dialog, hydrated } from "./play.ts";
import { test as plain } from "./visit.ts";

/** A site with analytics. */
const test = plain.extend("measured", async ({ site }, { onCleanup }) => {
  onCleanup(() => site.configure({}));
  await site.configure({ MEASUREMENT_ID: "G-DEKE123" });
  return site;
});

const bar = (page: Page): Locator => page.getByRole("region", { name: /^(Cookie consent|Consentement aux témoins)$/ });
const press = (page: Page, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
const box = (page: Page, name: string): Locator => dialog(page).getByRole("checkbox", { name });

/** Viewports in CSS pixels: a desktop, a tablet, a small window, phones in landscape and portrait. */
const FIRST_SCREENS = [
  [1280, 800],
  [820, 1180],
  [640, 400],
  [844, 390],
  [360, 664],
  [390, 664],
] as const;

/** Returns the commands queued for the tag, in order. */
async function told(page: Page): Promise<unknown[][]> {
  await page.waitForFunction(() => "dataLayer" in window);
  return page.evaluate(() => (Reflect.get(window, "dataLayer") as Iterable<unknown>[]).map((command) => [...command]));
}

const signals = (analytics: string, advertising: string) => ({
  analytics_storage: analytics,
  ad_storage: advertising,
  ad_user_data: advertising,
  ad_personalization: advertising,
});
const DENIED = ["consent", "default", signals("denied", "denied")];
const update = (analytics: boolean, advertising: boolean) => [
  "consent",
  "update",
  signals(analytics ? "granted" : "denied", advertising ? "granted" : "denied"),
];

describe("the bar", () => {
  test("leaves headline, lead, Play and the footer visible, with three equal buttons", async ({ visit }) => {
    for (const locale of ["en-CA", "fr-CA"]) {
      const page = await visit({ at: "/", locale });
      await bar(page).waitFor();
      const screen = page.getByRole("main").locator("section").first();
      const parts = {
        headline: screen.getByRole("heading", { level: 1 }),
        lead: screen.getByText(/^(Name an NHL player|Nommez un joueur)/),
        play: screen.getByRole("link", { name: /^(Play|Jouer)/ }),
        bar: bar(page),
      };
      for (const [width, height] of FIRST_SCREENS) {
        await page.setViewportSize({ width, height });
        expect(await outOfView(page, parts), locale).toEqual([]);
        const boxes = await Promise.all((await bar(page).getByRole("button").all()).map((one) => one.boundingBox()));
        const sizes = boxes.map((box) => `${Math.round(box?.width ?? 0)} × ${Math.round(box?.height ?? 0)}`);
        expect(sizes).toEqual(Array(3).fill(sizes[0]));
      }
      // Content far down is laid out when it comes near, which moves the end.
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          const foot = await page.getByRole("contentinfo").boundingBox();
          const stands = await bar(page).boundingBox();
          return foot !== null && stands !== null && foot.y + foot.height <= stands.y + 1;
        })
        .toBe(true);
    }
  });

  test("follows the skip link in the focus order, and returns focus, even if nothing can be stored", async ({
    visit,
  }) => {
    const page = await visit({ at: "/" });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await hydrated(bar(page).getByRole("button").first());
    // Other broken values are tested in tests/properties/storage.test.ts.
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new Error("forbidden");
      };
    });
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Skip to content");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Accept All");
    await page.keyboard.press("Enter");
    await bar(page).waitFor({ state: "detached" });
    await expect.poll(focused).toBe("Skip to content");
    expect(await told(page)).toEqual([DENIED, update(true, true)]);
    await page.getByRole("link", { name: "Privacy policy" }).click();
    await page.getByRole("heading", { level: 1, name: "Privacy policy" }).waitFor();
    await expect.poll(() => bar(page).count()).toBe(0);

    // The next visit asks again. From a link of the page into the bar, and through the dialog, which Save alone stores.
    await page.goto("/");
    await bar(page).waitFor();
    await page.getByRole("link", { name: "Deke, home" }).focus();
    await page.keyboard.press("Shift+Tab");
    for (const leave of [() => press(page, "Cancel"), () => page.keyboard.press("Escape")]) {
      expect(await focused()).toBe("Cookie Settings");
      await page.keyboard.press("Enter");
      await box(page, "Analytics").uncheck();
      await leave();
      await dialog(page).waitFor({ state: "detached" });
      await bar(page).waitFor();
    }
    expect(await focused()).toBe("Cookie Settings");
    await page.keyboard.press("Enter");
    await box(page, "Advertising").uncheck();
    const stored = () => page.evaluate(() => localStorage.getItem("cookieConsent"));
    expect(await stored()).toBe(null);
    await dialog(page).getByRole("button", { name: "Save Preferences" }).press("Enter");
    await bar(page).waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Deke, home");
    expect(await stored()).toBe(JSON.stringify({ necessary: true, analytics: true, advertising: false }));
    expect(await told(page)).toEqual([DENIED, update(true, false)]);
  });
});

test("no request leaves the site unless analytics is granted", async ({ visit, measured }) => {
  const page = await visit();
  const asked: string[] = [];
  page.context().on("request", (request) => {
    if (new URL(request.url()).origin !== measured.url.origin) asked.push(request.url());
  });
  // A stand-in for Google's tag that sets a cookie too.
  await page.context().route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "document.cookie = '_ga=1; path=/'; document.cookie = '_ga_DEKE123=1; path=/'",
    }),
  );
  await page.goto("/");
  await press(page, "Cookie Settings");
  await box(page, "Analytics").uncheck();
  await press(page, "Save Preferences");
  await page.reload();
  await expect.poll(() => told(page)).toEqual([DENIED, update(false, true)]);
  expect(asked).toEqual([]);

  await press(page, "Cookie settings");
  await box(page, "Analytics").check();
  await press(page, "Save Preferences");
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("_ga=1");
  expect((await told(page)).slice(0, 3)).toEqual([DENIED, update(false, true), update(true, true)]);
  expect((await told(page)).slice(3)).toMatchObject([
    ["js", expect.any(Date)],
    ["config", "G-DEKE123", { cookie_path: "/", cookie_flags: "SameSite=Strict" }],
  ]);
  await page.reload();
  await expect
    .poll(() => asked)
    .toEqual(Array.from({ length: 2 }, () => "https://www.googletagmanager.com/gtag/js?id=G-DEKE123"));

  await press(page, "Cookie settings");
  await box(page, "Analytics").uncheck();
  await press(page, "Save Preferences");
  expect(await page.evaluate(() => document.cookie)).toBe("");
  expect(await page.evaluate(() => Reflect.get(window, "ga-disable-G-DEKE123"))).toBe(true);
  await page.reload();
  await expect.poll(() => told(page)).toEqual([DENIED, update(false, true)]);
  expect(asked).toHaveLength(2);
});
