import { expect } from "vitest";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { scoreOf, type ExclusionReason } from "#rules/shared/score";
import { hideNameStatements } from "../../seed/hidden-names.ts";
import { insertResults } from "../../worker/store/results.ts";
import { beginDay, dealClassic, guessAll, hidePlayer, puzzleOf, secretOf } from "./any-game.ts";
import { simulatePush } from "./push-service.ts";
import type { Server } from "./server.ts";
import { HOUR, MINUTE, NOON, serverAt, test, TODAY } from "./shared.ts";
import { openTranscript } from "./transcript.ts";
import { cookieOf, finishedRound, fromAddress, idOf, joinDevices, storeGrids, visit, type Visitor } from "./visitor.ts";

// What the API and the pages answer, compared with the text files in ./answers: any change of an answer, header, order,
// date or word is seen. After an intended one, `npx vitest run --project worker answers -u` writes the files; read their
// difference with the rules in docs/games.md.

const server = serverAt();
test.beforeAll(() => server.runCron(`${TODAY}T00:00:00Z`));

/**
 * Begins a script. A line of `run` is a heading, or the names of visitors, a method unless it is GET, a path and JSON.
 * "Anyone" has no cookie, and "New" gets one; all others are visitors without results, at addresses of their own.
 */
async function begin() {
  await server.coldStart();
  const { as, ...transcript } = await openTranscript(server);
  const visitors = new Map<string, Server>([["Anyone", as("Anyone", server)]]);
  const known = (name: string) =>
    visit(fromAddress(server, `192.0.2.${visitors.size}`), name === "New" ? null : cookieOf(idOf(name)));
  const by = (name: string): Server => {
    const visitor = visitors.get(name) ?? as(name, known(name));
    visitors.set(name, visitor);
    return visitor;
  };
  async function run(script: string): Promise<Record<"code" | "round", string>> {
    let body: unknown;
    for (const line of script.trim().split(/\n\s*/)) {
      const [, names = "", method = "GET", path = "", json] = /^([\w,]+) (?:([A-Z]+) )?(\S+) ?(.*)$/.exec(line) ?? [];
      const value: unknown = json ? JSON.parse(json) : undefined;
      if (line.startsWith("##")) transcript.note(line);
      else for (const name of names.split(",")) ({ body } = await by(name).ask(method, path, value));
    }
    return body as never;
  }
  return { ...transcript, by, run };
}

/** Records rounds of November as the Worker does: "21 classic 3; 20 grid 7 50s late", lost with X. */
const record = (name: string, rounds: string) =>
  insertResults(
    server.env,
    rounds.split("; ").map((written) => {
      const [date = "", game = "", made = "", ...more] = written.split(" ");
      const config = GAME_CONFIG[game as GameName];
      const day = `2026-11-${date.padStart(2, "0")}`;
      const [guesses, correct] =
        game === "grid" ? [9, Number(made)] : made === "X" ? [config.limit, 0] : [Number(made), 1];
      const [hint, hard] = [more.includes("hint"), more.includes("hard")];
      const ending = { won: correct >= config.toWin, guesses, correct, hint, hard };
      const mark = (more.find((word) => /^(late|too-fast|joined)$/.test(word)) ?? null) as ExclusionReason | null;
      return finishedRound({
        visitor: idOf(name),
        game: game as GameName,
        day,
        ...ending,
        mark,
        score: scoreOf(config, ending),
        kind: more.includes("archive") ? "archive" : "daily",
        tookMs: 1000 * Number(more.find((word) => /^\d+s$/.test(word))?.slice(0, -1) ?? 60),
        squares: "m".repeat(guesses),
        picks:
          game === "grid" ? Array.from({ length: correct }, (_, at) => ({ square: at, player: 8471675 + at })) : null,
        finishedAt: Date.parse(`${day}T12:00:00Z`),
      });
    }),
  );

