import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { decodePlayers, type AllPlayers } from "#rules/league/all-players";
import { GRID_CELLS } from "#rules/grid/criteria";
import type { CellAnswers } from "#rules/grid/grid";
import type { SeasonList } from "#rules/roster/roster";
import type { TeamSeason } from "#rules/roster/team-season";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import { facts } from "../seed/facts.ts";
import { puzzleDay } from "../worker/any-game.ts";
import { COLOURS, faultsNow } from "./axe.ts";
import { collectData, sourcesNaming, type CollectedText } from "./collected-data.ts";
import { waitUntilLoaded } from "./crawl.ts";
import { outOfView, rejectCookies, SIZES, turn, VIEWS } from "./in-view.ts";
import { misfitsOf } from "./layout.ts";
import {
  UNLIMITED,
  copiedText,
  dialog,
  ending,
  guessesLeft,
  nameField,
  open,
  optionOf,
  press,
  readyToGuess,
  squareOf,
  teamField,
} from "./play.ts";
import { nameOf, TODAY, type Site } from "./site.ts";
import { test } from "./visit.ts";

/** Makes a guess on the page, without waiting for its verdict. */
type Move = (page: Page) => Promise<void>;

/** How today's puzzle of a game is guessed. */
export interface Moves {
  /** Wrong guesses, enough to lose; one for the Grid, which is stopped. */
  wrong: Move[];
  /** The guesses that win. */
  right: Move[];
  /** A guess that practice never hides. */
  unlikely: Move;
  /** Returns where the answer is found in what a browser has received; for the Grid, after so many right shots. */
  named: (collected: readonly CollectedText[], made: number) => string[];
}

const players = new Map(facts.players.map((player) => [player.id, player]));
const playerOf = (id: number) => players.get(id) ?? expect.fail(`no player ${id}`);

/** Chooses a player in the open list; of namesakes the one born in that year. */
const byName =
  (id: number): Move =>
  async (page) => {
    const { first, last, birthDate } = playerOf(id);
    await nameField(page).fill(nameOf({ first, last }));
    const named = optionOf(page, { first, last });
    await named.first().waitFor();
    const born = named.filter({ hasText: String(birthDate?.slice(0, 4)) });
    await ((await born.count()) > 0 ? born : named).first().click();
  };

export const bySeason =
  ({ season, team }: TeamSeason): Move =>
  async (page) => {
    const teams = teamField(page);
    const seasons = page.getByRole("combobox", { name: /^(Season|Saison)$/ });
    // From any earlier choice: each list offers only what fits the other.
    await teams.selectOption("");
    await seasons.selectOption(String(season));
    await teams.selectOption(team);
    await page.getByRole("button", { name: /^(Guess|Essayer)$/ }).click();
  };

/** Shoots at a square; a sheet that stays open after a miss is closed. */
const atSquare =
  (square: number, id: number, fits: boolean): Move =>
  async (page) => {
    await squareOf(page, square).click();
    await byName(id)(page);
    if (!fits) {
      await dialog(page)
        .getByText(/doesn’t fit|ne convient pas/)
        .waitFor();
      await page.keyboard.press("Escape");
    }
    await nameField(page).waitFor({ state: "hidden" });
  };

/** Returns a stored puzzle of today. */
export async function puzzleOf(site: Site, game: GameName): Promise<{ secret: string; evidence: string }> {
  const [puzzle] = await site.sql<{ secret: string; evidence: string }>(
    "SELECT secret, evidence FROM puzzles WHERE game = ? AND day = ?",
    game,
    puzzleDay(game, TODAY),
  );
  return puzzle ?? expect.fail(`${game} is not dealt`);
}

/** Makes a puzzle that of a past day, unless the day is dealt. */
export const hidePuzzle = (site: Site, game: GameName, day: string, answer: string, secret: unknown, data: object) =>
  site.sql(
    "INSERT INTO puzzles (game, day, answer, secret, evidence, league) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    game,
    day,
    answer,
    JSON.stringify(secret),
    JSON.stringify(data),
    site.facts.version,
  );

