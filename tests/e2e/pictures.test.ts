import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { RosteredPlayer } from "#rules/league/player";
import { photograph, simulatePictures } from "../worker/picture-service.ts";
import { CLASSIC, guess, nameField, open, optionOf, requestedPaths, rowOf } from "./play.ts";
import { nameOf, TODAY } from "./site.ts";
import { test as plain } from "./visit.ts";

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640"><ellipse cx="480" cy="320" rx="300" ry="200" fill="#c0f"/><script>fetch("/ran")</script></svg>';
const png = (bytes: Uint8Array): Response =>
  new Response(bytes as BodyInit, { headers: { "Content-Type": "image/png" } });

/** A stand-in of the league's service, for a site with pictures. */
const test = plain.extend("service", async ({ site }, { onCleanup }) => {
  const service = simulatePictures(() => new Response("Not found", { status: 404 }));
  onCleanup(async () => {
    await site.configure({});
    service.close();
  });
  await site.configure({ LEAGUE_PICTURES: "on" });
  return service;
});

/** Returns the visible elements of a row's drawing: the league's picture, or the site's drawing. */
const seenOf = (row: Locator, which: "portrait" | "crest"): Promise<string> =>
  (which === "portrait" ? row.getByRole("rowheader") : row.getByRole("cell").first())
    .locator("svg[data-team]")
    .evaluate(async (svg) => {
      await Promise.all(svg.getAnimations({ subtree: true }).map(({ finished }) => finished));
      return [...svg.children]
        .filter((child) => getComputedStyle(child).opacity !== "0")
        .map(({ tagName }) => tagName)
        .join();
    });

test("a guess shows the league's pictures or drawings, and requests no others", async ({ visit, site, service }) => {
  const secret = site.answers[TODAY].id;
  const clubs = new Set<string>();
  // Well-known players of three clubs.
  const [shown, missing, faulty] = site.facts.byFame
    .map((id) => site.facts.players.get(id))
    .filter((player): player is RosteredPlayer => player !== undefined && player.id !== secret)
    .filter(({ team }) => !clubs.has(team) && clubs.add(team));
  if (shown === undefined || missing === undefined || faulty === undefined) throw new Error("nobody to guess");
  service.answering = (path) => {
    if (path.includes(`/${shown.id}.png`)) return png(photograph(shown.id));
    if (path.endsWith("_light.svg") && !path.includes(`/${missing.team}_`)) return new Response(MARK);
    return path.includes(String(faulty.id)) ? new Response("<html>") : new Response("Not found", { status: 404 });
  };

  const page = await visit({ cold: true });
  const asked: URL[] = [];
  page.on("request", (request) => asked.push(new URL(request.url())));
  await open(page, CLASSIC);
  // A list changes with every key, so it shows drawings. The marks were loaded for the crest in the rules.
  await nameField(page).pressSequentially(nameOf(shown));
  await optionOf(page, shown).waitFor();
  expect(await optionOf(page, shown).locator("image").count()).toBe(0);
  expect(asked.filter(({ pathname }) => pathname.startsWith("/img/players/"))).toEqual([]);
  await guess(page, shown, missing, faulty);
  await expect.poll(() => seenOf(rowOf(page, shown), "portrait")).toBe("image");
  await expect.poll(() => seenOf(rowOf(page, shown), "crest")).toBe("use,image");
  await page.waitForFunction(
    (id) => performance.getEntriesByType("resource").some(({ name }) => name.includes(`players/${id}`)),
    faulty.id,
  );
  for (const player of [missing, faulty]) expect(await seenOf(rowOf(page, player), "portrait")).toBe("use,text,text");
  expect(await seenOf(rowOf(page, faulty), "crest")).toBe("use,image");
  expect(await seenOf(rowOf(page, missing), "crest")).toBe("use,text");
  // All marks are one response.
  expect(asked.map(({ pathname }) => pathname).filter((path) => path.startsWith("/img/marks"))).toEqual([
    "/img/marks/current",
  ]);

  // As an image, a mark runs no script.
  expect(asked.filter(({ pathname }) => pathname === "/ran")).toEqual([]);

  expect(asked.filter(({ origin }) => origin !== site.url.origin)).toEqual([]);
  const pictures = new Set(asked.map(({ pathname }) => pathname).filter((path) => path.startsWith("/img/players/")));
  const guessed = [shown, missing, faulty].map(({ id }) => `/img/players/${id}`);
  expect([...pictures].toSorted()).toEqual(guessed.toSorted());
  expect(service.takeRequests().filter((path) => path.includes(String(secret)))).toEqual([]);
});

test("a career requests all former marks of clubs it shows, none of clubs it hides", async ({ visit, service }) => {
  service.answering = () => new Response(MARK);
  const page = await visit({ cold: true });
  const asked = requestedPaths(page);
  const loaded = page.waitForResponse(/\/img\/marks\//);
  await open(page, "/nhl/career-path-game");
  await loaded;
  const shapes = await page
    .locator('use[href^="#crest-"]:visible')
    .evaluateAll((crests) => crests.map((crest) => crest.getAttribute("href")));
  const eras = shapes
    .filter((shape) => shape !== "#crest-hidden")
    .map((shape) => `/img/marks/${shape === "#crest-past" ? "past" : "current"}`);
  expect(shapes).toContain("#crest-hidden");
  expect(new Set(asked.filter((path) => path.startsWith("/img/")))).toEqual(new Set(eras));
});
