import type { Locator, Page } from "playwright-core";
import { playUnseen } from "./play.ts";
import { NOON, TODAY } from "./site.ts";
import { test as plain } from "./visit.ts";

export const LEADERBOARD = "/leaderboard";

/** Moves the server's clock between the first guess and the second, which is right. */
const LATER = `${TODAY}T12:01:30Z`;

/** Plays the visitor's puzzle of today without this page: right with the second guess after a minute and a half. */
export const test = plain.extend("playUnseen", ({ site, setClock }) => async (page: Page): Promise<void> => {
  await setClock(NOON);
  await playUnseen(page, site, [site.others[0], site.answers[TODAY]], () => setClock(LATER));
});

export const row = (page: Page, name: string): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
export const nickname = (page: Page): Locator => page.getByRole("textbox", { name: /^(Your nickname|Votre surnom)/ });

/** Types and submits a nickname. */
export async function call(page: Page, name: string): Promise<void> {
  await nickname(page).fill(name);
  await nickname(page).press("Enter");
}