/** Returns rounds of Classic on days in a row. */
const daily = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at} classic 4`).join("; ");

test("leaderboards", async () => {
  const { run, compare } = await begin();
  await record(
    "Ann",
    "21 classic 3 62s; 20 classic 2; 19 classic X; 15 classic 1; 10 classic 1 archive; 21 grid 7; 15 legends 2",
  );
  await record(
    "Bob",
    "21 classic 3; 21 roster 1 too-fast; 20 classic 1 late; 18 classic 1 archive; 16 face 2; 14 face 1",
  );
  await record("Luc", "21 classic 3 59s hint; 20 classic 4 hard; 21 grid 7 50s");
  await record("Rudy", "21 classic 1 9s");
  await record("Eve", "21 classic 1 too-fast; 20 grid 9 late; 21 face 1 joined; 17 career 1 archive");
  await record("Zoe", "21 classic 3 61s; 20 classic 3; 19 classic 3; 18 classic 3");
  await run(`## Nicknames
    Ann PUT /api/me/nickname {"nickname":"  Ann "}
    Luc PUT /api/me/nickname {"nickname":"ann"}
    Luc PUT /api/me/nickname {"nickname":"Admin"}
    Luc PUT /api/me/nickname {"nickname":"Tabarnak"}
    Luc PUT /api/me/nickname {"nickname":"x"}
    Luc PUT /api/me/nickname {"nickname":"Luc"}
    Eve PUT /api/me/nickname {"nickname":"Eve"}
    Zoe PUT /api/me/nickname {"nickname":"Zoé"}
    Anyone PUT /api/me/nickname {"nickname":"Nobody"}
    Rudy PUT /api/me/nickname {"nickname":"Rude Rudy"}`);
  await server.execute(hideNameStatements("Rude Rudy", NOON));
  await run(`Rudy PUT /api/me/nickname {"nickname":"rude rudy"}
    ## Every board as a stranger, a visitor with a nickname and one without see it`);
  for (const query of ["", "?period=week", "?period=all"])
    for (const game of ["all", "classic", "legends"])
      await run(`Anyone,Ann,Bob /api/leaderboard${query}${query === "" ? "?" : "&"}game=${game}`);
  await run(`Rudy,Eve /api/leaderboard?game=classic
    Rudy,Eve /api/leaderboard?period=all
    ## A nickname is set and removed, and a visitor is deleted
    Bob PUT /api/me/nickname {"nickname":"Bob"}
    Ann DELETE /api/me/nickname
    Luc DELETE /api/me`);
  await server.coldStart();
  await run(`Bob,Ann /api/leaderboard?game=classic
    Bob,Ann /api/leaderboard?period=all`);
  for (const [day, name] of [
    ["22", "Sunday"],
    ["23", "Monday"],
  ] as const) {
    await server.setClock(`2026-11-${day}T00:00:00Z`);
    await run(`## On ${name}
      Anyone,Ann /api/leaderboard
      Anyone,Ann /api/leaderboard?period=week&game=classic
      Anyone,Ann /api/leaderboard?period=week&game=legends`);
  }
  await compare("leaderboards");
});

