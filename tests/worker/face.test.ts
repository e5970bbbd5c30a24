import { decode } from "fast-png";
import { afterAll, beforeEach, describe, expect } from "vitest";
import type { Day } from "#rules/shared/day";
import type { FaceAnswer, FaceGuess, FaceKind } from "#rules/face/face";
import { SKIP, STAGE_COLUMNS } from "#rules/face/stages";
import type { League, PublishedPlayer } from "#rules/league/rostered-players";
import { SWEATER_STAGES } from "#rules/face/sweater-stages";
import { BACKGROUND_SRGB } from "../../worker/faces/light.ts";
import { missing, photograph, photographAt, png, simulatePictures } from "./picture-service.ts";
import { answerOf, fetchLeague, othersThan, player, secretOf, type Played } from "./any-game.ts";
import { expectLog, AWAY, MINUTE, NOON, serverAt, test, TODAY } from "./shared.ts";

/** Minutes after a failure within which the service is requested again. */
const AGAIN = 6;

const everybody = (path: string): Response => png(photographAt(path));

const service = simulatePictures(everybody);
let now = NOON;
const server = serverAt(now);
let league: League;

test.beforeAll(async () => {
  await server.configure({ LEAGUE_PICTURES: "on" });
  league = await fetchLeague(server);
});
beforeEach(async () => {
  // Resets the service.
  service.answering = everybody;
  await server.setClock((now += AGAIN * MINUTE));
  service.takeRequests();
  server.takeLog();
});
afterAll(() => service.close());

const { beginDay, practise, guess, guessAll, giveUp } = player(server, "face");

const daySecret = (day: Day) => secretOf(server, day, "face");

const playerOf = (id: number): PublishedPlayer => {
  const found = league.players.find((one) => one.id === id);
  if (found === undefined) throw new Error(`nobody is ${id}`);
  return found;
};

/** Bytes of a picture's background and of row starts. */
const ground: ReadonlySet<number> = new Set([...BACKGROUND_SRGB, 0]);

/**
 * Returns pieces of four pixels of a face, without the header and end that all PNGs share. Pieces of background are in
 * every stage and reveal nothing.
 */
const piecesOf = (stage: string): string[] =>
  (stage.slice(60, -24).match(/.{16}/g) ?? []).filter(
    (piece) => Buffer.from(piece, "base64").filter((byte) => !ground.has(byte)).length > 6,
  );

const clubOf = (team: string) => league.clubs.find(({ code }) => code === team);

/** Returns the kind that was dealt. */
const kindOf = ({ body: { view } }: Played<"face">): FaceKind =>
  view.seen.sweater === undefined ? "pixels" : "sweater";

const columnsOf = ({ body: { view } }: Played<"face">): number[] =>
  view.seen.stages.map((stage) => decode(Buffer.from(stage, "base64")).width);

test("a daily face is made when the day is dealt, and does not change", async () => {
  const day = "2026-11-20";
  const before = await beginDay(day);
  expect(service.takeRequests()).toEqual([
    expect.stringMatching(new RegExp(`^/mugs/nhl/20262027/[A-Z]{3}/${await daySecret(day)}\\.png$`)),
  ]);
  service.answering = missing;
  await server.coldStart();
  const after = await beginDay(day);
  expect(after.body.view.seen).toEqual(before.body.view.seen);
  expect(service.takeRequests()).toEqual([]);
});

describe("the stages are made", () => {
  test("by one for each face that is dealt, of a day or in practice", async () => {
    const { round } = (await practise()).body;
    expect(await server.useOf(practise)).toMatchObject({ objects: 1 });
    expect(await server.useOf(() => guess(round, SKIP))).toMatchObject({ objects: 0 });
    expect(await server.useOf(() => beginDay("2026-11-18"))).toMatchObject({ objects: 1 });
  });

  test.each([
    ["missing", { FACES: null }, {}, null],
    ["failing", {}, { FACES: "gone" }, /faces-object-failed/],
  ] as const)("by the request itself while the object is %s", async (_how, missing, troubles, logged) => {
    await server.configure({ LEAGUE_PICTURES: "on", ...missing });
    const { stages } = (await server.during(troubles, practise)).body.view.seen;
    await server.configure({ LEAGUE_PICTURES: "on" });
    expect(stages).toHaveLength(1);
    await expectLog(server, ...(logged === null ? [] : [logged]));
  });
});

