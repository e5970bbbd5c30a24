import type { Page } from "playwright-core";
import { expect } from "vitest";
import { faultsOf } from "./axe.ts";
import { columnsOf, WIDE_NAMES } from "./columns.ts";
import { englishOn } from "../english.ts";
import { misfitsOf, missedOf } from "./layout.ts";
import { CLASSIC, comeAsleep, dialog, playUnseen } from "./play.ts";
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

test("a visitor who has played nothing is sent to a game first", async ({ visit }) => {
  const page = await visit();
  await page.goto("/friends");
  await page.getByText("Finish one of today’s games first. Then you can start a friends’ board.").waitFor();
  expect(await page.getByLabel("Name of the friends’ board").isVisible()).toBe(false);
  await page.getByRole("link", { name: "Play today’s puzzle" }).click();
  await page.waitForURL(`**${CLASSIC}`);
});

test("boards that cannot be loaded are reported, and loaded again on request", async ({ visit, site }) => {
  const page = await visit({ phone: true, provokes: /ERR_FAILED/ });
  await playUnseen(page, site, [site.answers[TODAY]]);
  await page.context().request.post("/api/friends", { data: { name: "The Bench", nickname: "Benoit" } });
  await page.route("**/api/friends", (route) => route.abort(), { times: 1 });
  await page.goto("/friends");
  await page.getByText("Deke can’t be reached. Check your connection.").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(await misfitsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Try again" }).click();
  await page
    .getByRole("navigation", { name: "Your friends’ boards" })
    .getByRole("link", { name: "The Bench" })
    .waitFor();
  expect(await page.getByText("Deke can’t be reached").count()).toBe(0);
});

test("no name moves a column of a board, however wide", async ({ visit, site }) => {
  const [page, phone] = [await visit(), await visit({ phone: true })];
  await playUnseen(page, site, [site.answers[TODAY]]);
  const made = await page.context().request.post("/api/friends", { data: { name: "The Bench", nickname: "Benoit" } });
  const { code } = (await made.json()) as { code: string };
  await phone.context().addCookies(await page.context().cookies());
  const { DB } = site;
  for (const [index] of WIDE_NAMES.entries())
    await DB.prepare(
      "INSERT INTO friend_members SELECT id, ?1, ?1, ?2, ?2, ?3, NULL FROM friend_boards WHERE code = ?4",
    )
      .bind(`member-${index}`, `No. ${index}`, index, code)
      .run();
  const look = async () => {
    const seen = [];
    for (const by of [page, phone]) {
      await by.goto(`/friends/${code}`);
      for (const period of ["Today", "This week"]) {
        await by.getByText(period, { exact: true }).first().click();
        await expect.poll(() => by.getByRole("rowheader").count()).toBe(WIDE_NAMES.length + 1);
        seen.push(await columnsOf(by));
        expect(await by.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    }
    return seen;
  };
  const before = await look();
  for (const [index, name] of WIDE_NAMES.entries())
    await DB.prepare("UPDATE friend_members SET nickname = ? WHERE visitor = ?").bind(name, `member-${index}`).run();
  const after = await look();
  expect(after).toEqual(before);
  expect(after.map(({ outside }) => outside)).toEqual([[], [], [], []]);
});

test("a board is created, joined by its link, shows a game after the visitor's own, and can be left", async ({
  visit,
  site,
}) => {
  const maker = await visit({
    deviceClock: NOON,
    permissions: ["clipboard-read", "clipboard-write"],
    provokes: /status of 422/,
  });
  await playUnseen(maker, site, [site.others[0], site.answers[TODAY]]);
  // This visit sets the cookie by which the next page shows the form before hydration.
  await maker.goto("/friends");
  await maker.getByLabel("Your nickname").waitFor();
  // A form submitted before hydration is sent after it.
  const wake = await comeAsleep(maker, "/friends");
  await maker.getByLabel("Your nickname").fill("Ginette");
  await maker.getByRole("button", { name: "Start the friends’ board" }).press("Enter");
  wake();
  await maker.getByText("Friends’ board names are 2 to 30 characters.").waitFor();
  await maker.getByLabel("Name of the friends’ board").fill("The Basement League");
  await maker.keyboard.press("Enter");
  await maker.getByRole("heading", { level: 1, name: "The Basement League" }).waitFor();
  await maker.getByRole("heading", { name: "An open bench" }).waitFor();
  expect(await classicOf(maker)).toEqual([["Ginette", "Classic: won in 2"]]);
  await maker.getByRole("button", { name: "Invite" }).click();
  await dialog(maker).getByRole("button", { name: "Share the invitation" }).click();
  await dialog(maker).getByText("Copied to your clipboard.").waitFor();
  const [text, link = ""] = (await maker.evaluate(() => navigator.clipboard.readText())).split("\n");
  expect([text, link]).toEqual([
    "Ginette invites you to The Basement League on Deke. Five games a night, no account.",
    maker.url(),
  ]);
  await maker.keyboard.press("Escape");

  // Visitors who come by the link see that a member has finished, but not how.
  const friend = await visit({
    phone: true,
    locale: "fr-CA",
    provokes: /status of 409|ERR_INTERNET_DISCONNECTED/,
  });
  await friend.goto(link);
  await friend.waitForURL("**/fr/friends/*");
  await friend.getByLabel("Votre surnom").fill("GINETTE");
  await friend.getByRole("button", { name: "Entrer dans le groupe" }).click();
  await friend.getByText("Quelqu’un d’autre patine déjà sous ce nom. Choisissez-en un autre.").waitFor();
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
  const [GINETTE, MEME] = [
    ["Ginette", "Classic: won in 2"],
    ["Mémé", "Classic: not finished"],
  ];
  await comeBack(maker);
  await expect.poll(() => classicOf(maker)).toEqual([GINETTE, MEME]);
  expect(await faultsOf(friend)).toEqual([]);
  expect(await missedOf(friend)).toEqual([]);
  expect(await misfitsOf(friend)).toEqual([]);
  expect(await englishOn(friend)).toEqual([]);

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
  // Tests play faster than the minimum time.
  await friend
    .getByText("Classique ne compte pas pour Mémé : c’était plus rapide qu’on ne peut lire et écrire.")
    .waitFor();
  await friend.getByRole("radio", { name: "Cette semaine" }).press(" ");
  await friend.getByRole("region", { name: "Le tableau de la semaine" }).waitFor();
  expect(await faultsOf(friend)).toEqual([]);

  // The owner leaves: then the board is hers. He joins again, and she removes him after a question.
  await maker.reload();
  await maker.getByRole("button", { name: "Friends’ board settings" }).click();
  await dialog(maker).getByRole("button", { name: "Leave the friends’ board" }).click();
  await dialog(maker).getByRole("button", { name: "Leave", exact: true }).click();
  await maker.waitForURL("**/friends");
  await maker.goto(renewed);
  await maker.getByLabel("Your nickname").fill("Ginette");
  await maker.getByLabel("Your nickname").press("Enter");
  await maker.getByRole("button", { name: "Invite" }).waitFor();
  await friend.reload();
  await friend.getByRole("button", { name: "Réglages de ce groupe" }).click();
  await dialog(friend).getByRole("textbox", { name: "Nom du groupe" }).waitFor();
  expect(await faultsOf(friend)).toEqual([]);
  const remove = dialog(friend).getByRole("button", { name: "Retirer Ginette" });
  const question = friend.getByRole("dialog", { name: "Retirer Ginette?" });
  await remove.click();
  await question.getByText("le lien ne laissera plus entrer ce membre", { exact: false }).waitFor();
  expect(await faultsOf(friend)).toEqual([]);
  await question.getByRole("button", { name: "Annuler" }).click();
  await remove.click();
  await question.getByRole("button", { name: "Retirer", exact: true }).click();
  await remove.waitFor({ state: "detached" });
  await maker.reload();
  await maker.getByRole("heading", { level: 1, name: "Scratched" }).waitFor();
});

test("a full board says so instead of offering to join, and can be joined once there is space", async ({
  visit,
  site,
}) => {
  const maker = await visit({ locale: "fr-CA" });
  await playUnseen(maker, site, [site.answers[TODAY]]);
  await maker.goto("/fr/friends");
  await maker.getByLabel("Nom du groupe").fill("Complet");
  await maker.getByLabel("Votre surnom").fill("Gigi");
  await maker.keyboard.press("Enter");
  await maker.waitForURL("**/fr/friends/*");
  await maker.getByRole("heading", { level: 1, name: "Complet" }).waitFor();
  const code = new URL(maker.url()).pathname.split("/").at(-1);
  const { DB } = site;
  await DB.prepare(
    `INSERT INTO friend_members (board, visitor, member, nickname, nickname_key, joined_at)
     SELECT friend_boards.id, 'filler ' || value, value, value, value, 0 FROM friend_boards, json_each(?2) WHERE code = ?1`,
  )
    .bind(code, JSON.stringify(Array.from({ length: 28 }, (_, at) => String(at))))
    .run();

  // Two visitors join the last place. The second one's page changes when the form is refused.
  const friend = await visit({ provokes: /status of 409/ });
  const late = await visit({ phone: true, locale: "fr-CA", provokes: /status of 409/ });
  for (const page of [friend, late]) await page.goto(`/friends/${code}`);
  await late.getByLabel("Votre surnom").fill("Mémé");
  await friend.getByLabel("Your nickname").fill("Rookie");
  await friend.keyboard.press("Enter");
  await friend.getByRole("button", { name: "Invite" }).waitFor();
  await late.keyboard.press("Enter");
  await late.getByRole("heading", { level: 1, name: "Le banc est plein" }).waitFor();
  expect(await faultsOf(late)).toEqual([]);
  expect(await misfitsOf(late)).toEqual([]);
  expect(await englishOn(late)).toEqual([]);

  await DB.prepare("DELETE FROM friend_members WHERE visitor = 'filler 1'").run();
  await comeBack(late);
  await late.getByRole("button", { name: "Entrer dans le groupe" }).waitFor();
});
