import { afterAll, beforeEach, describe, expect } from "vitest";
import { answerOf, player } from "./any-game.ts";
import { missing, photograph, photographAt, png, simulatePictures } from "./picture-service.ts";
import { expectLog, MINUTE, NOON, serverAt, test } from "./shared.ts";

const GRETZKY = 8447400;
const MCDAVID = 8478402;
/** Requested once each, where responses must not come from the cache. */
const OTHERS = [
  8471675, 8471214, 8477934, 8479318, 8477492, 8476453, 8478483, 8474564, 8475166, 8476883, 8471685, 8480069, 8481559,
  8482116, 8484144, 8474141, 8470638, 8473419, 8475913, 8471698, 8474600, 8475791, 8476346, 8476880, 8477946, 8478420,
  8480012, 8475754, 8477498,
];
const WEEK = "public, max-age=604800, immutable";
const MINUTES = "public, max-age=300";
const SCRIPTED =
  '<?xml version="1.0"?><!-- a mark --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640"><script>alert(1)</script></svg>';

const svg = (text: string): Response => new Response(text, { headers: { "Content-Type": "image/svg+xml" } });
const everything = (path: string): Response => (path.endsWith(".png") ? png(photographAt(path)) : svg(SCRIPTED));

/** The browser's fetch, before the Worker's requests are intercepted. */
const { fetch } = globalThis;
const service = simulatePictures(everything);
let now = NOON;
const server = serverAt(now);
const nextPlayer = (): number => OTHERS.shift() ?? 0;

test.beforeAll(async () => {
  await server.configure({ LEAGUE_PICTURES: "on" });
});
beforeEach(async () => {
  service.answering = everything;
  // Ends the pause after failures.
  await server.setClock((now += 6 * MINUTE));
  service.takeRequests();
  server.takeLog();
});
afterAll(() => service.close());

/** Requests a picture like a browser. */
async function look(path: string) {
  const response = await fetch(new URL(`/img/${path}`, server.url));
  const { status, headers } = response;
  return {
    status,
    bytes: new Uint8Array(await response.arrayBuffer()),
    type: headers.get("Content-Type"),
    cache: headers.get("Cache-Control"),
    headers,
  };
}

describe("a picture", () => {
  test("of a current or former player is the league's photograph, cached for a week, fetched once", async () => {
    for (const [id, filed] of [
      [MCDAVID, "20262027/EDM"],
      // Remembered in Edmonton's sweater, last seen in New York's.
      [GRETZKY, "19981999/NYR"],
    ] as const) {
      const first = await look(`players/${id}`);
      expect(first).toMatchObject({ status: 200, type: "image/png", cache: WEEK, bytes: photograph(id) });
      expect(service.takeRequests()).toEqual([`/mugs/nhl/${filed}/${id}.png`]);
      service.answering = missing;
      const again = await look(`players/${id}?what=ever`);
      expect(again).toMatchObject({ status: 200, cache: WEEK, bytes: first.bytes });
      // It does not reveal since when it is cached.
      expect([...again.headers]).toEqual([...first.headers]);
      expect(service.takeRequests()).toEqual([]);
      service.answering = everything;
    }
    expect(server.takeLog()).toEqual([]);
  });

  test("that is missing for the club and season is the latest one", async () => {
    const id = nextPlayer();
    service.answering = (path) => (path.includes("/latest/") ? everything(path) : missing());
    expect(await look(`players/${id}`)).toMatchObject({ status: 200, cache: WEEK, bytes: photograph(id) });
    expect(service.takeRequests()).toEqual([
      expect.stringMatching(new RegExp(`^/mugs/nhl/\\d{8}/[A-Z]{3}/${id}\\.png$`)),
      `/mugs/nhl/latest/168x168/${id}.png`,
    ]);
  });

  test("of an unknown player is not requested", async () => {
    expect((await look("players/8999999")).status).toBe(404);
    expect(service.takeRequests()).toEqual([]);
  });
});