// tests/rules/sweater.test.ts tests what a sweater reveals.
test("before a round has ended, no response contains a later stage, another picture or the player's name", async () => {
  const secret = await daySecret(TODAY);
  const { first, last, team, number } = playerOf(secret);
  const begun = await beginDay(TODAY);
  const answers = [begun, ...(await guessAll(begun, othersThan(secret, league, 5)))];
  const ended = await guess(answers.at(-1)?.body.round ?? "", secret);
  const {
    seen: { stages },
    round,
  } = { ...ended.body.view, round: ended.body.round };
  const picture = answerOf(ended).picture ?? "";
  expect(picture).toBe(Buffer.from(photograph(secret)).toString("base64"));
  // Proves that the search can find something.
  for (const part of [...stages, picture, String(secret), last])
    expect(ended.text.replace(round, "") + first + last).toContain(part);

  for (const [misses, { text, headers, body }] of answers.entries()) {
    const said = text.replace(body.round, "") + [...headers].join();
    for (const finer of [...stages.slice(misses + 1), picture])
      expect(piecesOf(finer).filter((piece) => said.includes(piece))).toEqual([]);
    const inside = Buffer.from(body.round, "base64url").toString("latin1");
    for (const name of [String(secret), `${team}-${number}`, "drawings", "mugs", ".png"]) {
      expect(said).not.toContain(name);
      expect(inside).not.toContain(name);
    }
    for (const name of [first, last]) expect(said).not.toContain(`"${name}"`);
    // The rest without the stages is too short for a picture.
    const rest = stages.reduce((left, stage) => left.replace(stage, ""), text.replace(body.round, ""));
    expect(rest.length).toBeLessThan(800);
    expect(columnsOf(answers[misses] ?? ended)).toEqual(STAGE_COLUMNS.slice(0, misses + 1));
  }
});

describe("practice", () => {
  test("also shows a photograph of unusual size at the end, in fewer bytes", async () => {
    service.answering = (path) => png(photographAt(path, { columns: 336 }));
    const { picture } = answerOf(await giveUp((await practise()).body.round));
    const bytes = Buffer.from(picture ?? "", "base64");
    expect(decode(bytes).width).toBe(112);
    expect(bytes.length).toBeLessThan(40 * 1024);
  });

  test("fetches at most thirty photographs per minute, then shows sweaters, but still a day's face", async () => {
    // Refusing takes less time than reading.
    service.answering = missing;
    await server.setClock(now);
    for (let round = 0; round < 32; round++) expect((await practise()).status).toBe(200);
    expect(service.takeRequests()).toHaveLength(30);
    service.answering = everybody;
    expect(kindOf(await practise())).toBe("sweater");
    expect(kindOf(await beginDay("2026-11-19"))).toBe("pixels");
    expect(service.takeRequests()).toHaveLength(1);
    await server.setClock((now += MINUTE));
    expect(kindOf(await practise())).toBe("pixels");
  });

  test("keeps its face in every isolate, and judges nothing while the photograph is unavailable", async () => {
    const begun = await practise();
    expect(kindOf(begun)).toBe("pixels");
    await server.coldStart();
    service.answering = missing;
    for (const move of [SKIP, league.players[0]?.id ?? 0])
      expect(await guess(begun.body.round, move)).toMatchObject(AWAY);
    service.answering = everybody;
    const missed = await guess(begun.body.round, SKIP);
    expect(columnsOf(missed)).toEqual(STAGE_COLUMNS.slice(0, 2));
    expect(missed.body.view.seen.stages[0]).toBe(begun.body.view.seen.stages[0]);
  });

  test("keeps its sweater in every isolate, and requests no photograph again", async () => {
    service.answering = missing;
    const begun = await practise();
    expect([begun.status, kindOf(begun), server.takeLog()]).toEqual([200, "sweater", []]);
    service.answering = everybody;
    service.takeRequests();
    await server.coldStart();
    const missed = await guess(begun.body.round, SKIP);
    expect(kindOf(missed)).toBe("sweater");
    expect(missed.body.view.seen.sweater?.told).toMatchObject(begun.body.view.seen.sweater?.told ?? {});
    expect(service.takeRequests()).toEqual([]);
  });

  test("is not displaced from an isolate by rounds of games that need no data", async () => {
    const begun = await practise();
    service.takeRequests();
    for (let round = 0; round < 65; round++)
      await server.post("/api/rounds/classic", { kind: "practice", filter: { players: "everyone" } });
    expect(kindOf(await guess(begun.body.round, SKIP))).toBe("pixels");
    expect(service.takeRequests()).toEqual([]);
  });
});

