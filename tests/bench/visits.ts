import { readdirSync, readFileSync } from "node:fs";
import type { Page, Request } from "playwright-core";
import type { Answers } from "#rules/grid";
import type { GameName } from "#rules/measures";
import type { TeamSeason } from "#rules/roster";
import { unstable_readConfig } from "wrangler";
import { CLASSIC, choose, closeRules, dialog, ending, guess, nameField, readyToGuess } from "../e2e/play.ts";
import { startBrowser } from "../e2e/browser.ts";
import { NOON, TODAY, startSite, type Site } from "../e2e/site.ts";
import { arrived } from "../e2e/walk.ts";
import { NOTHING_USED, type Use } from "../worker/metered.ts";
import { photograph } from "../worker/picture-service.ts";

/** What somebody costs who comes for the first time, by what is billed. */
export interface Visit extends Use {
  name: string;
  /** Requests that run the Worker. */
  worker: number;
  /**
   * Requests that the cache in front of it answers for less than a minute after somebody's: where few play at once, they run
   * the Worker as well, and so they are counted with those that do (see {@link carried}).
   */
  brief: number;
  /** Requests that the cache in front of it may answer for longer, once somebody in the place has asked before. */
  cached: number;
  /** Requests for files, which cost nothing. */
  files: number;
  /** Of those that run the Worker, in a quiet place, by what they are for. */
  kinds: Record<string, number>;
  /** CPU of the whole of workerd, with D1, KV and the development proxy in it, in milliseconds. */
  cpuMs: number;
}

/** What a day of the free plan allows: requests, rows and operations. */
export const FREE = {
  worker: 100_000,
  rowsRead: 5_000_000,
  rowsWritten: 100_000,
  kvReads: 100_000,
  kvWrites: 1_000,
  queueOperations: 10_000,
  objects: 100_000,
} as const satisfies Partial<Record<keyof Visit, number>>;

/** Dollars a million beyond what the paid plan's base of five a month includes. */
export const PAID = {
  worker: 0.3,
  rowsRead: 0.001,
  rowsWritten: 1,
  kvReads: 0.5,
  kvWrites: 5,
  queueOperations: 0.4,
  objects: 0.15,
} as const satisfies Record<keyof typeof FREE, number>;

/** How many such visits a day of the free plan carries, what ends first, and what a million cost on the paid one beyond its base. */
export function carried(visit: Visit): { players: number; limit: keyof typeof FREE; perMillion: number } {
  const names = Object.keys(FREE) as (keyof typeof FREE)[];
  const used = { ...visit, worker: visit.worker + visit.brief };
  const most = (name: keyof typeof FREE) => FREE[name] / Math.max(used[name], Number.EPSILON);
  const limit = names.reduce((least, name) => (most(name) < most(least) ? name : least));
  return {
    players: Math.floor(most(limit)),
    limit,
    perMillion: names.reduce((sum, name) => sum + used[name] * PAID[name], 0),
  };
}

const project = new URL("../../", import.meta.url);

/** Which requests run the Worker: those to what is no file, and to files that it fills first. */
function reachOf(): (request: Request) => "file" | "worker" {
  const { assets } = unstable_readConfig({ config: new URL("wrangler.toml", project).pathname });
  const runFirst = (assets?.run_worker_first ?? []) as string[];
  const first = runFirst.map((pattern) => pattern.replace(/\*$/, ""));
  const files = new Set(
    readdirSync(new URL("dist/client", project), { recursive: true }).map((name) => `/${String(name)}`),
  );
  return (request) => {
    const { pathname } = new URL(request.url());
    return files.has(pathname) && !first.some((start) => pathname.startsWith(start)) ? "file" : "worker";
  };
}

/** CPU that workerd has taken so far, in milliseconds: of every process of this one's that is called so. */
function cpuOfWorkerd(): number {
  const TICKS_MS = 10;
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        const [, name = "", rest = ""] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
        const fields = rest.split(" ");
        const isOurs = name === "workerd" && Number(fields[1]) === process.pid;
        return isOurs ? (Number(fields[11]) + Number(fields[12])) * TICKS_MS : 0;
      } catch {
        return 0;
      }
    })
    .reduce((sum, ms) => sum + ms, 0);
}

/** What is kept for less does not spare much where few play at once, in seconds. */
const LASTING_S = 60;