test("friends' boards", async () => {
  const { run, compare } = await begin();
  await record("Ann", `${daily(9, 16)}; 19 classic X; 20 grid 2; 20 roster 4`);
  await record(
    "Bob",
    "12 classic 1; 16 classic 3; 17 grid 9; 18 face 1 too-fast; 18 classic 2 archive; 19 career 1 late",
  );
  await record("Bob", "20 grid 3; 20 classic 4");
  const { code } = await run(`## A board is made, seen and joined
    Eve POST /api/friends {"name":"The Basement","nickname":"Eve"}
    Ann POST /api/friends {"name":"x","nickname":"Ann"}
    Ann POST /api/friends {"name":"${"x".repeat(31)}","nickname":"Ann"}
    Ann POST /api/friends {"name":"The Basement","nickname":"Admin"}
    Ann POST /api/friends {"name":" The Basement ","nickname":"Ann"}`);
  const board = `/api/friends/${code}`;
  await run(`Bob ${board}
    Anyone /api/friends/nonsense
    Bob POST ${board}/members {"nickname":"ann"}`);
  for (const [at, name] of ["Bob", "Cat", "Rude Rudy", "New"].entries()) {
    await server.setClock(NOON + (at + 1) * MINUTE);
    await run(`${name.replace("Rude ", "")} POST ${board}/members {"nickname":"${name}"}`);
  }
  await server.execute(hideNameStatements("Rude Rudy", NOON));
  await run(`Bob POST ${board}/members {"nickname":"Bob again"}
    Dan POST ${board}/members {"nickname":"Rude Rudy"}
    Rudy PUT ${board}/members/me {"nickname":"Rude Rudy"}
    Bob POST /api/friends {"name":"Another","nickname":"Rude Rudy"}`);
  await record("Ann", "21 classic 3; 21 grid 7; 21 face 2 too-fast");
  await record("Cat", "21 classic 3; 16 classic 3; 17 grid 9; 20 grid 3; 20 classic 4");
  await run(`## The board in its first week, before and after Bob has finished today's Classic
    Ann,Bob,New,Dan,Anyone ${board}`);
  await record("Bob", "21 classic 3");
  const member = (name: string) => server.value<string>("SELECT member FROM friend_members WHERE nickname = ?", name);
  const renewed = await run(`Bob ${board}
    Ann ${board}/weeks/2026-11-16
    Ann ${board}/weeks/2026-11-09
    Ann ${board}/weeks/2026-11-23
    Ann ${board}/weeks/2026-11-17
    Ann ${board}/weeks/soon
    Ann,Bob,Dan,New /api/friends
    ## Only the maker manages it
    Bob PUT ${board} {"name":"Mine"}
    Bob POST ${board}/link
    Bob DELETE ${board}/members/${await member("Cat")}
    Ann PUT ${board} {"name":"Rink rats"}
    Bob PUT ${board}/members/me {"nickname":"Cat"}
    Bob PUT ${board}/members/me {"nickname":"Bobby"}
    Ann DELETE ${board}/members/${await member("New")}
    Ann DELETE ${board}/members/${await member("Ann")}
    Ann POST ${board}/link`);
  const moved = `/api/friends/${renewed.code}`;
  await run(`Bob,New,Dan ${board}
    Bob,New,Dan ${moved}
    New POST ${moved}/members {"nickname":"New"}
    New POST ${board}/members {"nickname":"New"}
    New PUT ${moved}/members/me {"nickname":"Ghost"}
    New,Bob /api/friends
    Rudy,New /api/me/data
    ## Next week, and a week without points`);
  for (const day of ["2026-11-23", "2026-11-30"]) {
    await server.setClock(`${day}T00:00:00Z`);
    await run(`Ann ${moved}`);
  }
  await run(`Bob ${moved}/weeks/2026-11-16
    Bob ${moved}/weeks/2026-11-23
    ## Members leave, and the board passes on
    Ann DELETE /api/me
    Ann,Bob ${moved}
    Bob,Cat,Rudy DELETE ${moved}/members/me
    Bob ${moved}`);
  await compare("friends");
});

test("one's own data", async () => {
  const { run, by, compare } = await begin();
  await record(
    "Ann",
    "21 grid 1; 18 classic 3 hint; 19 grid 9; 19 classic 1 too-fast; 20 legends 2 archive; 20 grid 2",
  );
  await record("Bob", "18 classic 5; 20 classic 2 hard; 21 classic 4");
  const others = [
    { square: 0, player: 8471675 },
    { square: 1, player: 8471214 },
  ];
  const third = (player: number) => [...others, { square: 2, player }];
  await storeGrids(server, TODAY, [["o", 31, others]]);
  // Fewer found somebody for the third square, so two are a larger share there than three for the second.
  await storeGrids(server, "2026-11-19", [
    ["o", 28, others],
    ["p", 2, [{ square: 1, player: 8471676 }]],
    ["q", 29, third(8471214)],
    ["r", 1, third(8471677)],
  ]);
  const { round } = await run(`Ann PUT /api/me/nickname {"nickname":"Ann"}
    Bob PUT /api/me/nickname {"nickname":"Bob"}
    Bob /api/leaderboard?period=all
    Ann POST /api/rounds/classic {"kind":"day","day":"${TODAY}"}`);
  await run(`Ann POST /api/rounds/classic/guess ${JSON.stringify({ round, guess: 8478402, hard: true })}
    ## Of a visitor, and of one without results
    Ann,Anyone /api/me
    Ann,Anyone /api/me/data
    Ann,Anyone /api/me/data.csv
    Ann,Anyone /api/me/rarest
    ## A code for another device
    Anyone POST /api/me/code
    Anyone POST /api/me/claim {"code":"ABCD2345"}`);
  await joinDevices(by("Ann") as Visitor, by("Bob") as Visitor);
  const { code } = await run(`Ann,Bob /api/me
    Bob /api/leaderboard?period=all
    Bob /api/days/${TODAY}/grid/outcomes
    Bob /api/days/${TODAY}/classic/outcomes
    Ann POST /api/me/code`);
  await server.setClock(NOON + 10 * MINUTE);
  await run(`New POST /api/me/claim {"code":"${code}"}
    ## Deleted
    Ann DELETE /api/me
    Ann,Bob /api/me/data
    Ann POST /api/me/code`);
  await compare("me");
});