test("a photograph with a hole is logged, and the round is a Sweater Reveal", async () => {
  service.answering = (path) => png(Buffer.concat([photographAt(path).slice(0, 4000), photographAt(path).slice(5000)]));
  expect(kindOf(await practise())).toBe("sweater");
  await expectLog(server, /photo-not-decoded/);
  // The next picture may be valid, so it is requested.
  service.answering = everybody;
  expect(kindOf(await practise())).toBe("pixels");
});

describe("a sweater", () => {
  /** A day dealt while the service has no photo. */
  const UNPICTURED = "2026-11-17";

  test("is fixed with its day, whose data says so", async () => {
    service.answering = missing;
    const before = await beginDay(UNPICTURED);
    expect(service.takeRequests()).not.toEqual([]);
    service.answering = everybody;
    await server.coldStart();
    const after = await beginDay(UNPICTURED);
    expect(after.body.view.seen).toEqual(before.body.view.seen);
    expect(after.body.view.seen.sweater?.told).toHaveProperty("born");
    expect(service.takeRequests()).toEqual([]);
    const { body: today } = await server.get<{ face: string }>("/api/today");
    expect(today.face).toBe("pixels");
    const { body: past } = await server.get<{ answer: FaceAnswer }>(`/api/days/${UNPICTURED}/face`);
    expect(Object.keys(past.answer.sweater?.told ?? {})).toEqual([...SWEATER_STAGES]);
  });

  test("shows the league's facts about the player, which fewer and fewer players match", async () => {
    const id = await daySecret(UNPICTURED);
    const [row] = await server.sql<
      Record<"shoots" | "decade", string> & Record<"cm" | "round" | "seasons" | "best", number>
    >(
      `SELECT shoots, height_cm AS cm, coalesce(draft_round, 0) AS round, substr(birth_date, 1, 3) || '0' AS decade,
         (SELECT count(DISTINCT value ->> 0) FROM json_each(career)) AS seasons,
         (SELECT max(points) FROM (SELECT sum((value ->> 3) + (value ->> 4)) AS points FROM json_each(career) GROUP BY value ->> 0)) AS best
       FROM players WHERE id = ?`,
      id,
    );
    if (row === undefined) throw new Error("nobody");
    const ended = (await guessAll(await beginDay(UNPICTURED), [...Array<FaceGuess>(5).fill(SKIP), id])).at(-1);
    const { told, fits } = ended?.body.view.seen.sweater ?? {};
    const { position, conference, number, first, last } = { ...playerOf(id), ...clubOf(playerOf(id).team) };
    expect(told).toMatchObject({
      born: { decade: Number(row.decade), hand: row.shoots },
      body: { inches: Math.round(row.cm / 2.54), round: row.round },
      club: { conference },
      initials: { initials: `${first[0]}. ${last[0]}.`, ...(number !== null && { number: String(number) }) },
    });
    if (position !== "G")
      expect(told?.seasons).toMatchObject({ isGoalie: false, best: row.best, heights: { length: row.seasons } });
    expect(fits).toHaveLength(SWEATER_STAGES.length);
    expect(fits).toEqual(fits?.toSorted((a, b) => b - a));
    // Some players of the eighties are left for any draw.
    expect(fits?.at(0)).toBeGreaterThan(1);
    expect(fits?.at(-1)).toBe(1);
  });

  test("is built without D1, from published facts", async () => {
    service.answering = missing;
    await practise();
    await server.coldStart();
    await beginDay(UNPICTURED);
    const begun = await server.during({ DB: "gone" }, practise);
    server.takeLog();
    expect([begun.status, kindOf(begun)]).toEqual([200, "sweater"]);
  });
});