/** For how many seconds the cache in front may keep an answer, by what it says of itself. */
function keptFor(headers: Record<string, string>): number {
  const said = headers["cloudflare-cdn-cache-control"] ?? headers["cache-control"] ?? "";
  if (/no-store|no-cache|private/.test(said) || headers["set-cookie"] !== undefined) return 0;
  return Number(/s-maxage=(\d+)/.exec(said)?.[1] ?? /max-age=(\d+)/.exec(said)?.[1] ?? 0);
}

const kindOf = (request: Request): string => {
  const { pathname } = new URL(request.url());
  if (request.resourceType() === "document") return "pages";
  const [, first = "", second = "", third = ""] = pathname.split("/");
  if (first === "img") return `img/${second}`;
  return second === "rounds"
    ? pathname.endsWith("/guess")
      ? "guesses"
      : "rounds"
    : `${second}${third === "mine" ? "/mine" : ""}`;
};

/** Has somebody who has never been here play, and counts what it takes. */
async function count(site: Site, name: string, pictures: boolean, play: (page: Page) => Promise<void>): Promise<Visit> {
  await site.configure({ LEAGUE_PICTURES: pictures ? "on" : "off" });
  const reach = reachOf();
  const browser = await startBrowser();
  const context = await browser.newContext({
    baseURL: site.url.href,
    locale: "en-CA",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
  });
  // The league's service is out of reach here: a picture is put in place of the Worker's 204, which says as well who may keep it.
  await context.route(/\/img\/(players|teams)\//, async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers(), "cache-control": "public, max-age=604800" };
    await route.fulfill({ contentType: "image/png", headers, body: Buffer.from(photograph(8478402)) });
  });
  const page = await context.newPage();
  const visit: Visit = { name, ...NOTHING_USED, worker: 0, brief: 0, cached: 0, files: 0, kinds: {}, cpuMs: 0 };
  context.on("response", (response) => {
    const request = response.request();
    if (!request.url().startsWith(site.url.origin) || response.fromServiceWorker()) return;
    if (reach(request) === "file") visit.files++;
    else if (keptFor(response.headers()) >= LASTING_S) visit.cached++;
    else {
      if (keptFor(response.headers()) > 0) visit.brief++;
      else visit.worker++;
      if (process.env["EACH"]) console.log(request.method(), request.url(), keptFor(response.headers()));
      visit.kinds[kindOf(request)] = (visit.kinds[kindOf(request)] ?? 0) + 1;
    }
  });
  try {
    await site.takeUse();
    const before = cpuOfWorkerd();
    await play(page);
    visit.cpuMs = cpuOfWorkerd() - before;
    return { ...visit, ...(await site.takeUse()) };
  } finally {
    await browser.close();
  }
}

/** Goes on to a page of the site as a link leads there. */
async function goTo(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).first();
  if ((await link.count()) > 0) await link.evaluate((element: HTMLElement) => element.click());
  else await page.goto(path);
  await page.waitForURL(`**${path}`);
}

/** How long somebody takes for a game, in milliseconds: who needs none of it is not ranked, and written nowhere else. */
const THINKING_MS = 2 * 60_000;
let played = 0;

/** Lets as much time pass. */
const think = (site: Site): Promise<void> => site.setClock(Date.parse(NOON) + ++played * THINKING_MS);

async function leaveEnding(page: Page): Promise<void> {
  await arrived(page);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
}

/** What today hides, as D1 has it. */
async function secretOf<Secret>(site: Site, game: GameName, column = "secret"): Promise<Secret> {
  const { DB } = await site.storage();
  const text = await DB.prepare(`SELECT ${column} FROM puzzles WHERE game = ? AND day = ?`)
    .bind(game, TODAY)
    .first<string>(column);
  return JSON.parse(text ?? "null") as Secret;
}

async function playClassic(page: Page, site: Site): Promise<void> {
  const { others, answers } = site;
  await page.goto("/");
  await goTo(page, CLASSIC);
  await closeRules(page);
  await readyToGuess(page);
  await think(site);
  await guess(page, ...others.slice(0, 3));
  await choose(page, answers[TODAY]);
  await ending(page);
  await leaveEnding(page);
}

