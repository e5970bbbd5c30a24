import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { closeDialog, dialog, holdBack, isFocused, requestedPaths, scriptWith } from "./play.ts";
import { test } from "./visit.ts";

const field = (page: Page, name: string): Locator => dialog(page).getByLabel(new RegExp(`^${name}`));
const feedbackButton = (page: Page): Locator =>
  page.getByRole("contentinfo").getByRole("button", { name: "Send feedback" });

test("feedback opens by a click from before the footer's script has loaded, and is written without a mouse", async ({
  visit,
  site,
}) => {
  // No other message counts towards the limit.
  await site.sql("DELETE FROM feedback");
  const page = await visit();
  const release = await holdBack(page, `**${scriptWith("footer.fans")}`);
  await page.goto("/");
  // The rest of the page is hydrated.
  await page.getByRole("banner").getByRole("button", { name: "Settings" }).click();
  await dialog(page).waitFor();
  await closeDialog(page);
  await feedbackButton(page).click();
  release();
  await field(page, "Message").waitFor();
  await closeDialog(page);

  const asked = requestedPaths(page);
  await feedbackButton(page).press("Enter");
  await field(page, "Message").waitFor();
  for (const text of ["Ginette", "ginette@example", " "]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  const sendButton = dialog(page).getByRole("button", { name: "Send", exact: true });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  // The focus moves to the first fault.
  await expect.poll(() => isFocused(field(page, "Email"))).toBe(true);
  await field(page, "Email").fill("g@example.org");
  await sendButton.press("Enter");
  await expect.poll(() => isFocused(field(page, "Message"))).toBe(true);
  expect(asked.filter((path) => path.startsWith("/api/feedback"))).toEqual([]);

  await page.keyboard.type("Allez!");
  await sendButton.press("Enter");
  await dialog(page).getByText("Thanks for your feedback!").waitFor();
  await closeDialog(page);
  await expect.poll(() => isFocused(feedbackButton(page))).toBe(true);
  expect(await site.sql("SELECT name, email, message FROM feedback")).toEqual([
    { name: "Ginette", email: "g@example.org", message: "Allez!" },
  ]);
  // A new message starts empty.
  await feedbackButton(page).click();
  await field(page, "Message").waitFor();
  for (const name of ["Name", "Email", "Message"]) expect(await field(page, name).inputValue()).toBe("");
});
