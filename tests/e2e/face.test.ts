import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { STAGE_COLUMNS } from "#rules/face/stages";
import type { Candidate } from "#rules/league/rostered-players";
import { downscale } from "../../worker/faces/downscale.ts";
import { decodePicture } from "../../worker/faces/decode.ts";
import { encodePicture } from "../../worker/faces/encode.ts";
import { photograph } from "../worker/picture-service.ts";
import { faultsOf } from "./axe.ts";
import { collectData, sourcesNaming } from "./collected-data.ts";
import { choose, dialog, ending, guessesLeft, press, readyToGuess, sitDown } from "./play.ts";
import { nameOf, TODAY, type Site } from "./site.ts";
import { test } from "./visit.ts";

const FACE = "/nhl/face-reveal-game";
/** A past day whose face is a photo; all others are sweaters, because tests have no picture service. */
const PHOTOGRAPHED = "2026-11-05";
/** A past day stored with a drawing, as an earlier version dealt days without a photo. */
const DRAWN = "2026-11-06";

const picture = (page: Page): Locator => page.getByRole("region", { name: /^(Picture|Image)$/ });
/** Returns the large picture with an accessible name. */
const shown = (page: Page, name: string): Locator => picture(page).getByRole("img", { name, exact: true });
const thumb = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });
const skip = (page: Page): Locator => page.getByRole("button", { name: /^(Skip|Passer) / }).last();
const stageName = (stage: number): string => `Stage ${stage} of 6: a face in ${STAGE_COLUMNS[stage - 1]} columns`;
/** Returns the sweater card. */
const stall = (page: Page): Locator => page.getByRole("region", { name: /^(Sweater|Chandail)$/ }).getByRole("img");
/** Returns the row of facts, then the guesses at a sweater. */
const factRows = (page: Page): Locator =>
  page.getByRole("list", { name: "The facts, then your guesses, newest first" }).getByRole("listitem");
/** Returns how many players still fit a sweater; the page shows no number if it is one. */
const fitting = async (page: Page): Promise<number> =>
  Number(/([\d,]+)\s*still fit/.exec(await page.getByRole("main").innerText())?.[1]?.replace(",", "") ?? 1);
const columnsOf = (image: Locator): Promise<number> =>
  image.evaluate((element) => (element as HTMLImageElement).naturalWidth);
const isFocused = (element: Locator): Promise<boolean> => element.evaluate((one) => one === document.activeElement);

/** Returns today's answer. */
async function answerOf(site: Site): Promise<Candidate> {
  await site.get("/api/today");
  const { DB } = site;
  const id = await DB.prepare("SELECT secret FROM puzzles WHERE game = 'face' AND day = ?")
    .bind(TODAY)
    .first<string>("secret");
  const answer = site.facts.candidates.get(Number(id));
  if (answer === undefined) throw new Error("today has no face");
  return answer;
}

/** Makes a player the answer of a day that is not dealt yet, with a photo or, as an earlier version did, a drawing. */
async function hide(site: Site, { id }: Candidate, day: string, picture: "photograph" | null): Promise<void> {
  const photo = photograph(id);
  const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
  const stages = STAGE_COLUMNS.map((columns) => base64(encodePicture(downscale(decodePicture(photo), columns))));
  const { DB } = site;
  await DB.prepare(
    "INSERT INTO puzzles (game, day, answer, secret, evidence, league) VALUES ('face', ?1, ?2, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
  )
    .bind(day, String(id), JSON.stringify({ stages, picture: picture && base64(photo) }), site.facts.version)
    .run();
}

