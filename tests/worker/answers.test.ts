import { expect } from "vitest";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { scoreOf, type ExclusionReason } from "#rules/shared/score";
import { hideNameStatements } from "../../seed/hidden-names.ts";
import { insertResults } from "../../worker/store/results.ts";
import {
  begin as start,
  beginDay,
  dealClassic,
  giveUp,
  guessAll,
  hidePlayer,
  player,
  puzzleOf,
  secretOf,
} from "./any-game.ts";
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

/** Returns the addresses that alternatives in braces make: "/api/me{,/data}". */
function expand(path: string): string[] {
  const [braces, alternatives = ""] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (braces === undefined) return [path];
  return alternatives.split(",").flatMap((each) => expand(path.replace(braces, each)));
}

/**
 * Begins a script. A line of `run` is a heading, or the names of visitors, a method unless it is GET, a path and JSON,
 * the headers of GET. "Anyone" has no cookie, and "New" gets one; all others are visitors without results, at addresses
 * of their own.
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
      const [, names = "", method, path = "", json] = /^([\w,]+) (?:([A-Z]+) )?(\S+) ?(.*)$/.exec(line) ?? [];
      const value: unknown = json ? JSON.parse(json) : undefined;
      if (line.startsWith("##")) transcript.note(line);
      else
        for (const visitor of names.split(",").map(by))
          for (const each of expand(path))
            ({ body } = await (method ? visitor.ask(method, each, value) : visitor.get(each, value as HeadersInit)));
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
  await record("Gus", "18 classic 3; 20 classic 3; 21 classic 5");
  await record("Kim", "19 classic 3; 20 classic 3; 21 classic X");
  await record("Eve", "21 classic 1 too-fast; 20 grid 9 late; 21 face 1 joined; 17 career 1 archive");
  await record("Zoe", "21 classic 3 61s; 20 classic 3; 19 classic 3; 18 classic 3");
  await run(`## Nicknames
    Ann PUT /api/me/nickname {"nickname":"  Ann "}
    Luc PUT /api/me/nickname {"nickname":"ann"}
    Luc PUT /api/me/nickname {"nickname":"Admin"}
    Luc PUT /api/me/nickname {"nickname":"Tabarnak"}
    Luc PUT /api/me/nickname {"nickname":"x"}
    Luc PUT /api/me/nickname {"nickname":"Luc"}
    Gus PUT /api/me/nickname {"nickname":"Gus"}
    Kim PUT /api/me/nickname {"nickname":"Kim"}
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

test("nicknames", async () => {
  const { run, by, compare } = await begin();
  for (const name of ["Ann", "Bob"]) await record(name, "21 classic 3");
  const choose = async (name: string, ...nicknames: string[]) => {
    for (const nickname of nicknames) await by(name).ask("PUT", "/api/me/nickname", { nickname });
    await run(`${name} /api/me`);
  };
  // Some have characters that only the operator can count.
  await choose("Ann", "e\u0301".repeat(20), "渡邊", "🏒 Go 🥅", "\u00a0 Mémé\t");
  await choose("Bob", "", "x".repeat(10_000), `ab${"\u1100".repeat(200)}`, "Tabarnak", "\u0410dmin");
  await run("## A visitor may change the spelling, and others have to choose something else");
  await choose("Ann", "ginette", "Ginette", "GINETTE!", "GINETTE!");
  await choose("Bob", "Ginette", "G1nette", "Gin\u0435tte", "Ginette 2");
  await run("## A nickname is available again after a change or its removal");
  await choose("Ann", "Zoé");
  await choose("Bob", "Ginette", "Zoe");
  await run("Ann DELETE /api/me/nickname");
  await choose("Bob", "Zoe");
  await run("## A visitor without a finished daily has none");
  await choose("Dan", "Dan");
  await run(`Anyone PUT /api/me/nickname {"nickname":"Dan"}
    Anyone DELETE /api/me/nickname`);
  await compare("nicknames");
});

test("friends' boards", async () => {
  const { run, by, write, compare } = await begin();
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
    ## A member joins another device, with the results of both`);
  await record("Pam", "29 classic 1; 28 classic 3");
  await run(`Pam POST /api/friends {"name":"Arena","nickname":"Pam"}`);
  await joinDevices(by("Cat") as Visitor, by("Pam") as Visitor);
  await run(`Pam /api/friends
    Pam ${moved}
    Pam ${moved}/weeks/2026-11-23
    ## Members leave, and the board passes on
    Ann DELETE /api/me
    Ann,Bob ${moved}
    Bob,Cat,Rudy DELETE ${moved}/members/me
    Pam DELETE /api/me
    Bob ${moved}`);
  for (const table of ["friend_boards", "friend_members", "friend_weeks", "friend_days"])
    write({ [table]: await server.value(`SELECT COUNT(*) FROM ${table}`) });
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
  const third = (player: number) => [...others, { square: 2, player }, { square: 3, player: 8471678 }];
  await storeGrids(server, TODAY, [["o", 31, [{ square: 0, player: 8471214 }]]]);
  // The third square has fewer picks, so two of them are a larger share than three of the second.
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
    Anyone POST /api/me/claim {"code":"ABCD2345"}
    Anyone POST /api/me/claim {"code":""}
    Anyone POST /api/me/claim {"code":"\\u0000"}
    Anyone POST /api/me/claim {"code":"${"x".repeat(40)}"}`);
  await joinDevices(by("Ann") as Visitor, by("Bob") as Visitor);
  const { code } = await run(`Ann,Bob /api/me
    Bob /api/leaderboard?period=all
    Bob /api/days/${TODAY}/grid/outcomes
    Bob /api/days/${TODAY}/classic/outcomes
    Ann POST /api/me/code`);
  await server.setClock(NOON + 10 * MINUTE);
  await run(`New POST /api/me/claim {"code":"${code}"}`);
  // A result that was queued before its visitor joined another, who has joined a third since.
  await joinDevices(by("Dan") as Visitor, by("Ann") as Visitor);
  await record("Bob", "17 classic 6");
  await run(`Ann /api/me
    ## Deleted
    Ann DELETE /api/me
    Ann,Bob /api/me/data
    Bob POST /api/rounds/classic {"kind":"day","day":"2026-11-20"}
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
    Anyone /api/challenges/replies/none
    ## Lost, and the best possible round`);
  const accept = async (name: string, challenge: string, guesses: number[]) =>
    (await guessAll(by(name), await start(by(name), { kind: "challenge", code: challenge }), guesses)).at(-1)?.body
      .round;
  const lost = await accept("Sam", picked, others.slice(0, 7));
  const { code: ofLost } = await run(`Sam POST /api/challenges/classic {"round":"${lost}","language":"en"}`);
  const best = await accept("Ann", ofLost, [8478402]);
  const { code: ofBest } = await run(`Anyone /nhl/unlimited-guessing-game?challenge=${ofLost}
    Ann POST /api/challenges/classic {"round":"${best}","language":"fr"}`);
  const { code: answer } = await run(`Anyone /fr/nhl/unlimited-guessing-game?challenge=${ofBest}
    Ann POST /api/challenges/classic/reply {"round":"${best}","code":"${ofLost}"}`);
  await run(`Anyone /friends?reply=${answer}
    ## Refused: of a picked player without squares, another round, another game, codes that are none, rounds given up
    Ann POST /api/challenges/classic/reply {"round":"${best}","code":"${picked}"}
    Ann POST /api/challenges/classic/reply {"round":"${best}","code":"${code}"}
    Ann POST /api/challenges/classic/reply {"round":"${best}","code":"nonsense"}
    Ann POST /api/challenges/classic/reply {"round":"${best}","code":"${"A".repeat(10_000)}"}
    Ann POST /api/challenges/roster {"round":"${best}","language":"en"}
    Ann POST /api/coach {"round":"${best}"}
    Ann POST /api/picks {"round":"${best}"}
    Ann POST /api/proofs {"round":"${best}","square":0}
    Ann POST /api/coach {"round":"x"}
    Ann POST /api/picks {"round":"x"}`);
  const yesterdays = await guessAll(by("Eve"), await beginDay(by("Eve"), "2026-11-20"), [
    await secretOf(server, "2026-11-20"),
  ]);
  const given = await giveUp(by("Sam"), (await start(by("Sam"), { kind: "challenge", code: picked })).body.round);
  const roster = player(by("Sam"), "roster");
  const missed = await roster.guess((await roster.practise()).body.round, { season: 19961997, team: "DET" });
  const quit = await roster.giveUp(missed.body.round);
  await run(`Eve POST /api/challenges/classic/reply {"round":"${yesterdays.at(-1)?.body.round}","code":"${code}"}
    Sam POST /api/challenges/classic {"round":"${given.body.round}","language":"en"}
    Sam POST /api/challenges/roster {"round":"${quit.body.round}","language":"en"}
    ## Rounds in links, and their pictures
    Anyone /nhl/daily-guessing-game?{day=2026-11-20,day=${TODAY},day=2026-11-22}&r=6780000000000000000000
    Anyone /nhl/unlimited-guessing-game?r=12800iqq2
    Anyone /nhl/roster-mystery-game?day=2026-11-20&r=162000o
    Anyone /nhl/face-reveal-game?day=2026-11-20&r=1112
    Anyone /nhl/immaculate-grid?day=2026-11-20&r=133qqq
    Anyone /img/links/en/rounds/{classic/20/6780000000000000000000,unlimited/0/12800iqq2,roster/20/162000o}.png
    Anyone /img/links/fr/rounds/{face/20/1112,grid/20/133qqq}.png`);
  await compare("challenges");
});

test("players' pages and facts", async () => {
  const { run, compare } = await begin();
  const { league } = (await server.get<{ league: string }>("/api/today")).body;
  const facts = await server.value<string>("SELECT value FROM meta WHERE name = 'facts'");
  await run(`Anyone /players/8478402-connor-mcdavid
    Anyone /players/{8459122-stephane-yelle,8452578-steve-yzerman,8447998-eric-nesterenko}
    Anyone /players/{1000019-bill-anderson,8474616-patrice-cormier}
    Anyone /players/{8450066-jacques-plante,8479343-clayton-keller,8448108-bobby-hull}
    Anyone /fr/players/{8451033-patrick-roy,8446253-gary-croteau}
    Anyone /players
    Anyone /players/letter/q
    Anyone /players/letter/m/2
    Anyone /fr/players/club/QUE
    Anyone /fr/players/country/{NO,SI}
    ## For navigation in the browser
    Anyone /api/players/page?language=fr&path=/players/{8471679,8451033-x}
    Anyone /api/players/page?language=en&path=/players/country/ZZ
    Anyone /api/players/page?language=de&path=/players
    Anyone /api/players/cards/8447400-8478402-8999999?language=fr
    Anyone /api/players/cards/8447400-8447400?language=fr
    Anyone /api/players/cards/8476454-8476945-8475752-8475764-8474730-8476779-8445044-8468090-8485511-8450643?language=en
    ## Puzzles with a player: answers of yesterday, today and tomorrow
    Anyone /api/players/${await secretOf(server, "2026-11-20")}/puzzles?running=classic.2026-11-20`);
  for (const day of ["2026-11-20", TODAY, "2026-11-22"])
    for (const game of ["classic", "face", "career"] as const)
      await run(`Anyone /api/players/${(await puzzleOf(server, day, game)).answer}/puzzles`);
  await run(`## Facts for the browser
    Anyone /api/leagues/${league}/columns
    Anyone /api/leagues/000000000000/columns
    Anyone /api/people
    Anyone /api/{people,careers,seasons}?facts={${facts},older}
    Anyone /api/seasons/19981999/COL
    Anyone /api/seasons/20042005/DET`);
  await compare("players");
});

test("reminders and calendars", async () => {
  const service = simulatePush();
  const { run, by, write, compare } = await begin();
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
  await run(`## Subscribed, changed, and refused
    Anyone /api/reminders/key`);
  await ask("Max", "max", { zone: "america/montreal" });
  await ask("Ann", "ann", { streak: true });
  for (const more of [{}, { language: "fr", hour: 9 }]) await ask("Luc", "luc", more);
  for (const name of ["Bob", "Zoe"]) await ask(name, name, { puzzles: false, streak: true });
  await ask("New", "new", { zone: "Europe/Paris", hour: 15 });
  for (const more of [
    { hour: 24 },
    { hour: 7.5 },
    { zone: "Mars/Olympus" },
    { language: "de" },
    { puzzles: false },
    { key: "BAAA" },
  ])
    await ask("Ann", "refused", more);
  const moved = service.subscribe("moved");
  // A place on another site, and a key that is not on the curve.
  for (const more of [
    { endpoint: "https://evil.example/1" },
    { keys: { ...moved.keys, p256dh: `B${"A".repeat(86)}` } },
  ])
    await ask("Ann", "refused", { subscription: { ...moved, ...more } });
  const at = (browser: string) => JSON.stringify({ endpoint: moved.endpoint.replace("moved", browser) });
  await run(`Anyone POST /api/reminders/mine ${at("ann")}
    Anyone POST /api/reminders/mine ${at("luc")}
    Anyone POST /api/reminders/mine ${at("unknown")}
    ## What browsers receive, hour by hour`);
  const move = JSON.stringify({ from: moved.endpoint.replace("moved", "ann"), to: moved });
  // Eight in Toronto is 13:00 UTC in winter.
  for (const [hour, count] of [
    [0, 0],
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
    // Each is sent once, however often the cron runs.
    for (let times = 0; times < 2; times++) await server.trigger("queue-reminders", now);
    const sent: string[] = [];
    await expect.poll(() => sent.push(...service.takeRequests()) || sent.length).toBe(count);
    const received = service.takeReceived().toSorted((one, other) => (one.browser < other.browser ? -1 : 1));
    for (const { browser, notice, headers, claims, size, key: signer } of received) {
      const { ttl, topic, urgency, "content-encoding": encoding } = Object.fromEntries(headers);
      const [seconds, sub] = [claims.exp - now / 1000, claims.sub.replace(server.url.origin, "http://site")];
      write({ at: new Date(now), browser, notice, encoding, size, ttl, topic, urgency });
      write({ ...claims, exp: seconds, sub, isSigned: signer === key });
    }
  }
  await run(`## Exported, joined and deleted with their visitors
    Luc /api/me/data`);
  await joinDevices(by("Luc") as Visitor, by("Max") as Visitor);
  await run(`Max /api/me/data
    Max DELETE /api/me`);
  write({ reminders: await server.sql("SELECT endpoint FROM reminders ORDER BY id") });
  await run(`## Stopped
    Anyone POST /api/reminders/stop ${at("moved")}
    Anyone POST /api/reminders/mine ${at("moved")}
    ## Calendars
    Anyone https://deke.example/reminders.ics?hour=7&games=grid,classic&lang=fr&from=2026-11-22
    Anyone https://deke.example/reminders.ics?hour=19&zone=america/montreal
    Anyone https://deke.example/reminders.ics?hour={25,7&games=chess,7&lang=de,7&from=2026-13-01}`);
  service.close();
  await compare("reminders");
});

test("pages", async () => {
  const { run, compare } = await begin();
  const game = "/nhl/daily-guessing-game";
  await run(`## Addresses
    Anyone {/,/?from=friend}
    Anyone {,/fr}${game}?day=2026-11-{20,01}
    Anyone {${game},/nhl/unlimited-guessing-game,/nhl/legends-game,/fr/nhl/legends-game?day=2026-11-01}
    Anyone /nhl/immaculate-grid{?day=2026-11-22,?day=%3Cscript%3E}
    Anyone /fr/nhl/face-reveal-game?practice
    Anyone {/leaderboard,/fr/friends/AAAAAAAAAAAAAAAA,/hockey-insights/rocket-to-mcdavid,/hockey-insights/nothing}
    Anyone {/nothing,/nhl,/fr/nothing,${game}/again,/%E0%A4%A}
    Anyone /players/{connor-mcdavid,letter/M,letter/m/0,club/XXX,country/ZZ,8478402-connor-mcdavid/more,%E0%A4%A}
    Anyone /fr/players/{8999999,letter/m/11}
    Anyone {/assets/gone-0123.js,/written/en/home.json}
    Anyone https://deke.example/{nhl/daily-guessing-game,api/nothing,img/players/8478402,robots.txt}
    ## Shared rounds
    Anyone ${game}?{day=2026-11-20&r=138,r=%00,r=${"m".repeat(500)}}
    Anyone ${game}?{challenge=nonsense,challenge=,reply=${"A".repeat(5000)}}
    ## Cookies, of which some say which games a visitor has played
    Anyone / {"Cookie":"played=grid.sweater"}
    Anyone /fr {"Cookie":"played=grid"}
    Anyone ${game} {"Cookie":"played=classic.grid"}
    Anyone /nhl/unlimited-guessing-game {"Cookie":"played="}
    Anyone /nhl/unlimited-guessing-game {"Cookie":"played=classic"}
    Anyone /nhl/face-reveal-game?practice {"Cookie":"played=face"}
    Anyone /nhl/face-reveal-game?practice {"Cookie":"played=sweater"}
    ## At English addresses: the choice, the browser's preference, English
    Anyone ${game} {"Accept-Language":"de-DE,de;q=0.9"}
    Anyone ${game} {"Accept-Language":"fr-CA,fr;q=0.9,en;q=0.8"}
    Anyone ${game} {"Accept-Language":"en;q=0.3,fr-FR;q=0.8"}
    Anyone ${game} {"Accept-Language":"fr;q=0,en;q=0.1"}
    Anyone ${game} {"Accept-Language":"fr;q=0"}
    Anyone ${game} {"Accept-Language":"fr-CA","Cookie":"language=en"}
    Anyone ${game} {"Accept-Language":"en-CA","Cookie":"language=fr"}
    Anyone ${game} {"Cookie":"language=klingon"}
    Anyone /{,?day=2026-11-03} {"Accept-Language":"fr"}
    ## At French addresses: the choice, French, whatever the browser prefers
    Anyone /fr${game} {"Accept-Language":"en-CA"}
    Anyone /fr{${game},?from=friend} {"Cookie":"language=en"}
    ## Never to another site
    Anyone https://deke.example/fr//evil.example {"Cookie":"language=en"}
    Anyone https://deke.example//evil.example/ {"Cookie":"language=en"}
    Anyone https://deke.example//evil.example {"Cookie":"language=fr"}
    ## Players and lists have one address each, for ever
    Anyone {/fr/,${game}/,/players/letter/m/1,/fr/players/letter/m/2/,/fr/players/8478402-x?from=friend}
    Anyone /players/{8478402,8478402-wayne-gretzky,8478402-connor-mcdavid/}
    ## Files for crawlers
    Anyone {/robots.txt,/sitemap.xml,/feed.xml,/fr/feed.xml}
    Anyone /sitemap-players{,-x,-no}.xml
    ## Pictures
    Anyone /img/players/{8478402,8999999,84784022,mcdavid,8478402%2F..}
    Anyone /img/marks/{current,past,future,current/EDM}
    Anyone /img/{,nothing,teams/EDM}
    Anyone /img/cards/en/{classic/20.png,classic/0.png,classic/22.png,classic/1.jpg,legends/4.png,constructor/1.png}
    Anyone /img/cards/de/classic/1.png
    Anyone /img/links/en/rounds/{classic/20/138,classic/99999/138000,face/20/1118,nothing/21/138}.png
    Anyone /img/links/{de/rounds/classic/21/138,en/challenges/none,en/challenges/${"A".repeat(5000)},fr/replies/none}.png`);
  await server.setClock("2026-11-22T00:00:00Z");
  await run(`## At midnight
    Anyone {${game},/nhl/legends-game,/img/cards/fr/grid/22.png}`);
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
    Ann POST /api/feedback {"name":" Ann ","email":" ann@example.com ","message":"\\n Great! \\n","website":""}
    Ann POST /api/feedback {"message":"","website":"a bot"}
    Ann POST /api/feedback {"message":"🏒 '); DROP TABLE feedback; -- \\u0000 \\ud800","name":"","email":""}
    Ann POST /api/feedback {"message":" \\n\\t \\u200b\\u00a0"}
    Ann POST /api/feedback {"name":"Ann"}`);
  const [longest, local] = [`${"e".repeat(242)}@example.org`, ["a@b.ca", "o'brien@example.co.uk"]];
  const broken = ["ann", "ann@", "@example.org", "ann@example", "a b@example.org", "a@b@example.org", "a@example..org"];
  for (const email of [...local, "prénom.nom+deke@sous.domaine.québec", longest, `e${longest}`, ...broken])
    await by("Bob").post("/api/feedback", { email, message: "Hi" });
  for (const more of [{ name: "n".repeat(100) }, { name: "n".repeat(101) }, { message: "é".repeat(4000) }])
    await by("Eve").post("/api/feedback", { message: "Hi", ...more });
  await by("Eve").post("/api/feedback", { message: "m".repeat(4001) });
  write(await server.sql("SELECT name, email, message, sent_at FROM feedback ORDER BY id"));
  await run(`
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
    Anyone POST /api/rounds/constructor {"kind":"day","day":"${TODAY}"}
    Anyone POST /api/rounds/classic {"kind":"challenge"}
    Anyone POST /api/rounds/classic {"kind":"practice","filter":{"players":"team","team":"Montréal"}}
    Anyone POST /api/rounds/legends {"kind":"practice","filter":{"players":"everyone","since":1950}}
    Anyone POST /api/rounds/legends {"kind":"practice","filter":{"players":"everyone","since":"1967"}}
    Anyone POST /api/rounds/career {"kind":"practice","filter":{"players":"everyone","since":1967}}
    Anyone POST /api/rounds/classic/guess {"guess":1}
    Anyone POST /api/rounds/classic/guess {"round":"","guess":1,"hard":"very"}
    Anyone POST /api/rounds/classic/hint {}
    Anyone POST /api/rounds/classic/hint {"round":"x"}
    Anyone POST /api/rounds/classic
    Anyone DELETE /
    Anyone HEAD /leaderboard
    Anyone {/api/nothing,/api/rounds/classic}
    Anyone /api/days/{2026-11-22/classic,2026-11-1/classic,${TODAY}/chess,${TODAY}/toString,2026-11-20/legends/outcomes}
    Anyone /api/leaderboard?{period=year,period=constructor,game=chess,game=constructor}
    Anyone /api/players/8478402/puzzles?running={x,classic.2026-13-01,hockey.2026-11-20}
    Anyone /api/players/8478402/puzzles?running=classic.2026-11-20,
    Anyone /api/players/cards/{gretzky?language=en,847?language=en,8447400,8447400?language=de}
    Anyone /api/players/cards/${Array.from({ length: 11 }, (_, at) => 8447400 + at).join("-")}?language=en
    Anyone /api/players/page?language=fr{,&path=/leaderboard,&path=/players/8999999}
    Anyone /api/seasons/{20012002/VGK,2001-02/DET,20012002/'%3B%20--}
    Anyone /api/friends/AAAAAAAAAAAAAAAA{,/weeks/2026-11-16}`);
  const anyone = by("Anyone");
  for (const [body, type] of [
    ["{", "application/json"],
    ["", "application/json"],
    ["kind=day", "application/x-www-form-urlencoded"],
    [`{"kind":"day","day":"${TODAY}"}`, "text/plain"],
  ])
    await anyone.send("/api/rounds/classic", { method: "POST", headers: { "Content-Type": type ?? "" }, body });
  await run(`Anyone /api/me {"Cookie":"deke_visitor=forged"}
    ## Too many requests`);
  await server.limit(true);
  await run("Ann,Ann,Ann,Ann,Ann,Ann,Ann /api/leaderboard");
  await server.limit(false);
  await compare("service");
});