describe("the marks of clubs", () => {
  interface Marks {
    [code: string]: string;
  }
  /** Requests from a host of its own, which has nothing in the Cache API. */
  const ask = (era: string, host: string) => server.get<Marks>(`https://${host}.example/img/marks/${era}`);
  const codesOf = (paths: readonly string[]) => paths.map((path) => /\/([A-Z]{3})[^/]*$/.exec(path)?.[1] ?? path);
  const THIRTY_DAYS = "public, max-age=2592000, immutable";

  test.each([
    ["current", 32, "EDM_light.svg"],
    ["past", 27, "QUE_19791980-19941995_light.svg"],
  ])(
    "of %s are one response, for thirty days, and the league is asked once for each of %i",
    async (era, count, file) => {
      const { status, body, headers } = await ask(era, "all");
      expect([status, headers.get("Cache-Control")]).toEqual([200, THIRTY_DAYS]);
      const asked = service.takeRequests();
      // A free Worker may make 50 subrequests, two of them to the Cache API.
      expect([asked.length, new Set(asked).size]).toEqual([count, count]);
      expect(asked).toContain(`/logos/nhl/svg/${file}`);
      expect(Object.keys(body).toSorted()).toEqual(codesOf(asked).toSorted());
      expect(new Set(Object.values(body))).toEqual(new Set([SCRIPTED]));
      // Opened by itself it shows and runs nothing.
      expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none';.*sandbox$/);
      const again = await ask(`${era}?what=ever`, "all");
      expect([again.body, [...again.headers]]).toEqual([body, [...headers]]);
      expect(service.takeRequests()).toEqual([]);
    },
  );

  test.each<[what: string, code: string, answering: () => Response]>([
    ["is missing", "TOR", missing],
    ["is a page", "BOS", () => svg("<html><svg></svg></html>")],
    ["begins like an SVG for long", "MTL", () => svg(`${"<!-- -->".repeat(10_000)}<svg></svg>`)],
    ["is half of one", "NYR", () => svg(SCRIPTED.slice(0, -20))],
    [
      "has entities of its own, of which few bytes make many",
      "CHI",
      () => svg('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'),
    ],
  ])("are a day's without one that %s", async (what, code, answering) => {
    service.answering = (path) => (path.includes(`/${code}_`) ? answering() : everything(path));
    const { body, headers } = await ask("current", code);
    expect([code in body, Object.keys(body).length]).toEqual([false, 31]);
    expect(headers.get("Cache-Control")).toBe("public, max-age=86400");
    await expectLog(server, ...(what === "is missing" ? [] : [/image\/svg\+xml that is no whole SVG/]));
  });

  test("are unavailable for minutes while the league is, and then no requests are sent", async () => {
    service.answering = () => new Response("Oops", { status: 503 });
    const { body, headers } = await ask("current", "away");
    expect([body, headers.get("Cache-Control")]).toEqual([{}, MINUTES]);
    expect(service.takeRequests()).toHaveLength(6);
    await expectLog(server, /status 503/);
    service.answering = everything;
    await server.setClock((now += 6 * MINUTE));
    expect((await ask("current", "away")).headers.get("Cache-Control")).toBe(THIRTY_DAYS);
  });

  test("are 404 if pictures are off, and no request is sent", async () => {
    await server.configure({ LEAGUE_PICTURES: "off" });
    expect((await ask("current", "off")).body).toEqual({});
    await server.configure({ LEAGUE_PICTURES: "on" });
    expect(service.takeRequests()).toEqual([]);
  });
});