async function movesByName(site: Site, game: "classic" | "face" | "career" | "legends"): Promise<Moves> {
  const secret = Number((await puzzleOf(site, game)).secret);
  const leastKnown = site.facts.byFame.at(-1) ?? 0;
  const goalie = facts.players.find(({ last, position }) => last === "Larocque" && position === "G");
  return {
    wrong: site.others.flatMap(({ id }) => (id === secret ? [] : byName(id))),
    right: [byName(secret)],
    unlikely: byName(game === "classic" || game === "face" ? leastKnown : (goalie?.id ?? 0)),
    named: (collected) => sourcesNaming(playerOf(secret), collected),
  };
}

/** Returns guesses of other clubs in seasons far from today's, each closer than the one before: none excludes another. */
async function movesBySeason(site: Site): Promise<Moves> {
  const secret = JSON.parse((await puzzleOf(site, "roster")).secret) as TeamSeason;
  const { body: list } = await site.get<SeasonList>("/api/seasons");
  const far = list.seasons.filter(([season]) => Math.abs(season - secret.season) > 30_003);
  const newer = far.filter(([season]) => season > secret.season);
  const older = far.filter(([season]) => season < secret.season).toReversed();
  // A miss also excludes two years on either side.
  const seasons = [newer, older].flatMap((side) => side.filter((_, at) => at % 3 === 0)).slice(0, 6);
  const tried = new Set([secret.team]);
  const wrong = seasons.map(([season, teams]) => {
    const team = teams.find((other) => !tried.has(other)) ?? "";
    tried.add(team);
    return bySeason({ season, team });
  });
  return {
    wrong,
    right: [bySeason(secret)],
    unlikely: wrong[0] ?? expect.fail("no season"),
    named: (collected) =>
      collected
        .filter(({ where }) => /\/api\/rounds|Storage|cookies/.test(where))
        .filter(({ text }) => text.includes(String(secret.season)) || text.includes(`"${secret.team}"`))
        .map(({ where }) => where),
  };
}

async function movesBySquare(site: Site): Promise<Moves> {
  const { squares } = JSON.parse((await puzzleOf(site, "grid")).evidence) as CellAnswers;
  // A namesake could be chosen in a player's place.
  const people = [
    ...Map.groupBy(decodePlayers((await site.get<AllPlayers>("/api/people")).body.people), nameOf).values(),
  ].flatMap((namesakes) => (namesakes.length === 1 ? namesakes : []));
  const shots = GRID_CELLS.reduce<number[]>((chosen, square) => {
    const fits = people.find(({ id }) => squares[square]?.includes(id) && !chosen.includes(id));
    return [...chosen, fits?.id ?? expect.fail(`no player for square ${square}`)];
  }, []);
  // One career game.
  const ayres = people.find(({ last }) => last === "Ayres")?.id ?? 0;
  return {
    wrong: [atSquare(0, ayres, false)],
    right: shots.map((id, square) => atSquare(square, id, true)),
    unlikely: atSquare(0, ayres, false),
    named: (collected, made) => {
      const open = new Set(squares.flat().filter((id) => !shots.slice(0, made).includes(id)));
      return collected
        .filter(({ where }) => /\/api\/(rounds\/grid|picks)/.test(where))
        .filter(({ text }) => (text.match(/\b\d{7}\b/g) ?? []).some((id) => open.has(Number(id))))
        .map(({ where }) => where);
    },
  };
}

/** Returns how today's puzzle of a game is guessed. */
export const movesOf = (site: Site, game: GameName): Promise<Moves> =>
  game === "roster" ? movesBySeason(site) : game === "grid" ? movesBySquare(site) : movesByName(site, game);

