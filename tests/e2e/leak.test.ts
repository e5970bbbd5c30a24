import { describe, expect } from "vitest";
import { collect, placesNaming, playerLists } from "./evidence.ts";
import { CLASSIC, UNLIMITED, choose, dialog, ending, guess, nameField, press, rowOf, sitDown } from "./play.ts";
import { nameOf, TODAY, TOMORROW } from "./site.ts";
import { test } from "./visit.ts";
import { arrived } from "./walk.ts";

describe("the answer reaches the browser only when its round has ended:", () => {
  test("today's", async ({ visit, site }) => {
    const page = await visit({ cold: true });
    const evidence = collect(page);
    const answer = site.answers[TODAY];
    await page.goto("/");
    await sitDown(page, CLASSIC);
    expect(placesNaming(answer, await evidence.all())).toEqual([]);
    await guess(page, ...site.others.slice(0, 3));
    await page.reload();
    await guess(page, ...site.others.slice(3, 6));
    // More than a guess tells, and no more than it says.
    await page.getByRole("button", { name: "Take a hint" }).press("Enter");
    await page.getByText(/^Marked:/).waitFor();
    for (const name of ["Statistics", "Yesterday: who was No. 20?", "Play a past puzzle"]) {
      await page.getByRole("button", { name, exact: true }).first().press("Enter");
      await dialog(page).getByRole("heading", { level: 2 }).waitFor();
      await arrived(page);
      await page.keyboard.press("Escape");
    }
    const before = await evidence.all();
    expect(before.length).toBeGreaterThan(40);
    expect(placesNaming(answer, before)).toEqual([]);
    expect(placesNaming(site.answers[TOMORROW], before)).toEqual([]);
    // What has been guessed is found, so the answer would be.
    expect(placesNaming(site.others[5], before)).toEqual(expect.arrayContaining(["localStorage", "the page"]));

    await choose(page, answer);
    await ending(page);
    const after = placesNaming(answer, await evidence.all());
    const judge = new URL("/api/rounds/classic/guess", site.url).href;
    expect(after).toEqual(expect.arrayContaining(["localStorage", "the page", judge]));
    expect(placesNaming(site.answers[TOMORROW], await evidence.all())).toEqual([]);
  });

  test("that of a practice round, whose secret the browser carries sealed", async ({ visit, site }) => {
    const page = await visit({ cold: true });
    const evidence = collect(page);
    const [first, second] = site.others;
    // From a club of neither, so that no guess can hit.
    const club = [...site.clubs.keys()].find((code) => code !== first.team && code !== second.team) ?? "";
    await sitDown(page, UNLIMITED);
    await page.getByRole("radio", { name: "One team" }).press(" ");
    await page.getByRole("combobox", { name: "Team" }).selectOption(club);
    // The round that came with the page may have been dealt before there was a choice.
    await guess(page, first);
    await press(page, "New Game");
    await rowOf(page, first).waitFor({ state: "hidden" });
    await guess(page, first, second);
    const before = await evidence.all();

    await press(page, "Give Up");
    const heading = await (await ending(page)).getByRole("heading", { name: /^Game Over!/ }).textContent();
    const roster = [...site.facts.candidates.values()].filter(({ team }) => team === club);
    const answer = roster.find((player) => heading?.endsWith(` ${nameOf(player)}`));
    if (answer === undefined) throw new Error(`nobody of ${club} is named in "${heading}"`);
    expect(placesNaming(answer, before)).toEqual([]);
    expect(placesNaming(answer, await evidence.all())).toEqual(expect.arrayContaining(["localStorage", "the page"]));
  });

  test("that of a challenge, whose link carries it sealed", async ({ visit, site }) => {
    const [hidden, other] = site.others;
    const { body } = await site.post<{ code: string }>("/api/challenges/classic", { secret: hidden.id });
    const page = await visit({ cold: true });
    const evidence = collect(page);
    await sitDown(page, `${UNLIMITED}?challenge=${body.code}`);
    await guess(page, other);
    expect(placesNaming(hidden, await evidence.all())).toEqual([]);
    await choose(page, hidden);
    await ending(page);
    expect(placesNaming(hidden, await evidence.all())).not.toEqual([]);
  });
});

describe("the list of players", () => {
  test("is the same whoever is hidden, and says the same of everybody", async ({ visit, setClock }) => {
    const page = await visit({ cold: true });
    const evidence = collect(page);
    await sitDown(page, CLASSIC);
    await setClock(`${TOMORROW}T12:00:00Z`);
    await page.evaluate(() => localStorage.clear());
    await sitDown(page, CLASSIC);
    await page.getByText("No. 22", { exact: true }).waitFor();
    await nameField(page).waitFor();

    const [today, ...later] = playerLists(await evidence.all());
    if (today === undefined) throw new Error("no list of players came");
    for (const list of later) expect(list).toEqual(today);
    // In order of id: each step leads on.
    expect(today.steps.filter((step) => step <= 0)).toEqual([]);
    const { version, clubs, codes, names, careers, ...columns } = today;
    expect([version, clubs, codes, names].filter((told) => told === undefined)).toEqual([]);
    expect(Object.keys(columns).sort()).toEqual([
      "births",
      "countries",
      "draftYears",
      "fame",
      "first",
      "last",
      "numbers",
      "overalls",
      "points",
      "positions",
      "steps",
      "teams",
    ]);
    for (const column of [...Object.values(columns), careers.split(",")])
      expect(column).toHaveLength(today.steps.length);
  });
});
