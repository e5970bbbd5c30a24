import { describe, expect } from "vitest";
import { playerPath } from "#rules/site/player-address";
import { readPage } from "../head.ts";
import { facts } from "../seed/facts.ts";
import { beginDay, guessAll, player, puzzleOf, secretOf, storeAnswer } from "./any-game.ts";
import { NOON, serverAt, test, TODAY } from "./shared.ts";
import { visit, type Visitor } from "./visitor.ts";
import { mainTextOf } from "./page-data.ts";

const MCDAVID = 8478402;
const DRAISAITL = 8477934;

const JAGR = 8448208;

const ROY = 8451033;

const server = serverAt();

const pathOf = (id: number): string => {
  const of = facts.players.find((each) => each.id === id);
  return of === undefined ? expect.fail(`no player ${id}`) : playerPath(of);
};

describe("a player's page", () => {
  test("links to clubs, teammates and similar players that have pages", async () => {
    const html = (await server.get(pathOf(JAGR))).text;
    const links = [...html.matchAll(/href="(\/players\/[^"]+)"/g)].map(([, path = ""]) => path);
    expect(links.some((path) => path.endsWith("mario-lemieux"))).toBe(true);
    expect(links.some((path) => path.startsWith("/players/club/PIT"))).toBe(true);
    for (const path of new Set(links)) expect([path, (await server.get(path)).status]).toEqual([path, 200]);
  });

  test("reads three rows at most, and has the language of its address for all visitors", async () => {
    await server.get(pathOf(JAGR));
    const asker = { Cookie: "language=fr; played=classic", "Accept-Language": "fr" };
    // A rostered player, whose number may be shared, and a retired one.
    for (const id of [MCDAVID, ROY]) {
      const use = await server.useOf(() => server.get(pathOf(id), asker));
      expect(use).toMatchObject({ queries: 1, rowsWritten: 0, objects: 0 });
      expect(use.rowsRead).toBeLessThanOrEqual(3);
    }
    expect((await server.get(pathOf(ROY), asker)).text).toContain('<html lang="en"');
  });

  test("exists for players added since the build, and changes with a trade", async () => {
    await server.sql(`INSERT INTO players (id, first, last, position, hall_of_fame, team, number, fame, answerable, games, points, clubs, career)
       VALUES (8499999, 'Nobody', '<b>Yet', 'C', 0, 'EDM', 96, 0, 0, 0, 0, '[]', '[]')`);
    const html = (await server.get("/players/8499999-nobody-b-yet")).text;
    expect(html).toContain("&lt;b&gt;Yet");
    expect(html).not.toContain("<b>Yet");
    expect(mainTextOf(html)).toContain("He hasn’t played an NHL game yet.");
    await server.sql("DELETE FROM players WHERE id = 8499999");
    await server.trade(MCDAVID, "TOR");
    expect(mainTextOf((await server.get(pathOf(MCDAVID))).text)).toContain("Canada, centre, Toronto Maple Leafs");
    await server.trade(MCDAVID, "EDM");
  });
});

