import { describe, expect } from "vitest";

import { collectData, sourcesNaming } from "./collected-data.ts";
import { CLASSIC, choose, dialog, ending, guess, readyToGuess, sitDown } from "./play.ts";
import { TODAY, TOMORROW } from "./site.ts";
import { test } from "./visit.ts";
import { waitUntilLoaded } from "./crawl.ts";

describe("the answer reaches the browser only when its round has ended:", () => {
  test("today's", async ({ visit, site }) => {
    const page = await visit({ cold: true });
    const collected = collectData(page);
    const answer = site.answers[TODAY];
    await page.goto("/");
    await sitDown(page, CLASSIC);
    expect(sourcesNaming(answer, await collected.all())).toEqual([]);
    await guess(page, ...site.others.slice(0, 3));
    await page.reload();
    await guess(page, ...site.others.slice(3, 6));
    // More than a guess reveals, and only what it says.
    await page.getByRole("button", { name: "Take a hint" }).press("Enter");
    await page.getByRole("button", { name: "Take a hint" }).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Statistics" }).click();
    await page.getByRole("heading", { level: 1, name: "Your page" }).waitFor();
    await waitUntilLoaded(page);
    await page.goBack();
    await readyToGuess(page);
    for (const name of ["Yesterday: who was No. 20?", "Past puzzles"]) {
      await page.getByRole("button", { name, exact: true }).first().press("Enter");
      await dialog(page).getByRole("heading", { level: 2 }).waitFor();
      await waitUntilLoaded(page);
      await page.keyboard.press("Escape");
    }
    const before = await collected.all();
    expect(before.length).toBeGreaterThan(40);
    expect(sourcesNaming(answer, before)).toEqual([]);
    expect(sourcesNaming(site.answers[TOMORROW], before)).toEqual([]);
    // A guessed player is found in the responses, so the answer would be.
    expect(sourcesNaming(site.others[5], before)).toEqual(expect.arrayContaining(["localStorage", "the page"]));

    await choose(page, answer);
    await ending(page);
    const after = sourcesNaming(answer, await collected.all());
    const judge = new URL("/api/rounds/classic/guess", site.url).href;
    expect(after).toEqual(expect.arrayContaining(["localStorage", "the page", judge]));
    expect(sourcesNaming(site.answers[TOMORROW], await collected.all())).toEqual([]);
  });
});
