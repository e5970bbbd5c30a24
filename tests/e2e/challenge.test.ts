import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { decodeRound } from "#rules/round-code";
import { faultsOf } from "./axe.ts";
import { NO_SCRIPT } from "./page-pool.ts";
import {
  CLASSIC,
  UNLIMITED,
  choose,
  closeDialog,
  copiedText,
  dialog,
  ending,
  guess,
  nameField,
  open,
  openTab,
  readyToGuess,
  rowOf,
} from "./play.ts";
import { nameOf, TODAY } from "./site.ts";
import { test } from "./visit.ts";

const SQUARES = /rows? of squares\. Match/;

test("a challenge from a finished round is played in the same puzzle, and its reply is received", async ({
  visit,
  site,
}) => {
  const [first, second] = site.others;
  const sam = await visit({ at: CLASSIC, provokes: /ERR_FAILED/ });
  await guess(sam, first, second, site.answers[TODAY]);
  const sams = await ending(sam);
  await openTab(sam, "More");
  await sam.route("**/api/challenges/classic", (route) => route.abort(), { times: 1 });
  await sams.getByRole("button", { name: "Challenge a friend", exact: true }).click();
  const made = sam.getByRole("dialog", { name: "Challenge a friend" });
  // After a lost connection.
  await made.getByRole("button", { name: "Try again" }).click();
  await made.getByText("Deke #21 Classic 3/7").waitFor();
  const link = await made.getByRole("textbox", { name: "Link to send" }).inputValue();
  await made.getByRole("button", { name: "Share the link" }).click();
  await made.getByText("Copied to your clipboard.").waitFor();
  expect(await copiedText(sam)).toBe(`Deke #21 Classic 3/7. Can you beat that?\n${link}`);
  expect(new URL(link).pathname + new URL(link).search).toMatch(`${CLASSIC}?day=${TODAY}&challenge=`);

  const ann = await visit({ at: link, phone: true });
  const sentence = ann.getByText("A friend challenges you: beat 3/7");
  await sentence.waitFor();
  await ann.getByRole("img", { name: SQUARES }).waitFor();
  const heightOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
  expect(await heightOf(sentence)).toBeLessThan(await heightOf(nameField(ann)));
  for (const { last } of site.others) expect(await ann.getByRole("main").textContent()).not.toContain(last);
  expect(await faultsOf(ann)).toEqual([]);
  await readyToGuess(ann);
  const told: string[] = [];
  ann.on("response", (response) => told.push(response.url()));
  await guess(ann, first);
  // The challenger's round is not requested before the end.
  expect(told.filter((url) => url.includes("/api/challenges"))).toEqual([]);
  await guess(ann, site.answers[TODAY]);
  const anns = await ending(ann);
  await anns.getByRole("heading", { name: "You beat your friend, 2/7 to 3/7." }).waitFor();
  const sides = anns.getByRole("region", { name: "Challenge" }).getByRole("img", { name: SQUARES });
  const counts = await sides.evaluateAll((rows) => rows.map((row) => row.getAttribute("aria-label")?.[0]));
  expect(counts).toEqual(["2", "3"]);
  expect(await sentence.count()).toBe(0);
  expect(await faultsOf(ann)).toEqual([]);
  // The first thing in the ending, without scrolling.
  await ann.setViewportSize({ width: 844, height: 390 });
  const heights = ["Send your reply", "Share result"].map((name) => heightOf(anns.getByRole("button", { name })));
  expect(await Promise.all(heights).then(([send = NaN, share = NaN]) => share - send)).toBeGreaterThanOrEqual(44);
  await anns.getByRole("button", { name: "Send your reply" }).click();
  await anns.getByRole("button", { name: "Copied" }).waitFor();
  const [words, reply = ""] = (await copiedText(ann)).split("\n");
  expect(words).toBe("I took on your challenge: Deke #21 Classic 2/7.");

  await sam.goto(reply);
  const answer = sam.getByRole("dialog", { name: "Your friend answered your challenge" });
  await answer.getByRole("heading", { name: "You fell to your friend, 3/7 to 2/7." }).waitFor();
  expect(await answer.getByRole("img", { name: SQUARES }).count()).toBe(2);
  expect(await faultsOf(sam)).toEqual([]);
  await closeDialog(sam);
  expect(new URL(sam.url()).search).toBe("");
});

test("a challenge with a chosen player is created, sent, won and shared in the friend's language and palette", async ({
  visit,
  site,
}) => {
  const [hidden, wrong] = site.others;
  const maker = await visit({ at: CLASSIC });
  await maker.getByRole("button", { name: "Challenge a friend" }).click();
  const field = nameField(dialog(maker));
  await field.fill(nameOf(hidden));
  await field.press("Enter");
  const link = await dialog(maker).getByRole("textbox", { name: "Link to send" }).inputValue();
  expect(link).not.toContain(String(hidden.id));

  const friend = await visit({ at: NO_SCRIPT, locale: "fr-CA" });
  await friend.evaluate(() => localStorage.setItem("deke.contrast", '"high"'));
  await open(friend, link);
  await guess(friend, wrong);
  await friend.reload();
  await rowOf(friend, wrong).waitFor();
  await choose(friend, hidden);
  const result = await ending(friend);
  await result.getByRole("button", { name: "Partager le résultat" }).click();
  await result.getByText("Copié dans le presse-papiers.").waitFor();
  const [title, ...shared] = (await copiedText(friend)).split("\n");
  const [address = "", code = ""] = (shared.at(-1) ?? "").split("&r=");
  expect([title, address]).toEqual(["Deke Illimité 2/7 🚨", link.replace("/nhl/", "/fr/nhl/")]);
  expect(decodeRound("classic", code)).toMatchObject({ won: true, rows: { length: 2 } });
  expect(shared[1]).toBe("🟧".repeat(8));
});

test("an invalid challenge is reported at once in Unlimited and as a reply", async ({ visit }) => {
  const page = await visit({ provokes: /status of 400/ });
  const broken = "We can’t open this round or link. It may be broken or from another site.";
  for (const code of ["", "%00"]) {
    await page.goto(`${UNLIMITED}?challenge=${code}`);
    await page.getByText(broken).waitFor();
    // No board is shown for a round that will not come.
    expect(await page.getByRole("table").count()).toBe(0);
    await page.getByRole("main").getByRole("link", { name: "Play today’s puzzle" }).waitFor();
  }
  await page.getByRole("button", { name: "Start a new round" }).click();
  await readyToGuess(page);
  expect(new URL(page.url()).search).toBe("");
  // A code is a path parameter and cannot leave its path.
  await page.goto("/friends?reply=..%2F..%2Ftoday");
  await dialog(page).getByText(broken).waitFor();
});
