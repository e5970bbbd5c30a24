import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { STAGE_COLUMNS } from "#rules/face";
import type { Candidate } from "#rules/player";
import { averageDown } from "../../worker/faces/average.ts";
import { decodePicture } from "../../worker/faces/decode.ts";
import { encodePicture } from "../../worker/faces/encode.ts";
import { photograph } from "../worker/picture-service.ts";
import { faultsOf } from "./axe.ts";
import { collect, placesNaming } from "./evidence.ts";
import { choose, closeRules, dialog, ending, guessesLeft, press, readyToGuess, sitDown } from "./play.ts";
import { nameOf, TODAY, type Site } from "./site.ts";
import { test } from "./visit.ts";

const FACE = "/nhl/face-reveal-game";
/** A day of the past whose face is a photograph; all others are drawn, because the tests reach no picture service. */
const PHOTOGRAPHED = "2026-11-05";

const picture = (page: Page): Locator => page.getByRole("region", { name: /^(Picture|Image)$/ });
/** The one large picture, by what it says of itself. */
const shown = (page: Page, name: string): Locator => picture(page).getByRole("img", { name, exact: true });
const thumb = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });
const skip = (page: Page): Locator => page.getByRole("button", { name: /^(Skip|Passer) / }).last();
const stageName = (stage: number, what = "a face"): string =>
  `Stage ${stage} of 6: ${what} in ${STAGE_COLUMNS[stage - 1]} columns`;
const columnsOf = (image: Locator): Promise<number> =>
  image.evaluate((element) => (element as HTMLImageElement).naturalWidth);
const isFocused = (element: Locator): Promise<boolean> => element.evaluate((one) => one === document.activeElement);

/** Whom today's face hides. */
async function answerOf(site: Site): Promise<Candidate> {
  await site.get("/api/today");
  const { DB } = await site.storage();
  const id = await DB.prepare("SELECT secret FROM puzzles WHERE game = 'face' AND day = ?")
    .bind(TODAY)
    .first<string>("secret");
  const answer = site.facts.candidates.get(Number(id));
  if (answer === undefined) throw new Error("today has no face");
  return answer;
}

/** Hides a player behind a photograph on a day that nobody has asked for yet. */
async function hide(site: Site, { id }: Candidate): Promise<Uint8Array> {
  const photo = photograph(id);
  const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
  const stages = STAGE_COLUMNS.map((columns) => base64(encodePicture(averageDown(decodePicture(photo), columns))));
  const { DB } = await site.storage();
  await DB.prepare(
    "INSERT INTO puzzles (game, day, answer, secret, evidence, league) VALUES ('face', ?1, ?2, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
  )
    .bind(PHOTOGRAPHED, String(id), JSON.stringify({ stages, picture: base64(photo) }), site.facts.version)
    .run();
  return photo;
}