async function lookAround(page: Page): Promise<void> {
  await goTo(page, "/leaderboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await arrived(page);
  await goTo(page, "/hockey-insights");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await arrived(page);
}

async function playRoster(page: Page, site: Site): Promise<void> {
  await goTo(page, "/nhl/roster-mystery-game");
  await closeRules(page);
  const select = (name: RegExp) => page.getByRole("combobox", { name });
  await select(/^Team$/)
    .getByRole("option")
    .nth(1)
    .waitFor({ state: "attached" });
  await think(site);
  const secret = await secretOf<TeamSeason>(site, "roster");
  const wrong = ["DET", "MTL", "BOS"].filter((team) => team !== secret.team).slice(0, 2);
  for (const { team, season } of [...wrong.map((team) => ({ team, season: 19961997 })), secret]) {
    await select(/^Season$/).selectOption("");
    await select(/^Team$/).selectOption("");
    await select(/^Season$/).selectOption(String(season));
    await select(/^Team$/).selectOption(team);
    await page.getByRole("button", { name: "Guess", exact: true }).click();
    await arrived(page);
  }
  await ending(page);
  await leaveEnding(page);
}

/** Face and Career: three misses, and the answer by his name. */
async function playByName(page: Page, site: Site, game: "face" | "career", path: string): Promise<void> {
  await goTo(page, path);
  await closeRules(page);
  await readyToGuess(page);
  await think(site);
  const { DB } = await site.storage();
  const id = await secretOf<number>(site, game);
  const named = await DB.prepare("SELECT first || ' ' || last AS name FROM players WHERE id = ?")
    .bind(id)
    .first<string>("name");
  const wrong = ["Sidney Crosby", "Connor McDavid", "Nathan MacKinnon", "Auston Matthews"].filter(
    (name) => name !== named,
  );
  for (const name of [...wrong.slice(0, 3), named ?? ""]) {
    const judged = page.waitForResponse((response) => response.url().endsWith("/guess"));
    await nameField(page).fill(name);
    await page.getByRole("option").first().waitFor();
    await nameField(page).press("Enter");
    await judged;
    await arrived(page);
  }
  await ending(page);
  await leaveEnding(page);
}

/** Nine shots, as many of them right as there are plain names for. */
async function playGrid(page: Page, site: Site): Promise<void> {
  await goTo(page, "/nhl/immaculate-grid");
  await page.locator('[data-square="0"]').waitFor();
  await closeRules(page);
  await think(site);
  const { squares } = await secretOf<Answers>(site, "grid", "evidence");
  const { DB } = await site.storage();
  const { results } = await DB.prepare("SELECT id, first || ' ' || last AS name FROM players ORDER BY fame DESC").all<{
    id: number;
    name: string;
  }>();
  const names = results.map(({ name }) => name).sort();
  const plain = results.filter(
    ({ name }) => /^[A-Za-z]+ [A-Za-z]+$/.test(name) && !names[names.indexOf(name) + 1]?.startsWith(name),
  );
  const used = new Set<number>();
  for (const [square, answers] of squares.entries()) {
    const player = plain.find(({ id }) => answers.includes(id) && !used.has(id));
    if (player === undefined) continue;
    used.add(player.id);
    await page.locator(`[data-square="${square}"]`).press("Enter");
    await nameField(page).fill(player.name);
    const judged = page.waitForResponse((response) => response.url().endsWith("/guess"));
    await dialog(page).getByRole("option").first().waitFor();
    await nameField(page).press("Enter");
    await judged;
    await dialog(page)
      .waitFor({ state: "hidden" })
      .catch(() => {});
  }
  await arrived(page);
}

/** What a first visit costs: Classic alone, and all five games; with the league's pictures and without. */
export async function benchVisits(): Promise<Visit[]> {
  const site = await startSite();
  try {
    await site.setClock(NOON);
    const classic = (page: Page) => playClassic(page, site).then(() => lookAround(page));
    // What a day publishes once is nobody's cost: whoever comes first has the isolate warmed for all others.
    const five = async (page: Page) => {
      await playClassic(page, site);
      await playRoster(page, site);
      await playByName(page, site, "face", "/nhl/face-reveal-game");
      await playByName(page, site, "career", "/nhl/career-path-game");
      await playGrid(page, site);
      await lookAround(page);
    };
    await count(site, "the first of all", false, five);
    return [
      await count(site, "Classic alone, drawn", false, classic),
      await count(site, "Classic alone, with pictures", true, classic),
      await count(site, "five games, drawn", false, five),
      await count(site, "five games, with pictures", true, five),
    ];
  } finally {
    await site.close();
  }
}

if (import.meta.main)
  console.table((await benchVisits()).map(({ kinds, ...visit }) => ({ ...visit, kinds: JSON.stringify(kinds) })));
