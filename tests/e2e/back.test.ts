import { describe, expect } from "vitest";
import { CLASSIC, closeDialog, dialog, ending, guess, nameField, open, openTab, readyToGuess } from "./play.ts";
import { nameOf, TODAY } from "./site.ts";
import { test } from "./visit.ts";

const HOME = /\/$/;

describe("Back", () => {
  test("closes a dialog that a press has opened, and leaves the page once the dialog is closed, or after a reload", async ({
    visit,
  }) => {
    const page = await visit({ at: "/" });
    await open(page, CLASSIC);
    const rules = page.getByRole("button", { name: "How to play" });
    await nameField(page).fill("mak");
    await rules.click();
    await dialog(page).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: "hidden" });
    expect(await nameField(page).inputValue()).toBe("mak");
    await rules.click();
    await dialog(page).waitFor();
    await closeDialog(page);
    await page.goBack();
    await page.waitForURL(HOME);

    await page.goForward();
    await rules.click();
    await dialog(page).waitFor();
    await page.reload();
    await readyToGuess(page);
    await page.waitForFunction(() => !(history.state as { dialog?: true } | null)?.dialog);
    await page.goBack();
    await page.waitForURL(HOME);
  });

  test("leaves the page from an ending, but closes one that a press has opened", async ({ visit, site }) => {
    const page = await visit({ at: "/", phone: true });
    await open(page, CLASSIC);
    await guess(page, site.answers[TODAY]);
    await ending(page);
    await page.goBack();
    await page.waitForURL(HOME);
    await page.goForward();
    await ending(page);

    await dialog(page).getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "See the result" }).click();
    const reopened = await ending(page);
    // A dialog over another one closes by itself.
    await openTab(page, "More");
    await reopened.getByRole("button", { name: "Challenge a friend", exact: true }).click();
    const challenge = page.getByRole("dialog", { name: "Challenge a friend" });
    await challenge.waitFor();
    await page.goBack();
    await challenge.waitFor({ state: "hidden" });
    await reopened.getByRole("link", { name: `All about ${nameOf(site.answers[TODAY])}` }).click();
    // Until the page has loaded, the dialog stays open, and Back would return to it.
    await page.getByRole("heading", { level: 1 }).filter({ hasText: site.answers[TODAY].last }).waitFor();
    // The history has no entry of the dialog that the link closed.
    await page.goBack();
    await ending(page);
    await page.waitForFunction(() => !(history.state as { dialog?: true } | null)?.dialog);
    await page.goBack();
    await page.waitForURL(HOME);
  });
});
