import { beforeEach, describe, expect, onTestFinished } from "vitest";
import { puzzleNumberOn } from "#rules/shared/schedule";
import { addDays, FIRST_DAY, startOf, type Day } from "#rules/shared/day";
import { DAILY_NAMES, GAME_NAMES, GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { PAGE_PATHS } from "#rules/site/pages";
import { dealDays } from "../../seed/deal-days.ts";
import { readNearbyPuzzles, savePuzzle, type PuzzleDocument } from "../../worker/store/puzzles.ts";
import {
  beginDay,
  fetchLeague,
  guess,
  GUESSES,
  player,
  puzzleDay,
  puzzleOf,
  puzzlesOf,
  secretOf,
  storeAnswer,
} from "./any-game.ts";
import { refusal, serverAt, test } from "./shared.ts";
import { onIsolate } from "./visitor.ts";

let today: Day = "2026-11-21";
const server = serverAt(startOf(today));
let tomorrow: Day;
let yesterday: Day;

// Every test has days of its own that are not dealt.
beforeEach(async () => {
  today = addDays(today, 7);
  tomorrow = addDays(today, 1);
  yesterday = addDays(today, -1);
  await server.setClock(startOf(today));
});

/** Returns the dealt puzzles of Classic from a day on. */
const puzzles = (from = today) =>
  server.sql<{ day: Day; answer: string }>(
    "SELECT day, answer FROM puzzles WHERE game = 'classic' AND day >= ? ORDER BY day",
    from,
  );

const documents = async () => (await server.PUBLISHED.list()).keys.map(({ name }) => name);
const documentOf = async (day: Day) => server.PUBLISHED.get(`day:${day}`);

async function emptyKv(): Promise<void> {
  for (const name of await documents()) await server.PUBLISHED.delete(name);
}

/** Returns whether a player is the answer of a day. */
async function isAnswer(player: number, day: Day): Promise<boolean> {
  const { round } = (await beginDay(server, day)).body;
  return (await guess(server, round, player)).body.view.state === "won";
}

describe("a day is dealt once", () => {
  test("when two cold isolates and the cron, twice, deal it at the same moment, with no keys yet", async () => {
    // Test servers start with a key for draws.
    await server.sql("DELETE FROM keys");
    onTestFinished(() => server.reset());
    const visitors = Array.from({ length: 8 }, (_, visitor) => beginDay(onIsolate(server, visitor % 2), today));
    const [, , ...rounds] = await Promise.all([
      server.runCron(startOf(today), 0),
      server.runCron(startOf(today), 1),
      ...visitors,
    ]);
    expect((await puzzles()).map(({ day }) => day)).toEqual([today, tomorrow]);
    expect(await server.sql("SELECT purpose FROM keys ORDER BY purpose")).toEqual([
      { purpose: "draw" },
      { purpose: "seal" },
    ]);
    const secret = await secretOf(server, today);
    // Every token decrypts in either isolate to the same player.
    for (const [visitor, { body }] of rounds.entries())
      for (const isolate of [visitor % 2, (visitor + 1) % 2])
        expect(await guess(onIsolate(server, isolate), body.round, secret)).toMatchObject({
          body: { view: { state: "won" } },
        });
  });

  test("by one of the concurrent requests in an isolate", async () => {
    await beginDay(server, yesterday);
    // The next deal publishes the league first.
    await server.changeFacts();
    await server.execute([
      "CREATE TABLE deals (at INTEGER)",
      "CREATE TRIGGER deal BEFORE INSERT ON leagues BEGIN INSERT INTO deals VALUES (1); END",
      // One game suffices, with a D1 so slow that deals overlap.
      `INSERT INTO puzzles SELECT game, '${today}', answer, secret, league, evidence FROM puzzles
       WHERE day = '${yesterday}' AND game <> 'classic'`,
    ]);
    const beginAll = () => Promise.all(Array.from({ length: 10 }, () => beginDay(server, today)));
    // A deal slower than a request's deadline continues after the responses.
    await server.during({ DB: "slow" }, () => beginAll().then(server.settle));
    const rounds = await beginAll();
    const deals = await server.value("SELECT count(*) AS deals FROM deals");
    await server.execute(["DROP TRIGGER deal", "DROP TABLE deals"]);
    expect(rounds.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(deals).toBe(1);
  });

  test("with the puzzle data of the first deal, not of the second", async () => {
    const rivals = {
      secret: { rows: ["a", "b", "c"], columns: ["d", "e", "f"] },
      data: { squares: [[8478402], [], [], [], [], [], [], [], []] },
    };
    await server.sql(`CREATE TRIGGER rival BEFORE INSERT ON puzzles
       WHEN NEW.game = 'grid' AND NOT EXISTS (SELECT 1 FROM puzzles WHERE game = NEW.game AND day = NEW.day)
       BEGIN INSERT INTO puzzles (game, day, answer, secret, evidence, league)
         VALUES (NEW.game, NEW.day, 'a,b,c/d,e,f', '${JSON.stringify(rivals.secret)}', '${JSON.stringify(rivals.data)}', NEW.league); END`);
    const { beginDay, guess } = player(server, "grid");
    const { round, view } = (await beginDay(today)).body;
    await server.sql("DROP TRIGGER rival");
    expect(view.seen).toEqual(rivals.secret);
    expect((await guess(round, GUESSES.grid)).body.view).toMatchObject({ correct: 1 });
    expect(JSON.parse((await documentOf(today)) ?? "")).toMatchObject({ puzzles: { grid: rivals } });
  });
});

describe("a game that cannot be dealt", () => {
  const OTHERS = GAME_NAMES.filter((game) => game !== "roster");
  const beginToday = (game: GameName, isolate = 0) =>
    player(onIsolate(server, isolate), game).beginDay(puzzleDay(game, today));

  const dealtGames = async (day: Day) => [...(await puzzlesOf(server, day)).keys()];

  test("leaves the other games, tomorrow's and next week's to their players, and the cron fails", async () => {
    await server.without("team_seasons", async () => {
      server.takeLog();
      await expect(server.trigger("rollover", startOf(today))).rejects.toThrow("exception");
      expect(server.takeLog().join("\n")).toMatch(/"event":"puzzle-not-dealt".*"game":"roster"/);
      expect(await dealtGames(today)).toEqual(DAILY_NAMES.filter((game) => game !== "roster").toSorted());
      // Tomorrow is a Sunday, when a week begins.
      await expect.poll(() => dealtGames(tomorrow)).toEqual(OTHERS.toSorted());
      for (const isolate of [0, 1]) {
        for (const game of OTHERS) {
          const { status, body } = await beginToday(game, isolate);
          expect([game, status]).toEqual([game, 200]);
          expect((await player(onIsolate(server, isolate), game).guess(body.round, GUESSES[game])).status, game).toBe(
            200,
          );
        }
        expect(await beginToday("roster", isolate)).toMatchObject(refusal(500, "internal"));
        const { status, body } = await onIsolate(server, isolate).get<{ league: string }>("/api/today");
        expect([status, body.league]).toEqual([200, expect.stringMatching(/^[0-9a-f]{12}$/)]);
        expect((await onIsolate(server, isolate).get("/")).text).toContain(body.league);
      }
    });
    await server.coldStart();
    await server.runCron(startOf(today) + 3_600_000);
    expect(await dealtGames(today)).toEqual(DAILY_NAMES.toSorted());
    expect((await beginToday("roster")).status).toBe(200);
  });

  test("is attempted again after some minutes, and played where another isolate has dealt it", async () => {
    await server.setClock(startOf(today));
    await server.without("team_seasons", async () => {
      for (const isolate of [0, 1]) expect((await beginToday("roster", isolate)).status).toBe(500);
    });
    expect((await beginToday("roster")).status).toBe(500);
    await server.setClock(startOf(today) + 10 * 60_000);
    expect((await beginToday("roster")).status).toBe(200);
    await server.setClock(startOf(today) + 60_000);
    expect((await beginToday("roster", 1)).status).toBe(200);
  });

  test("because of its answer is dealt the answer of the next attempt", async () => {
    const drawn = async () => (await puzzleOf(server, today, "roster")).answer;
    const setRoster = (roster: unknown, answer: string) =>
      server.sql("UPDATE team_seasons SET roster = ? WHERE season || '-' || team = ?", roster, answer);
    await beginToday("roster");
    const first = await drawn();
    const roster = await server.value("SELECT roster FROM team_seasons WHERE season || '-' || team = ?", first);
    await undeal("roster", today);
    await server.PUBLISHED.delete(`day:${today}`);
    await server.coldStart();
    await setRoster("{}", first);
    server.takeLog();
    const begun = await beginToday("roster");
    await setRoster(roster, first);
    expect(begun.status).toBe(200);
    expect(await drawn()).not.toEqual(first);
    expect(server.takeLog().join("\n")).toMatch(/"event":"draw-failed".*"game":"roster".*"attempt":1/);
  });
});

test("a draw depends on the site's key alone: another site deals other puzzles", async () => {
  const dealWith = async (key: string) => {
    await server.sql("UPDATE keys SET material = ? WHERE purpose = 'draw'", key.repeat(8));
    await server.sql("DELETE FROM puzzles WHERE day = ?", FIRST_DAY);
    await server.PUBLISHED.delete(`day:${FIRST_DAY}`);
    await server.coldStart();
    await beginDay(server, FIRST_DAY);
    return puzzlesOf(server, FIRST_DAY);
  };
  const here = await dealWith("20261121");
  expect(await dealWith("20261122")).not.toEqual(here);
  expect(await dealWith("20261121")).toEqual(here);
});

/** Returns the answer of a day, if it is dealt. */
const answerOf = async (game: GameName, day: Day) => (await puzzlesOf(server, day)).get(game)?.answer;
const undeal = (game: GameName, day: Day) => server.sql("DELETE FROM puzzles WHERE game = ? AND day = ?", game, day);
const deal = (game: GameName, day: Day) => player(server, game).beginDay(day);

test("the answers that may not return are listed with those of the nearest days first", async () => {
  const after = (...days: number[]) => days.map((count) => addDays(today, count));
  await server.setClock(startOf(addDays(today, 2)));
  for (const day of after(-3, -1, 0, 2)) await deal("classic", day);
  const { answers, count } = await readNearbyPuzzles(server.env, "classic", addDays(today, 1));
  const own = await server.sql<{ answer: string }>("SELECT answer FROM puzzles WHERE game = 'classic'");
  expect(count).toBe(own.length);
  const taken = [...answers].filter(([answer, days]) => days > 0 && own.some((row) => row.answer === answer));
  const nearest = taken.slice(0, 4).map(([answer]) => answer);
  const dealt = (...days: number[]) => Promise.all(after(...days).map((day) => answerOf("classic", day)));
  // Two are equally near, in either order.
  expect(new Set(nearest.slice(0, 2))).toEqual(new Set(await dealt(0, 2)));
  expect(nearest.slice(2)).toEqual(await dealt(-1, -3));
});

test.each([-8, 7])("a player is the answer of one game only within seven days: %i days away", async (off) => {
  const GAMES = ["classic", "face", "career"] as const;
  const day = addDays(today, 3);
  await server.setClock(startOf(day));
  await deal("classic", day);
  for (const [at, game] of GAMES.entries()) {
    const drawn = (await puzzleOf(server, day, game)).answer;
    // The same day is dealt again, with its answer in another game's puzzle of another day.
    await undeal(game, day);
    await server.PUBLISHED.delete(`day:${day}`);
    await server.coldStart();
    const rival = GAMES[(at + 1) % GAMES.length] ?? game;
    const other = addDays(day, off);
    const before = await answerOf(rival, other);
    await undeal(rival, other);
    await storeAnswer(server, rival, other, drawn);
    await deal(game, day);
    expect([game, (await answerOf(game, day)) === drawn]).toEqual([game, Math.abs(off) > 7]);
    await undeal(rival, other);
    if (before !== undefined) await storeAnswer(server, rival, other, before);
  }
});

describe("since its draw, a puzzle is not stored", () => {
  beforeEach(() => deal("grid", today));

  async function save(game: GameName, day: Day, answer: string, considered: Parameters<typeof savePuzzle>[2]) {
    const league = String(await server.value("SELECT version FROM leagues LIMIT 1"));
    return savePuzzle(server.env, { game, day, answer, secret: null, data: null, league }, considered);
  }

  test("if its answer has been taken by another game", async () => {
    await deal("classic", today);
    const hidden = (await puzzleOf(server, today, "classic")).answer;
    for (const game of ["face", "career"] as const) {
      const day = addDays(today, 6);
      const nearby = await readNearbyPuzzles(server.env, game, day);
      expect(nearby.answers.get(hidden)).toBe(0);
      for (const count of [nearby.count, null])
        expect(await save(game, day, hidden, { ...nearby, count }), game).toBe(false);
    }
    expect((await readNearbyPuzzles(server.env, "roster", today)).answers.has(hidden)).toBe(false);
  });

  test("if its answer has been taken for a nearer day", async () => {
    const { answer } = await puzzleOf(server, today, "grid");
    const { answers } = await readNearbyPuzzles(server.env, "grid", tomorrow);
    expect(answers.get(answer)).toBe(1);
    expect(await save("grid", tomorrow, answer, { answers: new Map([[answer, 2]]), count: null })).toBe(false);
    expect(await save("grid", tomorrow, answer, { answers: new Map(), count: null })).toBe(false);
    // All answers may have been used: then the one of longest ago returns.
    expect(await save("grid", tomorrow, answer, { answers, count: null })).toBe(true);
    await undeal("grid", tomorrow);
  });

  test("if the game has other puzzles around the day than its draw has considered", async () => {
    const nearby = await readNearbyPuzzles(server.env, "grid", tomorrow);
    const other = { ...nearby, count: nearby.count - 1 };
    expect(await save("grid", tomorrow, "a,b,c/d,e,f", other)).toBe(false);
    expect(await save("grid", tomorrow, "a,b,c/d,e,f", nearby)).toBe(true);
    await undeal("grid", tomorrow);
  });
});

/** Returns the dealt days; Sundays for a weekly game. */
const dealtDays = async () =>
  (
    await server.sql<{ day: Day }>("SELECT DISTINCT day FROM puzzles WHERE day > ? ORDER BY day", addDays(today, -14))
  ).map(({ day }) => day);

test("a past day is dealt only by a request that begins a round of it", async () => {
  await server.get("/api/today");
  const before = await dealtDays();
  for (const past of [addDays(today, -1), addDays(today, -2), puzzleDay("legends", addDays(today, -7))]) {
    const reading = [
      ...PAGE_PATHS.flatMap((path) => [`${path}?day=${past}`, `/fr${path}?day=${past}`]),
      ...GAME_NAMES.flatMap((game) =>
        ["", "/outcomes", "/own"].map((part) => `/api/days/${puzzleDay(game, past)}/${game}${part}`),
      ),
      ...GAME_NAMES.map((game) => `/img/cards/en/${game}/${puzzleNumberOn(GAME_CONFIG[game], past)}.png`),
      `/reminders.ics?hour=19&from=${past}`,
      "/feed.xml",
      "/sitemap.xml",
      "/sitemap-players.xml",
      "/api/leaderboard?period=week",
      "/api/me",
    ];
    for (const path of reading) expect([path, (await server.get(path)).status < 500]).toEqual([path, true]);
    const proofs = await server.post<{ error: string }>("/api/proofs", { day: past, square: 0 });
    expect([proofs.status, proofs.body.error]).toEqual([404, "day-not-dealt"]);
  }
  expect(await server.get(`/api/days/${yesterday}/face`)).toMatchObject(refusal(404, "day-not-dealt"));
  expect(await dealtDays()).toEqual(before);

  await beginDay(server, addDays(today, -2));
  expect(await dealtDays()).toEqual([addDays(today, -2), ...before].toSorted());
  expect((await server.get(`/api/days/${addDays(today, -2)}/face`)).status).toBe(200);
});

describe("the cron", () => {
  test("publishes today and tomorrow, and tomorrow's puzzles do not change at midnight", async () => {
    await server.runCron(startOf(today));
    expect(await documents()).toEqual(
      expect.arrayContaining([`day:${today}`, `day:${tomorrow}`, expect.stringMatching(/^league:[0-9a-f]{12}$/)]),
    );
    const [secret, published] = [await secretOf(server, tomorrow), await documentOf(tomorrow)];
    // An empty KV is filled again.
    await emptyKv();
    await server.coldStart();
    await server.runCron(startOf(today));
    expect(await documentOf(tomorrow)).toBe(published);
    expect(JSON.parse(published ?? "")).toMatchObject({ day: tomorrow, puzzles: { classic: { secret } } });
    await server.setClock(startOf(tomorrow));
    await server.coldStart();
    await server.runCron(startOf(tomorrow));
    expect(await isAnswer(secret, tomorrow)).toBe(true);
    expect(await documentOf(tomorrow)).toBe(published);
  });

  test("deals tomorrow and yesterday itself when the queue fails", async () => {
    server.takeLog();
    await server.configure({ PUZZLES: null });
    await server.runCron(startOf(today));
    await server.configure({});
    expect(server.takeLog()).toContainEqual(expect.stringContaining("puzzles-not-queued"));
    expect((await puzzles(yesterday)).map(({ day }) => day)).toEqual([yesterday, today, tomorrow]);
  });

  test("deals no day before the first", async () => {
    await server.runCron(startOf(FIRST_DAY));
    expect(await server.value("SELECT min(day) AS day FROM puzzles")).toBe(FIRST_DAY);
  });
});

describe("a site that has just been started or deployed", () => {
  test("has dealt yesterday, today, tomorrow and last week when it is ready, once", async () => {
    await server.setClock(`${today}T12:00:00Z`);
    const { problems, missing } = await dealDays(server.url.href);
    expect(problems).not.toContain("tomorrow-missing");
    expect(missing).toEqual([]);
    for (const game of DAILY_NAMES)
      expect([game, (await server.get(`/api/days/${yesterday}/${game}`)).status]).toEqual([game, 200]);
    const dealt = await puzzles(yesterday);
    expect(dealt.map(({ day }) => day)).toEqual([yesterday, today, tomorrow]);
    // Asked again, it deals none anew.
    const again = await server.useOf(async () => {
      expect((await server.post("/api/today", undefined)).status).toBe(202);
      await server.settle();
    });
    expect(again).toMatchObject({ queueOperations: 0, rowsWritten: 0 });
    expect(await puzzles(yesterday)).toEqual(dealt);
  });

  test("names what it has not dealt in time", async () => {
    await server.setClock(`${today}T12:00:00Z`);
    const { problems, missing } = await dealDays(server.url.href, 0);
    expect(problems).toContain("tomorrow-missing");
    // Tomorrow is a Sunday, when a week begins.
    const named = [...DAILY_NAMES.map((game) => `${game} of ${yesterday}`), `legends of ${tomorrow}`];
    expect(missing).toEqual(expect.arrayContaining(named));
  });
});

describe("a day is the same without its caches:", () => {
  test("with KV emptied under a cold isolate, or a document that lacks the game or is no JSON", async () => {
    await server.runCron(startOf(today));
    const secret = await secretOf(server, today);
    await emptyKv();
    await server.coldStart();
    expect((await fetchLeague(server)).players.length).toBeGreaterThan(600);
    for (const document of [JSON.stringify({ day: today, puzzles: {} }), "{"]) {
      await server.PUBLISHED.put(`day:${today}`, document);
      await server.coldStart();
      expect(await isAnswer(secret, today), document).toBe(true);
    }
  });

  test("with games that came after it was dealt: those are dealt now, the others stay", async () => {
    await server.runCron(startOf(today));
    const before = JSON.parse((await documentOf(today)) ?? "") as PuzzleDocument;
    const { career: _career, grid: _grid, ...older } = before.puzzles;
    await server.sql("DELETE FROM puzzles WHERE day = ? AND game IN ('career', 'grid')", today);
    await server.PUBLISHED.put(`day:${today}`, JSON.stringify({ day: today, puzzles: older }));
    await server.coldStart();
    for (const game of DAILY_NAMES) expect((await player(server, game).beginDay(today)).status, game).toBe(200);
    const after = JSON.parse((await documentOf(today)) ?? "") as PuzzleDocument;
    expect(after.puzzles).toMatchObject(older);
    expect(Object.keys(after.puzzles).toSorted()).toEqual(DAILY_NAMES.toSorted());
  });
});

test("the list of players changes with the facts, in every isolate within a minute", async () => {
  const id = await server.value<number>(
    "SELECT id FROM players WHERE games BETWEEN 100 AND 199 AND team IS NOT NULL LIMIT 1",
  );
  const guessAt = async (isolate: number): Promise<number> => {
    const { beginDay, guess } = player(onIsolate(server, isolate), "career");
    const { body } = await beginDay(today);
    return (await guess(body.round, id)).status;
  };
  await server.setClock(startOf(today));
  expect(await guessAt(0)).toBe(422);
  await server.sql("UPDATE players SET games = 200 WHERE id = ?", id);
  await server.changeFacts();
  // One isolate has read the facts before, the other has not.
  await server.setClock(startOf(today) + 60_000);
  expect(await Promise.all([guessAt(0), guessAt(1)])).toEqual([200, 200]);
});