describe("Face Reveal", () => {
  test("is won by keyboard: each miss sharpens the picture, and earlier stages can be viewed again", async ({
    visit,
    site,
  }) => {
    const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    const [answer, other] = site.others;
    await hide(site, answer, PHOTOGRAPHED, "photograph");
    await page.goto(`${FACE}?day=${PHOTOGRAPHED}`);
    await readyToGuess(page);
    expect(await columnsOf(shown(page, stageName(1)))).toBe(6);
    expect(await shown(page, stageName(1)).evaluate((image) => getComputedStyle(image).imageRendering)).toBe(
      "pixelated",
    );
    await page.getByText("Stage 4 of 6, locked").waitFor({ state: "attached" });

    const { conference } = site.clubs.get(other.team) ?? {};
    const isSame = conference === site.clubs.get(answer.team)?.conference;
    const said = `The answer plays in the ${isSame ? "same" : "other"} conference.`;
    await page.getByRole("combobox").click();
    await page.keyboard.type(nameOf(other));
    await page.keyboard.press("Enter");
    expect(await columnsOf(shown(page, stageName(2)))).toBe(9);
    await guessesLeft(page, "5 guesses left").waitFor();
    await page
      .getByRole("status")
      .getByText(`Guess 1, ${nameOf(other)}: a miss. ${said} Stage 2 of 6 is shown. 5 guesses left.`)
      .waitFor({ state: "attached" });

    await page
      .getByRole("region", { name: "Your guesses" })
      .getByText(`${conference === "Eastern" ? "East" : "West"}, ${isSame ? "" : "not "}the answer’s conference`)
      .waitFor();

    await skip(page).press("Enter");
    expect(await columnsOf(shown(page, stageName(3)))).toBe(14);
    await page
      .getByRole("status")
      .getByText("Guess 2: skipped. Stage 3 of 6 is shown. 4 guesses left.")
      .waitFor({ state: "attached" });
    expect(await isFocused(skip(page))).toBe(true);

    const first = thumb(page, "Stage 1 of 6");
    await first.press("Enter");
    expect(await columnsOf(shown(page, stageName(1)))).toBe(6);
    expect(await first.getAttribute("aria-current")).toBe("step");
    expect(await isFocused(first)).toBe(true);
    await page.reload();
    expect(await columnsOf(shown(page, stageName(3)))).toBe(14);

    await choose(page, answer);
    const result = await ending(page);
    await result.getByText("Deke #5 Face Reveal 3/6").waitFor();
    await result.getByRole("button", { name: "Share result" }).click();
    await result.getByText("Copied to your clipboard.").waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.split("\n").slice(0, 4)).toEqual(["Deke #5 Face Reveal 3/6 🚨", "⬛", "⬛", "🟩"]);
    await result
      .getByRole("button", { name: "You knew him at stage 3 of 6, from 14 columns of pixels." })
      .press("Enter");
    const story = result.getByRole("region", { name: "Stage by stage" }).getByRole("listitem");
    expect(await story.allInnerTexts()).toEqual([
      expect.stringContaining(nameOf(other)),
      "Skipped",
      expect.stringContaining(nameOf(answer)),
      "",
      "",
      "",
    ]);
    expect(await columnsOf(story.nth(5).getByRole("img"))).toBe(64);
    expect(await faultsOf(page)).toEqual([]);

    await page.keyboard.press("Escape");
    const whole = shown(page, `${nameOf(answer)}, photo`);
    expect(await columnsOf(whole)).toBe(168);
    await thumb(page, "Stage 6 of 6").press("Enter");
    expect(await columnsOf(shown(page, stageName(6)))).toBe(64);
    await thumb(page, "The picture itself").press("Enter");
    await whole.waitFor();
  });

  test("without a photograph is a Sweater Reveal: lost with skips only, each reveals a fact, and the answer is not revealed before", async ({
    visit,
    site,
  }) => {
    const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    await page.addInitScript(() =>
      localStorage.setItem(
        "deke.results.face",
        JSON.stringify([{ of: "2026-11-20", kind: "daily", won: true, guesses: 2, correct: 1 }]),
      ),
    );
    const answer = await answerOf(site);
    const collected = collectData(page);
    await page.goto(FACE);
    await page.getByText("There’s no photo, so his sweater gives him away", { exact: false }).waitFor();
    await readyToGuess(page);
    await page.getByRole("heading", { level: 1, name: "Sweater Reveal", exact: true }).waitFor();
    await page.getByText("We have no photo of today’s player").waitFor();
    const fits: number[] = [];
    for (let made = 0; made < 5; made++) {
      await guessesLeft(page, `${6 - made} guesses left`).waitFor();
      await page.getByText(`Stage ${made + 1} of 6`, { exact: true }).waitFor();
      await stall(page)
        .and(page.getByLabel(new RegExp(`^Stage ${made + 1} of 6, his sweater\\. \\d{4}s, (left|right)`)))
        .waitFor();
      expect(await factRows(page).first().locator("small").count()).toBe([2, 4, 4, 6, 7][made]);
      expect(await factRows(page).count()).toBe(made + 1);
      // There is no number once one player is left.
      fits.push(await fitting(page));
      const hints = await page.getByRole("list", { name: "Hints" }).getByRole("listitem").allInnerTexts();
      expect(hints.map((hint) => /after \d misses/.test(hint))).toEqual([made < 3, true]);
      await skip(page).click();
    }
    expect(fits).toEqual(fits.toSorted((a, b) => b - a));
    await page.getByText("It’s your last guess.").waitFor();
    await page
      .getByRole("status")
      .getByText(
        /^Guess 5: skipped\. Stage 6 of 6: \S\. \S\., \d+\.( \d+ players still fit\.)? Country: .+ 1 guess left\.$/,
      )
      .waitFor({ state: "attached" });
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    await page.getByText("Stage 6 of 6", { exact: true }).waitFor();
    fits.push(await fitting(page));
    const before = await collected.all();
    expect(before.length).toBeGreaterThan(20);
    expect(sourcesNaming(answer, before)).toEqual([]);
    // No picture whose address could contain a name is requested either.
    expect(before.filter(({ where, text }) => where.startsWith("request ") && /drawings|mugs/.test(text))).toEqual([]);

    await page.getByRole("button", { name: "Skip to the end" }).click();
    const result = await ending(page);
    await result
      .getByRole("heading", { name: `Game Over! The correct answer was ${nameOf(answer)}`, exact: true })
      .waitFor();
    await result.getByText("Deke #21 Sweater Reveal X/6").waitFor();
    await result.getByText("Streak ended at 1", { exact: true }).waitFor();
    await result.getByRole("button", { name: "Share result" }).click();
    await result.getByText("Copied to your clipboard.").waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.split("\n").slice(0, 2)).toEqual(["Deke #21 Sweater Reveal X/6", "⬛⬛"]);
    await result.getByRole("button", { name: /still fit at the last stage\.$|the only player who fit\.$/ }).click();
    const story = result.getByRole("region", { name: "Fact by fact" });
    const counts = fits.map((count) => count.toLocaleString("en")).join(" → ");
    await story.getByText(`Players who still fit, stage by stage: ${counts}`, { exact: true }).waitFor();
    expect(await factRows(page).first().locator("small").count()).toBe(9);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await stall(page)
      .and(page.getByLabel(`The sweater of ${nameOf(answer)}`, { exact: true }))
      .waitFor();
    expect(sourcesNaming(answer, await collected.all())).toEqual(expect.arrayContaining(["localStorage", "the page"]));
  });

  test("compares each guess at a sweater fact by fact, and adds each new fact to it", async ({ visit, site }) => {
    const page = await visit();
    const answer = await answerOf(site);
    const other = site.others.find(({ id }) => id !== answer.id);
    if (other === undefined) throw new Error("nobody else");
    await sitDown(page, FACE);
    await choose(page, other);
    const row = factRows(page).filter({ hasText: nameOf(other) });
    await row.locator("small").nth(3).waitFor();
    const decade = (birth: string | null) => birth?.slice(0, 3);
    await row
      .getByText(
        `Born${other.birth?.slice(0, 4)}${decade(other.birth) === decade(answer.birth) ? "fits" : "doesn’t fit"}`,
      )
      .waitFor();
    for (const count of [4, 6, 7]) {
      await skip(page).click();
      await expect.poll(() => row.locator("small").count()).toBe(count);
    }
    expect(await faultsOf(page)).toEqual([]);
  });

  test("is skipped once by a double click", async ({ visit }) => {
    const page = await visit();
    await sitDown(page, `${FACE}?practice`);
    await readyToGuess(page);
    const box = await skip(page).boundingBox();
    if (box === null) throw new Error("no button");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    for (const clickCount of [1, 2]) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      // The second press comes after the first one's verdict.
      await guessesLeft(page, "5 guesses left").waitFor();
      await skip(page).and(page.locator(":not([aria-busy])")).waitFor();
    }
    expect(await guessesLeft(page, "5 guesses left").count()).toBe(1);
  });

  test("costs no practice stats when it is given up, because it has none", async ({ visit }) => {
    const page = await visit();
    await sitDown(page, `${FACE}?practice`);
    await skip(page).click();
    await page.getByRole("button", { name: "Give Up" }).click();
    await dialog(page).getByText("The answer is revealed, and the round is over.", { exact: true }).waitFor();
  });

  test("is a Sweater Reveal on a day stored with a drawing", async ({ visit, site }) => {
    const page = await visit();
    const [answer] = site.others;
    await hide(site, answer, DRAWN, null);
    await sitDown(page, `${FACE}?day=${DRAWN}`);
    await readyToGuess(page);
    await page.getByText("Stage 1 of 6", { exact: true }).waitFor();
    await choose(page, answer);
    await (await ending(page)).getByText("Deke #6 Sweater Reveal 1/6").waitFor();
    await page.keyboard.press("Escape");
    await stall(page)
      .and(page.getByLabel(`The sweater of ${nameOf(answer)}`, { exact: true }))
      .waitFor();
  });

  test("continues a round stored with a drawing as a Sweater Reveal", async ({ visit }) => {
    const page = await visit();
    await sitDown(page, FACE);
    await skip(page).click();
    await page.getByText("Stage 2 of 6", { exact: true }).waitFor();
    await page.evaluate((key) => {
      const { view, ...stored } = JSON.parse(localStorage.getItem(key) ?? "{}");
      const seen = { stages: ["first", "second"], drawn: true, position: null, country: null };
      localStorage.setItem(key, JSON.stringify({ ...stored, view: { ...view, seen } }));
    }, `deke.round.face.${TODAY}`);
    await page.reload();
    await readyToGuess(page);
    await page.getByText("Stage 2 of 6", { exact: true }).waitFor();
    await stall(page)
      .and(page.getByLabel(/^Stage 2 of 6, his sweater\. \d{4}s/))
      .waitFor();
  });

  test("fits a phone in French, and has practice", async ({ visit, site }) => {
    const page = await visit({ phone: true, locale: "fr-CA" });
    // The least known player, who is never dealt among the best known.
    const other = site.facts.candidates.get(site.facts.byFame.at(-1) ?? 0);
    if (other === undefined) throw new Error("nobody else");
    await sitDown(page, `${FACE}?practice`);
    expect(await page.getByRole("radio", { name: "Les plus connus" }).isChecked()).toBe(true);
    await readyToGuess(page);
    await guessesLeft(page, "6 essais restants").waitFor();
    expect(await page.getByRole("main").innerText()).toMatch(/\d\s*joueurs possibles/);
    await skip(page).tap();
    await guessesLeft(page, "5 essais restants").waitFor();
    await choose(page, other);
    await guessesLeft(page, "4 essais restants").waitFor();
    await page.getByText("Étape 3 sur 6", { exact: true }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await faultsOf(page)).toEqual([]);

    await press(page, "Abandonner");
    await ending(page);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Nouvelle partie" }).tap();
    await guessesLeft(page, "6 essais restants").waitFor();
    await stall(page)
      .and(page.getByLabel(/^Étape 1 sur 6, son chandail\. Années \d{4}, de la (gauche|droite)$/))
      .waitFor();
  });

  test("shows yesterday's player with the picture", async ({ visit, site }) => {
    const page = await visit();
    await sitDown(page, FACE);
    await page.getByRole("button", { name: "Yesterday: who was No. 20?" }).click();
    const { body } = await site.get<{ answer: { player: number } }>("/api/days/2026-11-20/face");
    const past = site.facts.candidates.get(body.answer.player);
    if (past === undefined) throw new Error("yesterday had no face");
    await dialog(page)
      .getByRole("heading", { name: nameOf(past) })
      .waitFor();
  });
});
