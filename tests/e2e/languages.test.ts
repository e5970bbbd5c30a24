import { expect } from "vitest";
import { CLASSIC, dialog } from "./play.ts";
import { test } from "./visit.ts";

// That no English is left on French screens is tested in screens.ts.
test("a visitor from Québec gets French, and can switch to English, which is stored", async ({ visit }) => {
  const page = await visit({ at: "/", locale: "fr-CA" });
  await page.getByRole("link", { name: "Jouer la partie du jour" }).waitFor();
  const language = () =>
    page.evaluate(() => [
      document.documentElement.lang,
      location.pathname,
      localStorage.getItem("i18nextLng"),
      document.title,
      new URL(document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "").pathname,
    ]);
  // Without a choice, the browser's preference applies.
  await expect.poll(language).toEqual(["fr", "/fr", "fr", "Deke, le jeu de devinettes quotidien sur la LNH", "/fr"]);
  const other = await page.context().newPage();
  await other.goto(CLASSIC);
  await other.getByText("7 essais restants", { exact: true }).waitFor();
  // A tab that still loads its scripts hears nothing of others.
  await other.locator("[data-dehydrated]").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "EN, English" }).click();
  await page.getByRole("link", { name: "Play today’s puzzle" }).waitFor();
  // Other tabs follow in language and appearance.
  await other.getByText("7 guesses left", { exact: true }).waitFor();
  expect(new URL(other.url()).pathname).toBe(CLASSIC);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await dialog(page).getByRole("radio", { name: "Light" }).press(" ");
  await dialog(page).getByRole("switch", { name: "Colour-blind palette" }).press(" ");
  await page.keyboard.press("Escape");
  await expect
    .poll(() => other.evaluate(() => ({ ...document.documentElement.dataset })))
    .toMatchObject({ theme: "light", contrast: "high" });
  expect(await language()).toEqual(["en", "/", "en", "Deke, the daily NHL guessing game", "/"]);
  await page.reload();
  await page.getByRole("link", { name: "Play today’s puzzle" }).waitFor();
  expect(await language()).toEqual(["en", "/", "en", "Deke, the daily NHL guessing game", "/"]);
});

test("only a press on the switch is a choice: no address is, nor the browser's language", async ({ visit }) => {
  const page = await visit();
  const stored = () => page.evaluate(() => localStorage.getItem("i18nextLng"));
  const classement = page.getByRole("heading", { level: 1, name: "Classement" });
  await page.goto("/fr/leaderboard");
  await classement.waitFor();
  await expect.poll(stored).toBe("en");
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("language");
  // Another tab stores it again.
  const other = await page.context().newPage();
  await page.evaluate(() => localStorage.removeItem("i18nextLng"));
  await other.goto("/leaderboard");
  await other.getByRole("heading", { level: 1, name: "Leaderboard" }).waitFor();
  await expect.poll(stored).toBe("en");
  // A tag with a region counts as its language.
  await other.evaluate(() => localStorage.setItem("i18nextLng", "fr-CA"));
  await other.reload();
  await other.waitForLoadState("networkidle");
  expect(await stored()).toBe("fr-CA");
  expect(new URL(page.url()).pathname).toBe("/fr/leaderboard");

  await page.goto("/leaderboard");
  await page.getByRole("button", { name: "FR, français" }).click();
  await classement.waitFor();
  await page.waitForURL("**/fr/leaderboard");
  await page.getByRole("banner").getByRole("link", { name: "Accueil", exact: true }).click();
  await page.waitForURL("**/fr");
  await page.goBack();
  await classement.waitFor();
  // The choice has reached the server.
  await page.goto(CLASSIC);
  await page.waitForURL(`**/fr${CLASSIC}`);
  await page.getByRole("heading", { level: 1, name: "LNH Classique" }).waitFor();
});
