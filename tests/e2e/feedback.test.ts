import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";

import { dialog } from "./play.ts";
import type { Site } from "./site.ts";
import { test } from "./visit.ts";

const field = (page: Page, name: RegExp): Locator => dialog(page).getByRole("textbox", { name });
const [NAME, EMAIL, MESSAGE] = [/^Name/, /^Email/, /^Message/];
const sendButton = (page: Page): Locator => dialog(page).getByRole("button", { name: "Send", exact: true });

const feedbackButton = (page: Page): Locator =>
  page.getByRole("contentinfo").getByRole("button", { name: "Send feedback" });

const stored = (site: Site) => site.sql("SELECT name, email, message FROM feedback ORDER BY id");

/** Deletes all messages, so that none counts towards the limit. */
const empty = (site: Site) => site.sql("DELETE FROM feedback");

describe("feedback", () => {
  test("opens by a click from before the footer's script has loaded", async ({ visit }) => {
    const page = await visit();
    const clicked = Promise.withResolvers<void>();
    await page.route("**/assets/footer-*.js", async (route) => {
      await clicked.promise;
      await route.continue();
    });
    await page.goto("/");
    // The rest of the page is hydrated.
    await page.getByRole("banner").getByRole("button", { name: "Settings" }).click();
    await dialog(page).waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    await feedbackButton(page).click();
    clicked.resolve();
    await field(page, MESSAGE).waitFor();
    await page.keyboard.press("Escape");
    await field(page, MESSAGE).waitFor({ state: "hidden" });
    await feedbackButton(page).click();
    await field(page, MESSAGE).waitFor();
  });

  test("is not sent if blank or without a valid address, and the focus is on the fault", async ({ visit, site }) => {
    await empty(site);
    const page = await visit();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.url());
    });
    await page.goto("/");
    await feedbackButton(page).click();
    await field(page, MESSAGE).fill(" \n ");
    await sendButton(page).click();
    await dialog(page).getByText("Write a message first.").waitFor();
    expect(await field(page, MESSAGE).getAttribute("aria-invalid")).toBe("true");
    expect(await field(page, MESSAGE).evaluate((element) => element === document.activeElement)).toBe(true);

    await field(page, EMAIL).fill("ginette@example");
    await dialog(page).getByText("That doesn’t look like an email address.").waitFor();
    await sendButton(page).click();
    expect(await field(page, EMAIL).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(sent).toEqual([]);

    await field(page, EMAIL).fill("");
    await field(page, MESSAGE).fill("x".repeat(4000));
    await sendButton(page).click();
    await dialog(page).getByText("Thanks for your feedback!").waitFor();
    expect(await stored(site)).toHaveLength(1);
  });

  test("is written without a mouse, confirmed and stored", async ({ visit, site }) => {
    await empty(site);
    const page = await visit();
    await page.goto("/");
    // Appears after hydration; keys do nothing before.
    await page.getByRole("region", { name: "Cookie consent" }).waitFor();
    const opener = page.getByRole("button", { name: "Send feedback" });
    await opener.focus();
    await page.keyboard.press("Enter");
    await field(page, MESSAGE).waitFor();
    for (const text of ["Ginette", "g@example.org", "Allez!"]) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(text);
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await dialog(page).getByText("Thanks for your feedback!").waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await stored(site)).toEqual([{ name: "Ginette", email: "g@example.org", message: "Allez!" }]);
    // A new message starts empty.
    await feedbackButton(page).click();
    await field(page, MESSAGE).waitFor();
    for (const name of [NAME, EMAIL, MESSAGE]) expect(await field(page, name).inputValue()).toBe("");
  });
});