test("the page of today's answer is identical to the one before, also for visitors in a round", async () => {
  const day = "2026-12-13";
  const path = pathOf(MCDAVID);
  const places = [
    path,
    `/fr${path}`,
    `/api/players/page?language=en&path=${encodeURIComponent(path)}`,
    `/api/players/${MCDAVID}/puzzles`,
  ];
  const toldTo = (cookie: string) =>
    Promise.all(
      places.map(async (place) => {
        const { headers, text } = await server.get(place, { Cookie: cookie });
        return [[...headers].filter(([name]) => name !== "date"), text];
      }),
    );
  await server.get("/api/today");
  await server.setClock(`${day}T12:00:00Z`);
  const before = await toldTo("");
  await storeAnswer(server, "classic", day, MCDAVID);
  await server.PUBLISHED.delete(`day:${day}`);
  await server.coldStart();
  const visitor = visit(server);
  await guessAll(visitor, await beginDay(visitor, day), [DRAISAITL]);
  await server.settle();
  expect(await toldTo(visitor.cookie ?? "")).toEqual(before);
  for (const [, told] of before.slice(0, 3)) expect(told).toContain("Connor McDavid");
  expect(before[3]?.[1]).toMatch(/^\{"puzzles":\[/);
});

describe("lists of players", () => {
  test.each([
    ["/players/letter/m", "NHL players: M"],
    ["/fr/players/club/MTL", "Tous les joueurs, Canadiens de Montréal"],
  ])("%s has pages of 100 that link to each other, each with every player once", async (first, title) => {
    const { origin } = server.url;
    const listed: string[] = [];
    let path: string | null = first;
    let page = 1;
    for (; path !== null; page++) {
      const html = (await server.get(path)).text;
      const head = readPage(html);
      expect(head.title()).toBe(`${title}${page === 1 ? "" : `, page ${page}`} · Deke`);
      expect(head.link("canonical")).toBe(origin + path);
      const [, main = ""] = /<main[^>]*>([^]*?)<\/main>/.exec(html) ?? [];
      listed.push(...(main.match(/\/players\/\d{7}-[a-z0-9-]+/g) ?? []));
      const to = (rel: string): string | null => new RegExp(`<a rel="${rel}" href="([^"]+)"`).exec(main)?.[1] ?? null;
      const linkTo = (rel: string): string | null =>
        new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1] ?? null;
      for (const rel of ["prev", "next"]) expect(linkTo(rel)).toBe(to(rel) && origin + to(rel));
      expect(to("prev")).toBe(page === 1 ? null : page === 2 ? first : `${first}/${page - 1}`);
      expect(/aria-current="page"\s*>(\d+)</.exec(main)?.[1]).toBe(String(page));
      path = to("next");
      expect(listed.length).toBeLessThanOrEqual(page * 100);
      if (path !== null) expect(listed).toHaveLength(page * 100);
    }
    expect(page).toBeGreaterThan(9);
    expect(new Set(listed).size).toBe(listed.length);
  });

  test("and their sitemaps list every player once per language, each with the other language", async () => {
    const { origin } = server.url;
    const { text: index } = await server.get("/sitemap-players.xml");
    const named: string[] = [];
    for (const [, url = ""] of index.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const { text: map } = await server.get(url.replace(origin, ""));
      const entries = [...map.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
      expect(entries.length).toBeLessThan(50_000);
      for (const [, place = "", alternates = ""] of entries) {
        named.push(place.replace(origin, ""));
        expect(alternates).toContain(`hreflang="${place.startsWith(`${origin}/fr/`) ? "fr" : "en"}" href="${place}"`);
      }
    }
    const people = named.filter((path) => /\/\d{7}-/.test(path));
    expect(new Set(named).size).toBe(named.length);
    expect(people).toHaveLength(2 * 8803);
    expect(named).toContain("/fr/players/club/QUE");
  });
});

describe("the puzzles that a player was the answer of", () => {
  const askAbout = async (id: number | string | undefined, running = "", asker = visit(server)) =>
    asker.get<{ puzzles: { game: string; day: string; number: number }[] }>(
      `/api/players/${id}/puzzles${running && `?running=${running}`}`,
    );

  test("include a Legends puzzle after its week only", async () => {
    await server.setClock("2026-11-22T12:00:00Z");
    await server.get("/api/today");
    await server.runCron("2026-11-22T13:00:00Z");
    const { answer } = await puzzleOf(server, "2026-11-22", "legends");
    const legends = async () =>
      (await askAbout(answer)).body.puzzles.filter(({ game }) => game === "legends").map(({ number }) => number);
    for (const [at, told] of [
      ["2026-11-22", []],
      ["2026-11-25", []],
      ["2026-11-28", []],
      ["2026-11-29", [4]],
    ] as const) {
      await server.setClock(`${at}T12:00:00Z`);
      expect([at, await legends()]).toEqual([at, told]);
    }
  });

  test.each([
    ["classic", "2026-11-20", "2026-11-20T23:00:00Z", `${TODAY}T00:30:00Z`],
    // His week ended two days ago, and the visitor began it three days ago.
    ["legends", "2026-11-15", NOON, "2026-11-24T12:00:00Z"],
  ] as const)("exclude a %s of %s in progress on another device, until it ends", async (game, day, begunAt, later) => {
    await server.setClock(begunAt);
    const visitor = visit(server);
    const { beginDay, guess } = player(visitor, game);
    let played = await beginDay(day);
    const secret = await secretOf(server, day, game);
    const [first = 0, ...others] = facts.rosters.map((spot) => spot.player).filter((id) => id !== secret);
    played = await guess(played.body.round, first);
    await server.settle();
    await server.setClock(later);
    const toldTo = async (asker?: Visitor) =>
      (await askAbout(secret, "", asker)).body.puzzles.filter((puzzle) => puzzle.game === game && puzzle.day === day);
    expect([await toldTo(visitor), await toldTo()]).toMatchObject([[], [{ day }]]);
    for (const other of others.slice(0, 6)) played = await guess(played.body.round, other);
    await server.settle();
    expect(await toldTo(visitor)).toHaveLength(1);
  });
});