test("challenges and shared links", async () => {
  const { run, by, compare } = await begin();
  const { others, secret } = await dealClassic(server, TODAY);
  const play = async (name: string, misses: number) => {
    const begun = await beginDay(by(name), TODAY);
    await server.setClock(NOON + MINUTE);
    return (await guessAll(by(name), begun, [...others.slice(0, misses), secret])).at(-1)?.body.round;
  };
  const begun = (await beginDay(by("Sam"), TODAY)).body.round;
  await run(`Sam POST /api/challenges/classic {"round":"${begun}","language":"en"}`);
  const sams = await play("Sam", 2);
  await server.settle();
  const { code } = await run(`## Its link, and the reply
    Sam PUT /api/me/nickname {"nickname":"Sam"}
    Sam POST /api/challenges/classic {"round":"${sams}","language":"fr"}`);
  const early = (await beginDay(by("Ann"), TODAY)).body.round;
  await run(`Ann POST /api/challenges/classic/reply {"round":"${early}","code":"${code}"}`);
  const anns = await play("Ann", 7);
  const reply = await run(`Anyone /nhl/daily-guessing-game?day=${TODAY}&challenge=${code}
    Anyone /fr/nhl/daily-guessing-game?day=${TODAY}&challenge=${code}
    Ann POST /api/challenges/classic/reply {"round":"${anns}","code":"${code}"}`);
  const picked = (await hidePlayer(server, 8478402)).body.code;
  await run(`Anyone /api/challenges/replies/${reply.code}
    Anyone /friends?reply=${reply.code}
    Anyone /fr/friends?reply=${reply.code}
    ## Of a picked player
    Sam POST /api/challenges/classic {"secret":8478402,"language":"en"}
    Sam POST /api/challenges/legends {"secret":8447400,"language":"en"}
    Sam POST /api/challenges/classic {"secret":8447400,"language":"en"}
    Sam POST /api/challenges/grid {"secret":1,"language":"en"}
    Anyone /nhl/unlimited-guessing-game?challenge=${picked}
    Ann POST /api/challenges/classic/reply {"round":"${anns}","code":"${picked}"}
    Anyone /api/challenges/replies/none`);
  await compare("challenges");
});

test("players' pages and facts", async () => {
  const { run, compare } = await begin();
  const { league } = (await server.get<{ league: string }>("/api/today")).body;
  const facts = await server.value<string>("SELECT value FROM meta WHERE name = 'facts'");
  await run(`Anyone /players/8478402-connor-mcdavid
    Anyone /players/8459122-stephane-yelle
    Anyone /fr/players/8451033-patrick-roy
    Anyone /players
    Anyone /players/letter/q
    Anyone /players/letter/m/2
    Anyone /fr/players/club/QUE
    Anyone /fr/players/country/NO
    ## For navigation in the browser
    Anyone /api/players/page?language=fr&path=/players/8471679
    Anyone /api/players/page?language=en&path=/players/country/ZZ
    Anyone /api/players/page?language=de&path=/players
    Anyone /api/players/cards/8447400-8478402-8999999?language=fr
    Anyone /api/players/cards/8447400-8447400?language=fr
    ## Puzzles with a player: answers of yesterday, today and tomorrow
    Anyone /api/players/${await secretOf(server, "2026-11-20")}/puzzles?running=classic.2026-11-20`);
  for (const day of ["2026-11-20", TODAY, "2026-11-22"])
    for (const game of ["classic", "face", "career"] as const)
      await run(`Anyone /api/players/${(await puzzleOf(server, day, game)).answer}/puzzles`);
  await run(`## Facts for the browser
    Anyone /api/leagues/${league}/columns
    Anyone /api/leagues/000000000000/columns
    Anyone /api/people
    Anyone /api/people?facts=${facts}
    Anyone /api/careers?facts=${facts}
    Anyone /api/seasons?facts=${facts}
    Anyone /api/seasons/19981999/COL
    Anyone /api/seasons/20042005/DET`);
  await compare("players");
});