describe("without a league picture, nothing is returned for minutes:", () => {
  test("of a current or former player", async () => {
    service.answering = missing;
    const mario = 8448782;
    for (const id of [8477956, mario])
      expect(await look(`players/${id}`)).toMatchObject({ status: 204, cache: MINUTES, bytes: new Uint8Array() });
    // Another failure starts another pause.
    service.takeRequests();
    await look(`players/${mario}`);
    expect(service.takeRequests()).toEqual([]);
    expect(server.takeLog()).toEqual([]);
  });

  const never = () => new Promise<never>(() => {});
  const fails = (status: number) => () => new Response("Oops", { status });
  const redirects = (Location: string) => () => new Response(null, { status: 302, headers: { Location } });
  const isPng = { headers: { "Content-Type": "image/png" } };
  const stops = () => new Response(new ReadableStream({ start: (body) => body.enqueue(photograph(1).slice(0, 1000)) }));
  test.each<[what: string, answering: typeof service.answering, logged: RegExp | null]>([
    ["nobody is on file", fails(403), null],
    ["its own silhouette", redirects("/mugs/nhl/default-skater.png"), null],
    ["a silhouette by its other name", redirects("/mugs/nhl/latest/168x168/goalie.png"), null],
    ["sent on elsewhere", redirects("https://elsewhere.example/1.png"), /status 302/],
    ["a page, even one that ends like a PNG", () => new Response("<!doctype html><html>IEND", isPng), /no whole PNG/],
    // Not one after the other: another kind of response ends a series of failures, of which the first is logged.
    ["it fails", fails(503), /status 503/],
    ["an SVG", () => svg(SCRIPTED), /no whole PNG/],
    ["it stops in the middle", stops, /timeout|aborted/i],
    ["over half a megabyte", (path) => png(Buffer.concat([photographAt(path), Buffer.alloc(600 * 1024)])), /more than/],
    ["a photograph cut off", (path) => png(photographAt(path).slice(0, 4000)), /no whole PNG/],
  ])("%s", async (_what, answering, logged) => {
    service.answering = answering;
    const id = nextPlayer();
    expect(await look(`players/${id}`)).toMatchObject({ status: 204, cache: MINUTES });
    await expectLog(server, ...(logged === null ? [] : [logged]));
  });

  test("one or two failures do not affect other pictures", async () => {
    const [first, second, other] = [nextPlayer(), nextPlayer(), nextPlayer()];
    service.answering = (path) => (path.includes(String(other)) ? everything(path) : fails(500)());
    for (const [id, status] of [
      [first, 204],
      [second, 204],
      [other, 200],
      [nextPlayer(), 204],
      [nextPlayer(), 204],
    ]) {
      expect((await look(`players/${id}`)).status).toBe(status);
    }
    service.answering = everything;
    expect((await look(`players/${nextPlayer()}`)).status).toBe(200);
    // After failures there is a pause of minutes.
    service.takeRequests();
    expect((await look(`players/${first}`)).status).toBe(204);
    expect(service.takeRequests()).toEqual([]);
  });

  test("concurrent failures share one request and one log line, and then no requests are sent for minutes", async () => {
    service.answering = never;
    const [first, ...more] = Array.from({ length: 5 }, nextPlayer);
    const answers = await Promise.all([first, ...more].map((id) => look(`players/${id}`)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    await expectLog(server, /timeout|aborted/i);
    service.takeRequests();
    expect((await look(`players/${nextPlayer()}`)).status).toBe(204);
    expect([service.takeRequests(), server.takeLog()]).toEqual([[], []]);
    service.answering = everything;
    await server.setClock((now += 6 * MINUTE));
    expect((await look(`players/${first}`)).status).toBe(200);
  });
});

async function secretDealt(): Promise<number> {
  const { practise, giveUp } = player(server, "face");
  return answerOf(await giveUp((await practise()).body.round)).player;
}

test("dealing a face does not make the answer's picture faster than others", async () => {
  // By then the day's secret is dealt.
  await secretDealt();
  service.takeRequests();
  const keeping: unknown[] = [];
  service.answering = (_path, kept) => {
    keeping.push(kept);
    return missing();
  };
  const secret = await secretDealt();
  expect(keeping).toEqual(Array(2).fill({ "200-599": -1 }));
  expect((await look(`players/${secret}`)).status).toBe(204);
  const asked = service.takeRequests();
  expect(asked).toHaveLength(4);
  expect(asked.slice(2)).toEqual(asked.slice(0, 2));
  expect(asked[1]).toBe(`/mugs/nhl/latest/168x168/${secret}.png`);
  // Unread responses are cached for minutes only: they may be anything.
  expect(keeping.slice(2)).toEqual(Array(2).fill({ "200-499": 300, "500-599": -1 }));
});