/** Records what a page announces of the round, a change as one entry. Runs in the browser. */
function recordAnnouncements(): void {
  const announced: string[] = [];
  Object.assign(window, { announced });
  new MutationObserver(() => {
    const words = document.querySelector("main p[role=status].vh")?.textContent ?? "";
    if (words !== (announced.at(-1) ?? "")) announced.push(words);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** What the share text of a won round begins with. */
const TITLES: Readonly<Record<GameName, string>> = {
  classic: "Deke #21 Classic 3/7",
  roster: "Deke #21 Roster Mystery 3/6",
  face: "Deke #21 Sweater Reveal 3/6",
  career: "Deke #21 Career Path 3/6",
  grid: "Deke #21 Grid 9/9",
  legends: "Deke #3 Legends 3/7",
};

/** Plays a game from its first screen to its end: won on a desktop in English, lost and practised on a phone in French. */
export function describeJourney(game: GameName): void {
  const { limit } = GAME_CONFIG[game];

  describe(`the journey through ${game}`, () => {
    test("won: announced, shared, restored by a reload, and secret until its end", async ({ visit, site }) => {
      const page = await visit({ cold: true });
      const collected = collectData(page);
      await page.addInitScript(recordAnnouncements);
      const announced = () => page.evaluate(() => Reflect.get(window, "announced") as string[]);
      const { wrong, right, named } = await movesOf(site, game);
      // Nine squares leave no shot to miss.
      const moves = [...wrong.slice(0, game === "grid" ? 0 : 2), ...right];
      await open(page, GAME_PATHS[game]);
      for (const [made, move] of moves.entries()) {
        await guessesLeft(page, limit - made);
        if (made === 2) {
          await expect.poll(announced).toHaveLength(2);
          await page.reload();
          await readyToGuess(page);
          await guessesLeft(page, limit - made);
        }
        if (made === moves.length - 1) {
          await expect.poll(announced).toHaveLength(made - 2);
          expect(named(await collected.all(), made)).toEqual([]);
        }
        await move(page);
      }
      const result = await ending(page);
      await waitUntilLoaded(page);
      expect(named(await collected.all(), moves.length - 1)).not.toEqual([]);
      await result.getByRole("button", { name: /^Share( result)?$/ }).click();
      await expect.poll(() => copiedText(page)).not.toBe("");
      const [title, ...rows] = (await copiedText(page)).split("\n");
      expect(title).toBe(`${TITLES[game]} 🚨`);
      expect(rows.filter((row) => /^[🟩🟨⬛]+$/u.test(row))).toHaveLength(3);
      expect(rows.filter((row) => /^[🟩]+$/u.test(row)).at(-1)).toBeDefined();
      expect(await faultsNow(page, COLOURS)).toEqual([]);

      await page.reload();
      await ending(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "See the result" }).waitFor();
      expect(await faultsNow(page, COLOURS)).toEqual([]);
    });

    test("lost on a phone in French, then practice: all is in view and fits, without faults", async ({
      visit,
      site,
    }) => {
      const page = await visit({ phone: true, locale: "fr-CA", colorScheme: "dark" });
      const faults: string[] = [];
      const check = async (screen: string | null) => {
        await waitUntilLoaded(page);
        faults.push(...[...(await faultsNow(page)), ...(await misfitsOf(page))].map((fault) => `${screen}: ${fault}`));
      };
      /** At every size of a phone. */
      const checkInput = async (screen: string) => {
        for (const _ of SIZES) {
          await turn(page);
          faults.push(...(await outOfView(page, { [screen]: VIEWS[game].input(page) })));
        }
      };
      const { wrong, unlikely } = await movesOf(site, game);
      await rejectCookies(page);
      await open(page, GAME_PATHS[game]);
      await checkInput("the input");
      for (const [made, move] of wrong.slice(0, limit).entries()) {
        await turn(page);
        await move(page);
        if (made === limit - 1) break;
        await guessesLeft(page, limit - made - 1);
        const parts = await VIEWS[game].after(page);
        faults.push(...(await outOfView(page, parts)).map((fault) => `after ${made + 1}, ${fault}`));
      }
      await page.setViewportSize({ width: 360, height: 740 });
      if (game === "grid") await press(page, "S’arrêter là");
      const result = await ending(page);
      // The other tabs are the same in all games: the crawl checks those of Classic.
      for (const tab of (await result.getByRole("tab").all()).slice(0, 2)) {
        await tab.click();
        await check(await tab.textContent());
      }
      await page.keyboard.press("Escape");
      await check("the board of a lost round");

      await open(page, `/fr${game === "classic" ? UNLIMITED : `${GAME_PATHS[game]}?practice`}`);
      expect(await page.getByRole("button", { name: "Abandonner" }).count()).toBe(0);
      // Above the Grid of practice is its choice of players.
      if (game !== "grid") await checkInput("the input of practice");
      await unlikely(page);
      await guessesLeft(page, limit - 1);
      await page.reload();
      await guessesLeft(page, limit - 1);
      await readyToGuess(page);
      await press(page, "Abandonner");
      await (await ending(page)).getByRole("button", { name: "Nouvelle partie" }).click();
      await guessesLeft(page, limit);
      expect(faults).toEqual([]);
    });
  });
}