test("reminders and calendars", async () => {
  const service = simulatePush();
  const { run, write, compare } = await begin();
  const { key } = (await server.get<{ key: string }>("/api/reminders/key")).body;
  const usual = { key, language: "en", hour: 8, zone: "America/Toronto", puzzles: true, streak: false };
  const ask = (who: string, browser: string, more: object = {}) =>
    run(`${who} PUT /api/reminders ${JSON.stringify({ subscription: service.subscribe(browser), ...usual, ...more })}`);
  await record("Ann", "18 classic 3; 19 classic X; 20 grid 9; 17 classic 3 archive");
  await record("Luc", "20 classic 3; 21 classic 3; 21 grid 4; 21 career 3; 21 face 2");
  // A freeze is spent, and another is left.
  await record("Bob", `${daily(12, 18)}; 20 classic 3`);
  await record("Zoe", daily(14, 20));
  await record("Max", "21 classic 3; 21 roster X; 21 face 3; 21 career 3; 21 grid 3");
  await run("## Subscribed, changed, and refused");
  await ask("Max", "max");
  await ask("Ann", "ann", { streak: true });
  for (const more of [{}, { language: "fr", hour: 9 }]) await ask("Luc", "luc", more);
  for (const name of ["Bob", "Zoe"]) await ask(name, name, { puzzles: false, streak: true });
  await ask("New", "new", { zone: "Europe/Paris", hour: 15 });
  for (const more of [{ hour: 24 }, { zone: "Mars/Olympus" }, { language: "de" }, { puzzles: false }, { key: "BAAA" }])
    await ask("Ann", "refused", more);
  const moved = service.subscribe("moved");
  await ask("Ann", "refused", { subscription: { ...moved, endpoint: "https://evil.example/1" } });
  const at = (browser: string) => JSON.stringify({ endpoint: moved.endpoint.replace("moved", browser) });
  await run(`Anyone POST /api/reminders/mine ${at("ann")}
    Anyone POST /api/reminders/mine ${at("luc")}
    Anyone POST /api/reminders/mine ${at("unknown")}
    ## What browsers receive, hour by hour`);
  const move = JSON.stringify({ from: moved.endpoint.replace("moved", "ann"), to: moved });
  for (const [hour, count] of [
    [1, 1],
    [2, 2],
    [9, 0],
    [10, 2],
    [25, 2],
    [26, 2],
  ] as const) {
    const now = NOON + hour * HOUR;
    await server.setClock(now);
    if (hour === 25)
      await run(`Anyone POST /api/reminders/move ${move.replace(moved.endpoint, "https://evil.example/1")}
        Anyone,Anyone POST /api/reminders/move ${move}`);
    await server.trigger("queue-reminders", now);
    const sent: string[] = [];
    await expect.poll(() => sent.push(...service.takeRequests()) || sent.length).toBe(count);
    const received = service.takeReceived().toSorted((one, other) => (one.browser < other.browser ? -1 : 1));
    for (const { browser, notice, headers, claims } of received) {
      const { ttl, topic, urgency } = Object.fromEntries(headers);
      write({ at: new Date(now), browser, notice, ttl, topic, urgency, exp: claims.exp - now / 1000 });
    }
  }
  await run(`## Stopped
    Anyone POST /api/reminders/stop ${at("moved")}
    Anyone POST /api/reminders/mine ${at("moved")}
    ## Calendars
    Anyone https://deke.example/reminders.ics?hour=7&games=grid,classic&lang=fr&from=2026-11-22
    Anyone https://deke.example/reminders.ics?hour=19&zone=america/montreal
    Anyone https://deke.example/reminders.ics?hour=25
    Anyone https://deke.example/reminders.ics?hour=7&games=chess`);
  service.close();
  await compare("reminders");
});

