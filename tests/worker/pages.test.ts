import { describe, expect } from "vitest";
import { ARTICLE_SLUGS } from "../../worker/pages/articles.ts";
import { readPage } from "../head.ts";
import { serverAt, test } from "./shared.ts";
import { mainTextOf, pageDataIn } from "./page-data.ts";

const server = serverAt();

/** Returns the page's first heading. */
const headingOf = (html: string): string | undefined => /<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1];

describe("a page", () => {
  test.each([
    ["/", 200, "Seven guesses."],
    ["/nhl/daily-guessing-game", 200, "NHL Classic"],
    ["/nhl/unlimited-guessing-game", 200, "NHL Unlimited"],
    ["/?from=friend", 200, "Seven guesses."],
    ...ARTICLE_SLUGS.map((slug) => [`/hockey-insights/${slug}`, 200, ""]),
    ["/hockey-insights/nothing", 404, ""],
    ["/nothing", 404, ""],
    ["/nhl", 404, ""],
    ["/fr/nothing", 404, ""],
    ["/nhl/daily-guessing-game/again", 404, ""],
    ["/%E0%A4%A", 404, ""],
    ["/fr/players/8999999", 404, ""],
    ["/players/connor-mcdavid", 404, ""],
    ["/players/letter/M", 404, ""],
    ["/players/club/XXX", 404, ""],
    ["/players/country/ZZ", 404, ""],
    ["/fr/players/letter/m/11", 404, ""],
    ["/players/letter/m/0", 404, ""],
    ["/players/8478402-connor-mcdavid/more", 404, ""],
    ["/players/%E0%A4%A", 404, ""],
  ] as [string, number, string][])("%s is %i and all there, whoever runs no script", async (path, status, heading) => {
    const { text, ...response } = await server.get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(headingOf(text)).toContain(heading);
    expect(text).toContain("<footer");
    // No placeholder is left.
    expect(text.match(/@@|24[0o][01]-\d\d/g)).toBeNull();
    if (status === 404) expect(readPage(text).named("robots")).toBe("noindex");
  });

  test.each(["/assets/gone-0123.js", "/written/en/home.json"])("does not stand in for a file: %s", async (path) => {
    const { status, headers } = await server.get(path);
    expect(status).toBe(404);
    expect(headers.get("Content-Type")).toContain("text/plain");
  });
});

describe("the day", () => {
  test.each([
    ["/nhl/daily-guessing-game", "No. 21", "Saturday, November 21, 2026"],
    ["/fr/nhl/daily-guessing-game", "N° 21", "samedi 21 novembre 2026"],
    ["/nhl/legends-game", "No. 3", "Week of November 15"],
    ["/fr/nhl/legends-game?day=2026-11-01", "N° 1", "Semaine du 1er novembre"],
    ["/nhl/immaculate-grid?day=2026-11-03", "No. 3", "Tuesday, November 3, 2026"],
    ["/fr/nhl/face-reveal-game?day=2026-11-01", "N° 1", "dimanche 1er novembre 2026"],
    // Yesterday's puzzle does not offer yesterday's answer.
    ["/nhl/immaculate-grid?day=2026-11-20", "No. 20", "Friday, November 20, 2026"],
    // Not begun yet, or not a day: shown after hydration.
    ["/nhl/immaculate-grid?day=2026-11-22", "No. 21", "Saturday, November 21, 2026"],
    ["/nhl/immaculate-grid?day=%3Cscript%3E", "No. 21", "Saturday, November 21, 2026"],
  ])("%s is sent as %s, %s", async (path, number, date) => {
    const html = (await server.get(path)).text;
    expect(mainTextOf(html)).toContain(number);
    expect(mainTextOf(html)).toContain(date);
    expect(pageDataIn(html)).toMatchObject({
      today: { day: "2026-11-21", number: 21, league: expect.any(String) },
    });
  });

  test("changes at midnight", async () => {
    await server.setClock("2026-11-21T23:59:59Z");
    expect(mainTextOf((await server.get("/nhl/daily-guessing-game")).text)).toContain("No. 21");
    await server.setClock("2026-11-22T00:00:00Z");
    const html = (await server.get("/nhl/daily-guessing-game")).text;
    expect(mainTextOf(html)).toContain("No. 22");
    expect(mainTextOf(html)).toContain("Sunday, November 22, 2026");
    const next = Date.parse("2026-11-23T00:00:00Z");
    expect(pageDataIn(html).today.next).toBe(next);
    expect((await server.get("/api/today")).body).toMatchObject({ day: "2026-11-22", number: 22, next });
  });

  test("does not contain an invalid challenge code of its address", async () => {
    const code = "</script><script>alert(1)</script>";
    const html = (await server.get(`/nhl/unlimited-guessing-game?challenge=${encodeURIComponent(code)}`)).text;
    expect(html).toContain('<div id="root"><');
    expect(html).not.toContain("alert(1)");
  });
});

