import type { BrowserContext } from "playwright-core";
import type { Day } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import { PAGES } from "#rules/site/pages";
import { waitUntilLoaded } from "../e2e/crawl.ts";
import { UNLIMITED } from "../e2e/play.ts";
import type { Site } from "../e2e/site.ts";
import { player } from "../worker/any-game.ts";
import type { Use } from "../worker/usage.ts";
import { guessesFor, solve, type Revealed } from "./play-visit.ts";

/** Returns the page on which a game is practised. */
const practicePath = (game: GameName): string =>
  game === "classic" ? UNLIMITED : `${Object.entries(PAGES).find(([, page]) => page.game === game)?.[0]}?practice`;

/** Deals two rounds of practice and returns what the second one reveals when it is given up. */
async function revealSecond(site: Site, game: GameName): Promise<Revealed> {
  const { begin, giveUp } = player(site, game);
  const deal = async () =>
    (await begin({ kind: "practice", filter: { players: game === "grid" ? "everyone" : "best-known" } })).body;
  await site.restartDraws();
  await deal();
  const { round } = await deal();
  const { view } = (await giveUp(round)).body;
  if (!("answer" in view)) throw new Error(`${game} is not given up`);
  return view.answer as Revealed;
}

/** Counts the second round of practice of a game, without the page on which the first was dealt. */
export async function countPractice(context: BrowserContext, site: Site, game: GameName, day: Day): Promise<Use> {
  await site.setClock(`${day}T18:00:00Z`);
  const answers = await guessesFor(site, { [game]: await revealSecond(site, game) });
  // No isolate knows the round.
  await site.coldStart();
  await site.restartDraws();
  const page = await context.newPage();
  await page.goto(practicePath(game));
  await page.waitForLoadState("networkidle");
  await site.takeUse();
  const dealt = page.waitForResponse((response) => /\/api\/rounds\/\w+$/.test(response.url()));
  await page.getByRole("button", { name: "New Game", exact: true }).click();
  await dealt;
  await waitUntilLoaded(page);
  await solve({ page, site, day, isFirst: false, answers }, game);
  await page.waitForLoadState("networkidle");
  await site.settle();
  const used = await site.takeUse();
  await page.close();
  return used;
}
