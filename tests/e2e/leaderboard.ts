import type { Locator, Page } from "playwright-core";

export const LEADERBOARD = "/leaderboard";

export const row = (page: Page, name: string): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
export const nickname = (page: Page): Locator => page.getByRole("textbox", { name: /^(Your nickname|Votre surnom)/ });

/** Types and submits a nickname. */
export async function call(page: Page, name: string): Promise<void> {
  await nickname(page).fill(name);
  await nickname(page).press("Enter");
}
