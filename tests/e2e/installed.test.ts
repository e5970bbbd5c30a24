import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished } from "vitest";
import { faultsOf } from "./axe.ts";
import { CLASSIC, choose, guess, guessesLeft, nameField, open, readyToGuess, rowOf } from "./play.ts";
import { test } from "./visit.ts";

/** Renames scripts, as another build does. */
const later = (text: string): string => text.replace(/((?:\.|assets)\/[\w.-]+)\.js\b/g, "$1.later.js");

/** Starts a proxy between browser and site, which can cut the connection and serve a later build. */
async function lineTo(site: URL) {
  const line = {
    url: "",
    /** Closes every connection. */
    isCut: false,
    /** Serves the site as after another deployment: scripts have other names. */
    isLater: false,
    /** The requested paths. */
    asked: [] as string[],
  };
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    line.asked.push(path);
    if (line.isCut) return void request.socket.destroy();
    const { host: _, connection: __, "if-none-match": ___, ...headers } = request.headers as Record<string, string>;
    const answer = await fetch(new URL(path.replace(".later.js", ".js"), site), {
      method: request.method ?? "GET",
      headers,
      redirect: "manual",
      body: request.method === "POST" ? await buffer(request) : null,
    });
    const told = Object.fromEntries([...answer.headers].filter(([name]) => !/encoding|length|etag/.test(name)));
    const isText = /html|javascript/.test(told["content-type"] ?? "");
    const body = isText && line.isLater ? later(await answer.text()) : Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, told).end(body);
  });
  // After the page is closed, because it would log refused connections.
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  line.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return line;
}

test("the installed site says that it is offline, reconnects, and announces a new version", async ({ visit, site }) => {
  const line = await lineTo(site.url);
  const page = await visit({
    at: line.url + CLASSIC,
    installs: true,
    provokes: /ERR_(EMPTY_RESPONSE|INTERNET_DISCONNECTED|FAILED)|ChunkLoadError/,
  });
  await guess(page, site.others[0]);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(
    (wins) => localStorage.setItem("deke.results.classic", JSON.stringify(wins)),
    ["2026-11-01", "2026-11-04"].map((of) => ({ of, kind: "daily", won: true, guesses: 3, correct: 1 })),
  );
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send("Page.getAppManifest");
  expect([new URL(url).pathname, errors]).toEqual(["/manifest-en.webmanifest", []]);
  // The cache has fonts, texts and the offline page: no puzzle, no API response, no other page.
  const held = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(held.filter((path) => !/^\/assets\/[\w-]+\.(js|css|woff2|svg|json)$/.test(path))).toEqual(["/offline"]);

  // Pages and API responses always come from the server.
  line.asked = [];
  await page.reload();
  await readyToGuess(page);
  // A stored round needs no API response: the field may be ready before the request.
  await expect.poll(() => line.asked).toEqual(expect.arrayContaining([CLASSIC, "/api/today"]));

  // Offline within the app, a page that is not loaded yet becomes the offline page, and loads once the site is in
  // reach.
  line.isCut = true;
  const said = page.getByRole("heading", { name: "The ice is being flooded" });
  await page.getByRole("navigation").first().getByRole("link", { name: "Leaderboard" }).click();
  await said.waitFor();
  expect(await page.getByText("updated").count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("You’re still offline.").waitFor();
  line.isCut = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByRole("heading", { level: 1, name: "Leaderboard" }).waitFor();

  // A guess that could not be sent is judged after the offline page.
  await open(page, line.url + CLASSIC);
  line.isCut = true;
  await choose(page, site.others[1]);
  await page.getByRole("alert").getByText("Deke can’t be reached. Your guess has no verdict yet.").waitFor();
  await page.reload();
  await said.waitFor();
  // Wins on days apart are no streak.
  expect(await page.getByText("Best streak: 1.").count()).toBe(1);
  await page.getByRole("radio", { name: "Grid" }).check({ force: true });
  await page.getByText("Your stats start with the first one.").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(await page.evaluate(() => fetch("/api/today").then(String, () => "none"))).toBe("none");
  await page.goto(`${line.url}/fr/nhl/immaculate-grid`);
  await page.getByRole("heading", { name: "On refait la glace" }).waitFor();
  await page.goto(line.url + CLASSIC);
  await said.waitFor();

  // Back online, it continues to the requested page.
  line.isCut = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await readyToGuess(page);
  await rowOf(page, site.others[1]).waitFor();
  await guessesLeft(page, 5);
  await expect.poll(() => nameField(page).inputValue()).toBe("");

  // An open tab announces a new build after it has checked.
  line.isLater = true;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText("A new version of Deke is ready.").waitFor();
  await page.getByRole("button", { name: "Update" }).click();
  await page.locator('script[data-entry*=".later.js"]').waitFor({ state: "attached" });
  await readyToGuess(page);
  await guessesLeft(page, 5);
});
