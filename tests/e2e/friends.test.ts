import type { Page } from "playwright-core";
import { expect } from "vitest";
import { faultsOf } from "./axe.ts";
import { englishOn } from "../english.ts";
import { misfitsOf, missedOf } from "./layout.ts";
import { comeAsleep, copiedText, dialog, playUnseen } from "./play.ts";
import { NOON, TODAY } from "./site.ts";
import { test } from "./visit.ts";

/** Returns what a screen reader announces of each member's Classic. */
const classicOf = (page: Page): Promise<string[][]> =>
  page
    .getByRole("region", { name: /^(Today|Aujourd’hui)$/ })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") })
    .evaluateAll((rows) =>
      rows.map((row) => {
        const said = (element: Element | null | undefined): string =>
          element?.textContent?.replaceAll("\u00a0", " ").trim() ?? "";
        return [said(row.querySelector("bdi")), said(row.querySelector("td .vh"))];
      }),
    );

/** Simulates the visitor's return to the tab. */
const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

test("a board is created, joined by a link, shows games after the visitor's own, and left", async ({ visit, site }) => {
  const maker = await visit({ deviceClock: NOON, provokes: /status of 422/ });
  await playUnseen(maker, site, [site.others[0], site.answers[TODAY]]);
  // This visit sets the cookie by which the next page shows the form before hydration.
  await maker.goto("/friends");
  await maker.getByLabel("Your nickname").waitFor();
  // A form submitted before hydration is sent after it.
  const wake = await comeAsleep(maker, "/friends");
  await maker.getByLabel("Your nickname").fill("Ginette");
  await maker.getByRole("button", { name: "Start the friends’ board" }).press("Enter");
  wake();
  await maker.getByLabel("Name of the friends’ board").fill("The Basement League");
  await maker.keyboard.press("Enter");
  await maker.getByRole("heading", { level: 1, name: "The Basement League" }).waitFor();
  const GINETTE = ["Ginette", "Classic: won in 2"];
  expect(await classicOf(maker)).toEqual([GINETTE]);
  await maker.getByRole("button", { name: "Invite" }).click();
  await dialog(maker).getByRole("button", { name: "Share the invitation" }).click();
  await dialog(maker).getByText("Copied to your clipboard.").waitFor();
  const link = (await copiedText(maker)).split("\n").at(-1) ?? "";
  expect(link).toBe(maker.url());
  await maker.keyboard.press("Escape");

  // Visitors who come by the link see that a member has finished, but not how.
  const friend = await visit({
    at: link,
    phone: true,
    locale: "fr-CA",
    provokes: /ERR_INTERNET_DISCONNECTED/,
  });
  await friend.waitForURL("**/fr/friends/*");
  await friend.getByLabel("Votre surnom").fill("Mémé");
  // A refresh without a connection leaves the form as it is.
  await friend.context().setOffline(true);
  await comeBack(friend);
  const unreachable = friend.getByText("Deke est injoignable. Vérifiez votre connexion.");
  await unreachable.waitFor();
  await friend.context().setOffline(false);
  await unreachable.waitFor({ state: "hidden" });
  expect(await friend.getByLabel("Votre surnom").inputValue()).toBe("Mémé");
  await friend.getByLabel("Votre surnom").press("Enter");
  await friend.getByRole("button", { name: "Inviter" }).waitFor();
  expect(await classicOf(friend)).toEqual([
    ["Mémé", "Classique : pas fini"],
    ["Ginette", "Classique : fini, sous le givre"],
  ]);
  // An open page shows the new member when its visitor returns to the tab.
  await comeBack(maker);
  await expect.poll(() => classicOf(maker)).toEqual([GINETTE, ["Mémé", "Classic: not finished"]]);
  for (const faultsIn of [faultsOf, missedOf, misfitsOf, englishOn]) expect(await faultsIn(friend)).toEqual([]);

  await playUnseen(friend, site, [site.others[1], site.others[0], site.answers[TODAY]]);
  // Refreshes once per minute while visible.
  await maker.clock.fastForward("01:00");
  await expect.poll(() => classicOf(maker)).toEqual([GINETTE, ["Mémé", "Classic: won in 3"]]);

  // The owner renews the link: a member who returns to the old address is redirected.
  await maker.getByRole("button", { name: "Friends’ board settings" }).click();
  await dialog(maker).getByRole("button", { name: "Make a new link" }).click();
  await maker.waitForURL((url) => url.href !== link);
  const renewed = new URL(maker.url()).pathname;
  await comeBack(friend);
  await friend.waitForURL(`**/fr${renewed}`);
  await friend.getByText("Ce groupe a un nouveau lien.").waitFor();
  await friend.getByRole("button", { name: "Inviter" }).waitFor();
  expect(await classicOf(friend)).toEqual([
    ["Mémé", "Classique : trouvé en 3"],
    ["Ginette", "Classique : trouvé en 2"],
  ]);
});
