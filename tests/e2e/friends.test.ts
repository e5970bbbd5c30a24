import type { Page } from "playwright-core";
import { expect } from "vitest";
import { faultsOf } from "./axe.ts";
import { englishOn } from "./english.ts";
import { misfitsOf, missedOf } from "./layout.ts";
import { comeAsleep, dialog, playUnseen } from "./play.ts";
import { TODAY } from "./site.ts";
import { test } from "./visit.ts";

/** What a screen reader hears of each member's Classic. */
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

test("a board is made, joined by its link, thaws with one's own game, and lets go of who leaves", async ({
  visit,
  site,
}) => {
  const maker = await visit({ permissions: ["clipboard-read", "clipboard-write"], provokes: /status of 422/ });
  await playUnseen(maker, site, [site.others[0], site.answers[TODAY]]);
  // A form that is sent before the page is awake is sent by it, once it is.
  const wake = await comeAsleep(maker, "/friends");
  await maker.getByLabel("Your nickname").fill("Ginette");
  await maker.getByRole("button", { name: "Start the board" }).press("Enter");
  wake();
  await maker.getByText("A board’s name has 2 to 30 characters.").waitFor();
  await maker.getByLabel("Name of the board").fill("The Basement League");
  await maker.keyboard.press("Enter");
  await maker.getByRole("heading", { level: 1, name: "The Basement League" }).waitFor();
  await maker.getByRole("heading", { name: "An open bench" }).waitFor();
  expect(await classicOf(maker)).toEqual([["Ginette", "Classic: won in 2"]]);
  await maker.getByRole("button", { name: "Invite" }).click();
  await dialog(maker).getByRole("button", { name: "Share the invitation" }).click();
  await dialog(maker).getByText("Copied to your clipboard.").waitFor();
  const [text, link = ""] = (await maker.evaluate(() => navigator.clipboard.readText())).split("\n");
  expect([text, link]).toEqual(["Join The Basement League on Deke. Five games a night, no account.", maker.url()]);
  await maker.keyboard.press("Escape");

  // Who comes by the link sees that somebody has finished, and not how.
  const friend = await visit({ phone: true, locale: "fr-CA", provokes: /status of 409/ });
  await friend.goto(link);
  await friend.waitForURL("**/fr/friends/*");
  await friend.getByLabel("Votre surnom").fill("GINETTE");
  await friend.getByRole("button", { name: "Entrer dans le groupe" }).click();
  await friend.getByText("Quelqu’un d’autre patine déjà sous ce nom.").waitFor();
  await friend.getByLabel("Votre surnom").fill("Mémé");
  await friend.keyboard.press("Enter");
  await friend.getByRole("button", { name: "Inviter" }).waitFor();
  expect(await classicOf(friend)).toEqual([
    ["Mémé", "Classique : pas fini"],
    ["Ginette", "Classique : fini, sous le givre"],
  ]);
  expect(await faultsOf(friend)).toEqual([]);
  expect(await missedOf(friend)).toEqual([]);
  expect(await misfitsOf(friend)).toEqual([]);
  expect(await englishOn(friend)).toEqual([]);

  await playUnseen(friend, site, [site.others[1], site.others[0], site.answers[TODAY]]);
  await friend.goto(link);
  await friend.getByRole("button", { name: "Inviter" }).waitFor();
  expect(await classicOf(friend)).toEqual([
    ["Mémé", "Classique : trouvé en 3"],
    ["Ginette", "Classique : trouvé en 2"],
  ]);
  // A test plays faster than a person can.
  await friend
    .getByText("Classique ne compte pas pour Mémé : c’était plus rapide qu’on ne peut lire et écrire.")
    .waitFor();
  await friend.getByRole("radio", { name: "Cette semaine" }).press(" ");
  await friend.getByRole("region", { name: "Le tableau de la semaine" }).waitFor();
  expect(await faultsOf(friend)).toEqual([]);

  // The maker takes her off, lets her in again, and leaves himself: the board is hers then.
  await maker.reload();
  await maker.getByRole("button", { name: "Settings of this board" }).click();
  await dialog(maker).getByRole("button", { name: "Remove Mémé" }).click();
  await dialog(maker).getByText("Removed. The link no longer lets them in.").waitFor();
  expect(await faultsOf(maker)).toEqual([]);
  await friend.reload();
  await friend.getByRole("heading", { level: 1, name: "Retranché" }).waitFor();
  await dialog(maker).getByRole("button", { name: "Undo: let Mémé in again" }).click();
  await dialog(maker).getByRole("button", { name: "Remove Mémé" }).waitFor();
  await dialog(maker).getByRole("button", { name: "Leave the board" }).click();
  await dialog(maker).getByRole("button", { name: "Leave", exact: true }).click();
  await maker.waitForURL("**/friends");
  await friend.reload();
  await friend.getByRole("button", { name: "Réglages de ce groupe" }).click();
  await dialog(friend).getByRole("textbox", { name: "Nom du groupe" }).waitFor();
  expect(await faultsOf(friend)).toEqual([]);
});
