import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { STAGE_COLUMNS } from "#rules/face/stages";
import type { RosteredPlayer } from "#rules/league/player";
import { decodePicture } from "../../worker/faces/decode.ts";
import { downscale } from "../../worker/faces/downscale.ts";
import { encodePicture } from "../../worker/faces/encode.ts";
import { photograph } from "../worker/picture-service.ts";
import { describeJourney, hidePuzzle } from "./journey.ts";
import { choose, ending, isFocused, nameField, open, optionOf, requestedPaths } from "./play.ts";
import { nameOf, type Site } from "./site.ts";
import { test } from "./visit.ts";

describeJourney("face");

const FACE = "/nhl/face-reveal-game";
/** A past day whose face is a photo; all others are sweaters, because tests have no picture service. */
const PHOTOGRAPHED = "2026-11-05";

/** Returns the large picture with an accessible name. */
const shown = (page: Page, name: string): Locator =>
  page.getByRole("region", { name: "Picture" }).getByRole("img", { name, exact: true });
const thumb = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });
const skip = (page: Page): Locator => page.getByRole("button", { name: /^Skip / }).last();
const stageName = (stage: number): string => `Stage ${stage} of 6: a face in ${STAGE_COLUMNS[stage - 1]} columns`;
const columnsOf = (image: Locator): Promise<number> =>
  image.evaluate((element) => (element as HTMLImageElement).naturalWidth);

/** Makes a player with a photo the answer of a day that is not dealt yet. */
async function hide(site: Site, { id }: RosteredPlayer): Promise<void> {
  const photo = photograph(id);
  const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
  const stages = STAGE_COLUMNS.map((columns) => base64(encodePicture(downscale(decodePicture(photo), columns))));
  await hidePuzzle(site, "face", PHOTOGRAPHED, String(id), id, { stages, picture: base64(photo) });
}

test("a photo sharpens with each miss and skip, and earlier stages can be viewed again", async ({ visit, site }) => {
  const page = await visit();
  const [answer, other] = site.others;
  await hide(site, answer);
  const asked = requestedPaths(page);
  await open(page, `${FACE}?day=${PHOTOGRAPHED}`);
  expect(await columnsOf(shown(page, stageName(1)))).toBe(6);
  expect(await shown(page, stageName(1)).evaluate((image) => getComputedStyle(image).imageRendering)).toBe("pixelated");
  await nameField(page).click();
  await page.keyboard.type(nameOf(other));
  await optionOf(page, other).waitFor();
  await page.keyboard.press("Enter");
  expect(await columnsOf(shown(page, stageName(2)))).toBe(9);
  await skip(page).press("Enter");
  expect(await columnsOf(shown(page, stageName(3)))).toBe(14);
  await page
    .getByRole("status")
    .getByText("Guess 2: skipped. Stage 3 of 6 is shown. 4 guesses left.")
    .waitFor({ state: "attached" });
  expect(await isFocused(skip(page))).toBe(true);
  // The second press of a double click.
  await skip(page).dispatchEvent("click", { detail: 2 });
  const first = thumb(page, "Stage 1 of 6");
  await first.press("Enter");
  expect(await columnsOf(shown(page, stageName(1)))).toBe(6);
  expect([await first.getAttribute("aria-current"), await isFocused(first)]).toEqual(["step", true]);
  expect(asked.filter((path) => path.endsWith("/guess"))).toHaveLength(2);
  await page.reload();
  expect(await columnsOf(shown(page, stageName(3)))).toBe(14);

  await choose(page, answer);
  const result = await ending(page);
  await result.getByRole("button", { name: "You knew him at stage 3 of 6, from 14 columns of pixels." }).press("Enter");
  const story = result.getByRole("tabpanel", { name: "Stages" }).getByRole("listitem");
  expect(await columnsOf(story.nth(5).getByRole("img"))).toBe(64);
  await page.keyboard.press("Escape");
  const whole = shown(page, `${nameOf(answer)}, photo`);
  expect(await columnsOf(whole)).toBe(168);
  await thumb(page, "Stage 6 of 6").press("Enter");
  expect(await columnsOf(shown(page, stageName(6)))).toBe(64);
  await thumb(page, "The picture itself").press("Enter");
  await whole.waitFor();
});