test("pages", async () => {
  const { run, by, note, compare } = await begin();
  const game = "/nhl/daily-guessing-game";
  await run(`## Addresses
    Anyone /
    Anyone ${game}
    Anyone /fr${game}?day=2026-11-20
    Anyone /nhl/legends-game?day=2026-11-01
    Anyone /nhl/immaculate-grid?day=2026-11-22
    Anyone /fr/nhl/face-reveal-game?practice
    Anyone /leaderboard
    Anyone /fr/friends/AAAAAAAAAAAAAAAA
    Anyone /hockey-insights/nothing
    Anyone /fr/players/8999999
    Anyone /nothing
    Anyone /assets/gone-0123.js
    Anyone /nhl/immaculate-grid/
    Anyone /fr/players/8478402-x?from=friend
    Anyone /players/letter/m/1
    Anyone https://deke.example${game}
    ## Shared rounds
    Anyone ${game}?day=2026-11-20&r=138
    Anyone ${game}?r=%00
    Anyone ${game}?challenge=nonsense`);
  note("## Cookies and languages");
  await by("Anyone").get("/", { Cookie: "played=grid.sweater" });
  await by("Anyone").get(game, { Cookie: "played=classic.grid" });
  await by("Anyone").get(game, { "Accept-Language": "fr-CA,fr;q=0.9" });
  await by("Anyone").get(`/fr${game}`, { Cookie: "language=en" });
  await run(`## Files for crawlers
    Anyone /robots.txt
    Anyone /sitemap.xml
    Anyone /feed.xml
    Anyone /sitemap-players.xml
    Anyone /sitemap-players-x.xml
    Anyone /sitemap-players-no.xml`);
  await compare("pages");
});

test("the service", async () => {
  const { run, by, note, write, usual, compare } = await begin();
  note("## Headers of all answers, which are written only if they are missing or differ");
  write(usual);
  note("## The day, and its health");
  for (const at of [`${TODAY}T00:00:00Z`, `${TODAY}T23:59:59Z`, "2026-11-22T00:59:59Z", "2026-11-22T01:00:00Z"]) {
    await server.setClock(at);
    await run(`Anyone /api/today
      Anyone /api/health`);
  }
  await server.setClock(NOON);
  await run(`Anyone POST /api/today
    New POST https://deke.example/api/rounds/classic {"kind":"day","day":"${TODAY}"}
    ## Feedback
    Ann POST /api/feedback {"name":" Ann ","email":"ann@example.com","message":" Great!\\n"}
    Ann POST /api/feedback {"message":" "}
    Ann POST /api/feedback {"email":"ann","message":"Great!"}
    Ann POST /api/feedback {"name":"${"x".repeat(101)}","message":"Great!"}
    Ann POST /api/feedback {"message":"${"x".repeat(5001)}"}
    Ann POST /api/feedback {"message":"","website":"x"}
    ## Refused
    Anyone POST /api/rounds/classic []
    Anyone POST /api/rounds/classic {"kind":"yesterday"}
    Anyone POST /api/rounds/classic {"kind":"practice"}
    Anyone POST /api/rounds/classic {"kind":"${"x".repeat(16_384)}"}
    Anyone POST /api/rounds/chess {"kind":"day","day":"${TODAY}"}
    Anyone POST /api/rounds/classic {"kind":"day","day":"2026-11-22"}
    Anyone POST /api/rounds/classic {"kind":"day","day":"2026-10-31"}
    Anyone POST /api/rounds/classic {"kind":"day","day":"2026-11-31"}
    Anyone POST /api/rounds/classic {"kind":"day","day":""}
    Anyone POST / {}
    Anyone POST /api/nothing {}
    Anyone /api/days/2026-11-22/classic
    Anyone /api/days/${TODAY}/chess
    Anyone /api/days/2026-11-20/legends/outcomes
    Anyone /api/leaderboard?period=year
    Anyone /api/leaderboard?game=chess
    Anyone /api/players/8478402/puzzles?running=x
    Anyone HEAD /leaderboard`);
  const anyone = by("Anyone");
  for (const [body, type] of [
    ["{", "application/json"],
    ["", "application/json"],
    [`{"kind":"day","day":"${TODAY}"}`, "text/plain"],
  ])
    await anyone.send("/api/rounds/classic", { method: "POST", headers: { "Content-Type": type ?? "" }, body });
  await anyone.get("/api/me", { Cookie: "deke_visitor=forged" });
  note("## Too many requests");
  await server.limit(true);
  await run("Ann,Ann,Ann,Ann,Ann,Ann,Ann /api/leaderboard");
  await server.limit(false);
  await compare("service");
});