describe("Face Reveal", () => {
  test("is won by keyboard: each miss sharpens the picture, and earlier stages can be looked at again", async ({
    visit,
    site,
  }) => {
    const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    const [answer, other] = site.others;
    await hide(site, answer);
    // Dealt under the rules, the field gets the focus once they are closed.
    await page.route("**/api/rounds/face", async (route) => {
      await dialog(page).waitFor();
      await route.continue();
    });
    await page.goto(`${FACE}?day=${PHOTOGRAPHED}`);
    await readyToGuess(page);
    await closeRules(page);
    expect(await columnsOf(shown(page, stageName(1)))).toBe(6);
    expect(await shown(page, stageName(1)).evaluate((image) => getComputedStyle(image).imageRendering)).toBe(
      "pixelated",
    );
    await page.getByText("Stage 4 of 6, locked").waitFor({ state: "attached" });

    await page.keyboard.type(nameOf(other));
    await page.keyboard.press("Enter");
    expect(await columnsOf(shown(page, stageName(2)))).toBe(9);
    await guessesLeft(page, "5 guesses left").waitFor();
    await page
      .getByRole("status")
      .getByText(`Guess 1, ${nameOf(other)}: a miss. Stage 2 of 6 is shown. 5 guesses left.`)
      .waitFor({ state: "attached" });

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
    await result.getByText("in 3 of 6").waitFor();
    await result.getByRole("button", { name: "Share result" }).click();
    await result.getByText("Copied to your clipboard.").waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.split("\n").slice(0, 4)).toEqual(["Deke #5 Face Reveal 3/6", "⬛", "⬛", "🟩"]);
    expect(await faultsOf(page)).toEqual([]);

    await page.keyboard.press("Escape");
    const whole = shown(page, `${nameOf(answer)}, photograph`);
    expect(await columnsOf(whole)).toBe(168);
    await thumb(page, "Stage 6 of 6").press("Enter");
    expect(await columnsOf(shown(page, stageName(6)))).toBe(64);
    await thumb(page, "The picture itself").press("Enter");
    await whole.waitFor();
  });

  test("is lost with nothing but skips, says that it is drawn, and nothing gives it away before", async ({
    visit,
    site,
  }) => {
    const page = await visit();
    await page.addInitScript(() =>
      localStorage.setItem(
        "deke.results.face",
        JSON.stringify([{ of: "2026-11-20", kind: "daily", won: true, guesses: 2, correct: 1 }]),
      ),
    );
    const answer = await answerOf(site);
    const evidence = collect(page);
    await sitDown(page, FACE);
    await page.getByText("No photograph available: this is a drawing of his sweater.").waitFor();
    for (const [made, left] of [
      "6 guesses left",
      "5 guesses left",
      "4 guesses left",
      "3 guesses left",
      "2 guesses left",
    ].entries()) {
      await guessesLeft(page, left).waitFor();
      expect(await columnsOf(shown(page, stageName(made + 1, "a drawn sweater")))).toBe(STAGE_COLUMNS[made]);
      const hints = await page.getByRole("list", { name: "Hints" }).getByRole("listitem").allInnerTexts();
      expect(hints.map((hint) => /after \d misses/.test(hint))).toEqual([made < 3, true]);
      await page.getByRole("button", { name: `Skip to stage ${made + 2}` }).click();
    }
    await page.getByText("It is your last guess.").waitFor();
    expect(await page.getByRole("list", { name: "Hints" }).innerText()).not.toMatch(/after \d misses/);
    const before = await evidence.all();
    expect(before.length).toBeGreaterThan(20);
    expect(placesNaming(answer, before)).toEqual([]);
    // The file it was made from stays on the server, as does the photograph's address.
    expect(before.filter(({ where, text }) => where.startsWith("request ") && /drawings|mugs/.test(text))).toEqual([]);

    await page.getByRole("button", { name: "Skip to the end" }).click();
    const result = await ending(page);
    await result
      .getByRole("heading", { name: `Game Over! The correct answer was ${nameOf(answer)}`, exact: true })
      .waitFor();
    await result.getByText("Deke #21 Face Reveal X/6").waitFor();
    await result.getByText("Your streak starts again tomorrow.").waitFor();
    await page.keyboard.press("Escape");
    await shown(page, nameOf(answer)).waitFor();
    expect(placesNaming(answer, await evidence.all())).toEqual(expect.arrayContaining(["localStorage", "the page"]));
  });

  test("fits a phone in French, and is practised", async ({ visit, site }) => {
    const page = await visit({ phone: true, locale: "fr-CA" });
    // The least known of all, whom a round among the best known never hides.
    const other = site.facts.candidates.get(site.facts.byFame.at(-1) ?? 0);
    if (other === undefined) throw new Error("nobody else");
    await sitDown(page, `${FACE}?practice`);
    expect(await page.getByRole("radio", { name: "Les plus connus" }).isChecked()).toBe(true);
    await readyToGuess(page);
    await guessesLeft(page, "6 essais restants").waitFor();
    await skip(page).tap();
    await guessesLeft(page, "5 essais restants").waitFor();
    await choose(page, other);
    await guessesLeft(page, "4 essais restants").waitFor();
    await page.getByText("Étape 3 sur 6", { exact: true }).first().waitFor({ state: "attached" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const button of await picture(page).getByRole("button").all()) {
      expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    }
    expect(await faultsOf(page)).toEqual([]);

    await press(page, "Abandonner");
    await ending(page);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Nouvelle partie" }).tap();
    await guessesLeft(page, "6 essais restants").waitFor();
    await shown(page, "Étape 1 sur 6 : un chandail dessiné en 6 colonnes").waitFor();
  });

  test("tells yesterday's player with his picture", async ({ visit, site }) => {
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