test.each([
  ["/", "", "Seven guesses."],
  ["/", "played=grid.sweater", "Today’s five"],
  ["/fr", "played=grid", "Les cinq du jour"],
])("a visitor to %s with the cookie %j finds another front door", async (path, cookie, heading) => {
  const html = (await server.get(path, { Cookie: cookie })).text;
  expect(headingOf(html)?.toLowerCase()).toContain(heading.toLowerCase());
  expect(pageDataIn(html).returns).toBe(cookie !== "");
});

const LEAD = "Find the hidden NHL player in seven guesses";
test.each([
  ["/nhl/daily-guessing-game", "", "classic", LEAD],
  ["/fr/nhl/daily-guessing-game", "played=grid", "classic", "Trouvez le joueur caché en sept essais"],
  ["/nhl/unlimited-guessing-game", "played=", "classic", LEAD],
  // Without pictures, Face Reveal is a Sweater Reveal, which counts separately.
  ["/nhl/face-reveal-game?practice", "played=face", "sweater", "There’s no photo, so his sweater gives him away"],
  ["/nhl/immaculate-grid?day=2026-11-03", "", "grid", "Nine squares, nine shots"],
  ["/nhl/daily-guessing-game", "played=classic.grid", null, ""],
  ["/nhl/unlimited-guessing-game", "played=classic", null, ""],
  ["/nhl/face-reveal-game?practice", "played=sweater", null, ""],
  ["/nhl/immaculate-grid", "played=grid", null, ""],
])("%s with the cookie %j contains the rules of %s", async (path, cookie, rules, lead) => {
  const html = (await server.get(path, { Cookie: cookie })).text;
  expect(pageDataIn(html).rules).toBe(rules);
  expect(mainTextOf(html)).toContain(lead);
  expect(/More rules|Plus de règles/.test(mainTextOf(html))).toBe(rules !== null);
});

const CLASSIC = "/nhl/daily-guessing-game";
const FRENCH = `/fr${CLASSIC}`;
type Redirect = [path: string, headers: Record<string, string>, address: string, status?: number];
test.each([
  // At English addresses: the choice, the browser's preference, English.
  [CLASSIC, {}, CLASSIC],
  [CLASSIC, { "Accept-Language": "de-DE,de;q=0.9" }, CLASSIC],
  [CLASSIC, { "Accept-Language": "fr-CA,fr;q=0.9,en;q=0.8" }, FRENCH],
  [CLASSIC, { "Accept-Language": "en;q=0.3,fr-FR;q=0.8" }, FRENCH],
  [CLASSIC, { "Accept-Language": "fr;q=0,en;q=0.1" }, CLASSIC],
  [CLASSIC, { "Accept-Language": "fr-CA", Cookie: "language=en" }, CLASSIC],
  [CLASSIC, { "Accept-Language": "en-CA", Cookie: "language=fr" }, FRENCH],
  [CLASSIC, { Cookie: "language=klingon" }, CLASSIC],
  // At French addresses: the choice, French, whatever the browser prefers.
  [FRENCH, {}, FRENCH],
  [FRENCH, { "Accept-Language": "en-CA" }, FRENCH],
  [FRENCH, { Cookie: "language=en" }, CLASSIC],
  ["/", { "Accept-Language": "fr" }, "/fr"],
  ["/?day=2026-11-03", { "Accept-Language": "fr" }, "/fr?day=2026-11-03"],
  ["/fr?from=friend", { Cookie: "language=en" }, "/?from=friend"],
  ["/fr/", {}, "/fr"],
  [`${CLASSIC}/`, {}, CLASSIC],
  // Never to another site.
  ["/fr//evil.example", { Cookie: "language=en" }, "/evil.example"],
  ["//evil.example/", { Cookie: "language=en" }, "/evil.example"],
  ["//evil.example", { Cookie: "language=fr" }, "/fr/evil.example"],
  // Players and lists have one address each, for ever.
  ["/players/8478402", {}, "/players/8478402-connor-mcdavid", 301],
  ["/players/8478402-wayne-gretzky", {}, "/players/8478402-connor-mcdavid", 301],
  ["/players/8478402-connor-mcdavid/", {}, "/players/8478402-connor-mcdavid", 301],
  ["/players/letter/m/1", {}, "/players/letter/m", 301],
  ["/fr/players/letter/m/2/", {}, "/fr/players/letter/m/2", 301],
  ["/fr/players/8478402-x?from=friend", {}, "/fr/players/8478402-connor-mcdavid?from=friend", 301],
] as Redirect[])("%s with %j leads to %s", async (path, headers, address, status = 302) => {
  const response = await server.get(`https://deke.example${path}`, headers);
  if (address === path) {
    expect(response.status).toBe(200);
    expect(/<html lang="(..)">/.exec(response.text)?.[1]).toBe(address.startsWith("/fr") ? "fr" : "en");
  } else {
    expect([response.status, response.headers.get("Location")]).toEqual([status, address]);
    expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
  }
});
