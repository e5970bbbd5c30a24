import { addDays, startOf } from "#rules/shared/day";
import { GAME_CONFIG, GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { puzzleDurationDays } from "#rules/shared/schedule";
import { player, puzzleDay, puzzleOf, type Played } from "./any-game.ts";
import type { Server } from "./server.ts";
import { MINUTE, NOON, serverAt, test, TODAY } from "./shared.ts";
import { openTranscript } from "./transcript.ts";
import { visit } from "./visitor.ts";

// As in answers.test.ts, a transcript for each game.

const server = serverAt();

const PLAYERS = [8478402, 8471675, 8471214, 8479318, 8480069, 8477492, 8476453, 8477934];
const SEASONS = ["DET", "COL", "EDM", "MTL", "NYR", "PIT", "TOR"].map((team, at) => ({
  season: 19961997 + 30003 * at,
  team,
}));
/** Returns wrong guesses: as many as a round has, and one more. */
const missesOf = (game: GameName): unknown[] =>
  game === "roster"
    ? SEASONS
    : game === "grid"
      ? [...PLAYERS, 8471679].map((id, at) => ({ square: at, player: id }))
      : PLAYERS;

/** Returns guesses that win a round of a day that has been dealt. */
async function solve(game: GameName, day: string): Promise<unknown[]> {
  const { secret, evidence } = await puzzleOf(server, day, game);
  if (game !== "grid") return [JSON.parse(secret)];
  const { squares } = JSON.parse(evidence) as { squares: number[][] };
  const taken: number[] = [];
  return squares.map((ids, square) => {
    const free = ids.find((id) => !taken.includes(id)) ?? 0;
    taken.push(free);
    return { square, player: free };
  });
}

test.beforeAll(() => server.runCron(`${TODAY}T00:00:00Z`));

test.each(GAME_NAMES)("%s", async (game) => {
  await server.restartDraws();
  const { note, as, compare } = await openTranscript(server);
  const { limit } = GAME_CONFIG[game];
  const day = puzzleDay(game, TODAY);
  const end = startOf(addDays(day, puzzleDurationDays(GAME_CONFIG[game])));
  const [ann, bob, cat, dan, eve, fay] = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"].map((name) =>
    as(name, visit(server)),
  ) as [Server, Server, Server, Server, Server, Server];
  const anyone = as("Anyone", server);
  const on = (by: Server) => player(by, game);
  const misses = missesOf(game);
  const right = await solve(game, day);
  const move = (by: Server, name: string, { body }: Played<GameName>, more = {}) =>
    by.post(`/api/rounds/${game}/${name}`, { round: body.round, ...more }) as Promise<Played<GameName>>;

  /** Makes guesses, each with the token of the last one that was not refused, which is returned. */
  async function play(by: Server, begun: Played<GameName>, guesses: readonly unknown[], more = {}) {
    let last = begun;
    for (const guess of guesses) {
      const made = await move(by, "guess", last, { guess, ...more });
      if (made.status === 200) last = made;
    }
    return last;
  }

  /** Wins a round, or stops a Grid after its second shot. */
  async function finish(by: Server, begun: Played<GameName>) {
    const last = await play(by, begun, right.slice(0, 2));
    if (game === "grid") {
      const { body } = await move(by, "give-up", last);
      await move(by, "give-up", { ...last, body });
      await by.post("/api/picks", { round: body.round });
    }
    await move(by, "guess", begun, { guess: right[1] ?? misses[1] });
  }

  note("## A round is dealt, guesses are judged, other moves are refused");
  const begun = await on(ann).beginDay(day);
  await server.setClock(NOON + MINUTE);
  const once = await play(ann, begun, [misses[0], misses[0], 1]);
  await move(ann, "guess", begun, { guess: misses[1] });
  await move(ann, "hint", once);
  if (game !== "grid") await move(ann, "give-up", once);
  await on(bob).guess("none", misses[0]);
  await ann.get(`/api/days/${day}/${game}`);
  note("## More misses, a hint, and the answer");
  const missed = await play(ann, once, game === "grid" ? [] : misses.slice(1, 4));
  const hinted = game === "classic" ? await move(ann, "hint", missed) : missed;
  if (game === "classic") {
    await move(ann, "hint", missed);
    await move(ann, "guess", missed, { guess: right[0] });
  }
  const won = await play(ann, hinted, right.slice(0, 8));
  // A move that another browser repeats counts for the visitor of the round.
  if (right.length === 1) await move(anyone, "guess", hinted, { guess: right[0] });
  await move(ann, "hint", won);
  await move(ann, "guess", won, { guess: misses[5] });
  await on(ann).beginDay(day);
  for (const by of [ann, bob]) await by.get(`/api/days/${day}/${game}`);
  if (game === "classic") {
    note("## In hard mode");
    const fays = await play(fay, await on(fay).beginDay(day), PLAYERS.slice(0, 3), { hard: true });
    await move(fay, "guess", fays, { guess: misses[3], hard: false });
    await server.setClock(NOON + 3 * MINUTE);
    await play(fay, fays, right);
  }
  if (game === "grid" || game === "legends") {
    note("## Questions about a round that runs, and one that has ended");
    const about = (from: Played<GameName>, path: string, more = {}) =>
      ann.post(path, { round: from.body.round, ...more });
    for (const round of [begun, won])
      if (game === "legends") await about(round, "/api/coach");
      else for (const path of ["/api/picks", "/api/proofs"]) await about(round, path, { square: 0 });
  }
  note("## Lost with the last guess");
  const bobs = await on(bob).beginDay(day);
  await server.setClock(NOON + 5 * MINUTE);
  const missedOnce = await play(bob, bobs, misses.slice(0, 1));
  await move(bob, "guess", missedOnce, { guess: misses[1], hard: true });
  await play(bob, missedOnce, misses.slice(1, limit));
  note("## Faster than a person can play, and late");
  const [cats, dans] = [await on(cat).beginDay(day), await on(dan).beginDay(day)];
  await finish(cat, cats);
  await server.setClock(end + MINUTE);
  await finish(dan, dans);
  await server.settle();
  for (const by of [ann, bob, cat, dan, anyone]) await by.get(`/api/days/${day}/${game}/outcomes`);
  for (const by of [ann, cat]) await by.get("/api/me/data");
  for (const by of [bob, dan]) await by.get("/api/me");
  await anyone.get(`/api/days/${day}/${game}`);
  note("## The archive");
  for (const other of [addDays(day, 14), "2026-09-20", "2026-11-31"]) {
    await on(eve).beginDay(other);
    for (const part of ["", "/outcomes"]) await eve.get(`/api/days/${other}/${game}${part}`);
  }
  const archived = await on(eve).beginDay(day);
  await finish(eve, await play(eve, archived, misses.slice(0, 1)));
  if (game !== "grid") await move(eve, "give-up", archived);
  await server.settle();
  for (const path of ["/api/me", `/api/days/${day}/${game}/outcomes`]) await eve.get(path);
  note("## Practice and challenges");
  for (const players of ["everyone", "best-known", "team"] as const) {
    const dealt = await on(anyone).begin({
      kind: "practice",
      filter: players === "team" ? { players, team: "MTL" } : { players },
    });
    if (dealt.status !== 200) continue;
    const given = await move(
      anyone,
      "give-up",
      await play(anyone, dealt, players === "everyone" ? misses.slice(0, 1) : []),
    );
    for (const name of ["give-up", "guess"]) await move(anyone, name, given, { guess: misses[1] });
  }
  const { code } = (
    await anyone.post<{ code?: string }>(`/api/challenges/${game}`, { secret: PLAYERS[1], language: "en" })
  ).body;
  if (code !== undefined) await play(anyone, await on(anyone).begin({ kind: "challenge", code }), PLAYERS.slice(0, 2));
  await compare(game);
});
