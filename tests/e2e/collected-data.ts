import type { Page, Response } from "playwright-core";

/** The player to search for. */
export interface PlayerName {
  id: number;
  first: string;
  last: string;
}

/** Data that the browser received or stores: its source and text. */
export interface CollectedText {
  where: string;
  text: string;
}

/** Collects everything that reaches a browser, from its first request. */
export function collectData(page: Page) {
  const collected: (CollectedText | Promise<CollectedText>)[] = [];
  page.context().on("response", (response) => collected.push(readResponseText(response)));
  page.context().on("request", (request) => {
    collected.push({ where: `request ${request.url()}`, text: `${request.url()}\n${request.postData() ?? ""}` });
  });
  return {
    /** Returns everything collected so far. */
    async all(): Promise<CollectedText[]> {
      const content = await page.content();
      // A name can be in several elements.
      const words = content.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
      const shown = { where: "the page", text: `${content}\n${words}` };
      return [...(await Promise.all(collected)), ...(await readStoredData(page)), shown];
    },
  };
}

async function readResponseText(response: Response): Promise<CollectedText> {
  const headers = JSON.stringify(await response.allHeaders());
  const body = await response.body().catch(() => Buffer.of());
  return { where: response.url(), text: `${headers}\n${body.toString("utf8")}` };
}

/** Returns everything the browser stores for the site. */
async function readStoredData(page: Page): Promise<CollectedText[]> {
  const stored = await page.evaluate(async () => {
    const found: Record<string, unknown> = {
      localStorage: { ...localStorage },
      sessionStorage: { ...sessionStorage },
      history: history.state,
    };
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        found[`cache ${name} ${request.url}`] = await (await cache.match(request))?.text();
      }
    }
    return Object.entries(found).map(([where, value]) => ({ where, text: JSON.stringify(value) ?? "" }));
  });
  return [...stored, { where: "cookies", text: JSON.stringify(await page.context().cookies()) }];
}

const BASE64 = /[\w+/-]{24,}/g;

/**
 * Returns where a player is named, by id or full name, as text, in an address or in base64, except in lists of all
 * players.
 */
export function sourcesNaming(player: PlayerName, collected: readonly CollectedText[]): string[] {
  const name = `${player.first} ${player.last}`;
  const marks = [
    String(player.id),
    name,
    encodeURIComponent(name),
    name.replaceAll(" ", "-"),
    name.replaceAll(" ", "_"),
  ].map((mark) => mark.toLowerCase());
  const isNamed = (text: string) => {
    const lower = text.toLowerCase();
    return marks.some((mark) => lower.includes(mark));
  };
  const decoded = (text: string) =>
    (text.match(BASE64) ?? []).map((piece) => Buffer.from(piece, "base64url").toString("utf8"));
  return collected
    .filter(({ where }) => !isPlayerList(where) && !where.includes("/api/people?"))
    .filter(({ text }) => isNamed(text) || decoded(text).some(isNamed))
    .map(({ where }) => where);
}

const isPlayerList = (where: string): boolean =>
  /\/api\/leagues\/[0-9a-f]{12}\/columns$/.test(where) && !where.startsWith("request ");
