import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished } from "vitest";
import { faultsOf } from "./axe.ts";
import { choose, CLASSIC, guess, nameField, readyToGuess, sitDown } from "./play.ts";
import { nameOf } from "./site.ts";
import { test } from "./visit.ts";

/** What stands between browser and site: it can be taken away, and hand out a later build. */
interface Line {
  url: string;
  /** Hangs up on whoever asks. */
  isCut: boolean;
  /** The site as it is after the next deployment: its scripts have other names. */
  isLater: boolean;
  /** The requested paths. */
  asked: string[];
}

/** Scripts of the next build do what this one's do, under other names. */
const later = (text: string): string => text.replace(/((?:\.|assets)\/[\w.-]+)\.js\b/g, "$1.later.js");

async function lineTo(site: URL): Promise<Line> {
  const line: Line = {
    url: "",
    isCut: false,
    isLater: false,
    asked: [],
  };
  const server: Server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    line.asked.push(path);
    if (line.isCut) return void request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { host: _, connection: __, "if-none-match": ___, ...headers } = request.headers as Record<string, string>;
    const answer = await fetch(new URL(path.replace(".later.js", ".js"), site), {
      method: request.method ?? "GET",
      headers,
      redirect: "manual",
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const told = Object.fromEntries([...answer.headers].filter(([name]) => !/encoding|length|etag/.test(name)));
    const isText = /html|javascript/.test(told["content-type"] ?? "");
    const body = isText && line.isLater ? later(await answer.text()) : Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, told).end(body);
  });
  // After the page has gone, which would complain of a connection that is refused.
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  line.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return line;
}

test("once installed the site says without a connection what is the matter, comes back by itself, and tells of a new version", async ({
  visit,
  site,
}) => {
  const line = await lineTo(site.url);
  const page = await visit({
    installs: true,
    provokes: /ERR_(EMPTY_RESPONSE|INTERNET_DISCONNECTED|FAILED)|ChunkLoadError/,
  });
  await sitDown(page, line.url + CLASSIC);
  await guess(page, site.others[0]);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send("Page.getAppManifest");
  expect([new URL(url).pathname, errors]).toEqual(["/manifest-en.webmanifest", []]);
  // What it holds is fonts, words and the page without a connection: nothing of a puzzle, of the API, no other page.
  const held = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(held.filter((path) => !/^\/assets\/[\w-]+\.(js|css|woff2|svg|json)$/.test(path))).toEqual(["/offline"]);

  // A page comes from the server each time, and so does an answer of the API.
  line.asked = [];
  await page.reload();
  await readyToGuess(page);
  // A kept round needs no answer of the API: the field may be ready before the request.
  await expect.poll(() => line.asked).toEqual(expect.arrayContaining([CLASSIC, "/api/today"]));

  // Cut off inside the app, a page that is not here yet gives way to the offline page, and comes once it can be reached.
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

  // A guess that could not be sent is in the field again after the offline page.
  await page.goto(line.url + CLASSIC);
  await readyToGuess(page);
  line.isCut = true;
  await choose(page, site.others[1]);
  await page.getByRole("alert").getByText("Deke can’t be reached. Your guess has no verdict yet.").waitFor();
  await page.reload();
  await said.waitFor();
  await page.getByRole("radio", { name: "Grid" }).check({ force: true });
  await page.getByText("Your stats start with the first one.").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(await page.evaluate(() => fetch("/api/today").then(String, () => "none"))).toBe("none");
  await page.goto(`${line.url}/fr/nhl/immaculate-grid`);
  await page.getByRole("heading", { name: "On refait la glace" }).waitFor();
  await page.goto(line.url + CLASSIC);
  await said.waitFor();

  // Back within reach, it goes on where it was asked to go.
  line.isCut = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await readyToGuess(page);
  await page.getByText("6 guesses left").first().waitFor();
  await expect.poll(() => nameField(page).inputValue()).toBe(nameOf(site.others[1]));

  // A tab that stays open hears of a new build, which is not there before it is asked for.
  line.isLater = true;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText("A new version of Deke is ready.").waitFor();
  await page.getByRole("button", { name: "Update" }).click();
  await page.locator('script[data-entry*=".later.js"]').waitFor({ state: "attached" });
  await readyToGuess(page);
  await page.getByText("6 guesses left").first().waitFor();
});
