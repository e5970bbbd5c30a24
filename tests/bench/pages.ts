import type { Browser } from "playwright-core";
import { PAGE_PATHS } from "#rules/site/pages";
import { nameOf, startSite, type Site } from "../e2e/site.ts";
import { startFast } from "./fast-browser.ts";
import { startFloors, type Floors } from "./floors.ts";
import { findLighthouse, judge, type Lighthouse } from "./lighthouse.ts";
import { feel, playableAfter, shiftOf } from "./thumb.ts";

/** Pages that Lighthouse measures, with the target for their largest paint relative to the scriptless page. */
const JUDGED = {
  home: { path: "/", later: 1.7 },
  classic: { path: "/nhl/daily-guessing-game", later: 1.5 },
  article: { path: "/hockey-insights/what-a-draft-pick-is-worth", later: 1.5 },
} as const;

type Judged = keyof typeof JUDGED;
const isJudged = (part: PagesPart): part is Judged => part in JUDGED;

/** Parts that can be run alone: the bare React page, pages, shifts of all of them, and typing. */
export const PAGES_PARTS = ["bare", "home", "classic", "article", "shifts", "typing"] as const;
export type PagesPart = (typeof PAGES_PARTS)[number];

export interface PagesRow {
  what: string;
  figure: number;
  floor?: number;
  /** The target: a maximum, or a minimum if `more` is better. */
  wanted: number;
  more?: boolean;
}

/** What the parts are measured with. */
interface Stage {
  site: Site;
  floors: Floors;
  browser: Browser;
}

/**
 * Measures how pages load and respond on a phone, next to the least that the same browser needs. Yields each figure as
 * soon as it is measured.
 *
 * @param parts the parts to run; all by default
 */
export async function* benchPages(parts: readonly PagesPart[] = PAGES_PARTS): AsyncGenerator<PagesRow> {
  const isJudging = parts.some(isJudged) || parts.includes("bare");
  const lighthouse = isJudging ? await findLighthouse() : null;
  const others = parts.filter((part) => part === "shifts" || part === "typing");
  if (lighthouse === null && others.length === 0) return;
  const site = await startSite();
  const floors = await startFloors([...site.facts.players.values()].map(nameOf));
  const { browser } = await startFast();
  const stage = { site, floors, browser };
  try {
    if (lighthouse !== null) yield* judgements(stage, lighthouse, parts);
    if (parts.includes("shifts")) yield* shifts(stage);
    if (parts.includes("typing")) yield* typing(stage);
  } finally {
    await browser.close();
    floors.close();
    await site.close();
  }
}

async function* judgements(
  { site, floors }: Stage,
  lighthouse: Lighthouse["default"],
  parts: readonly PagesPart[],
): AsyncGenerator<PagesRow> {
  const pages = parts.filter(isJudged);
  const withBare = parts.includes("bare");
  for (const applied of [false, true]) {
    const how = applied ? "applied" : "simulated";
    const { lcpMs: floor } = await judge(lighthouse, floors.scriptless, applied);
    if (withBare) {
      const { lcpMs: figure } = await judge(lighthouse, floors.bare, applied);
      yield { what: `LCP of the bare React page, ${how}`, figure, floor, wanted: Infinity };
    }
    for (const page of pages) {
      const { path, later } = JUDGED[page];
      const verdict = await judge(lighthouse, new URL(path, site.url), applied);
      const of = `of ${page}, ${how}`;
      yield { what: `LCP ${of}`, figure: verdict.lcpMs, floor, wanted: later * floor };
      yield { what: `blocking ${of}`, figure: verdict.blockingMs, wanted: 100 };
      yield { what: `CLS ${of}`, figure: verdict.cls, wanted: 0.01 };
      yield { what: `performance ${of}`, figure: verdict.performance, wanted: applied ? 95 : 98, more: true };
      yield { what: `least of the other scores ${of}`, figure: verdict.others, wanted: 100, more: true };
    }
  }
}

async function* shifts({ site, browser }: Stage): AsyncGenerator<PagesRow> {
  for (const path of [...PAGE_PATHS, JUDGED.article.path])
    for (const laterMs of [0, 400])
      yield {
        what: `CLS of ${path}, answers ${laterMs} ms later`,
        figure: await shiftOf(browser, new URL(path, site.url), laterMs),
        wanted: 0.01,
      };
}

async function* typing({ site, floors, browser }: Stage): AsyncGenerator<PagesRow> {
  const classic = new URL(JUDGED.classic.path, site.url);
  const name = "connor mcdavid";
  const least = await feel(browser, floors.bare, name);
  const { listMs, longestEventMs, rowMs } = await feel(browser, classic, name);
  yield { what: "third letter to list, ms", figure: listMs, floor: least.listMs, wanted: 1.5 * least.listMs };
  yield { what: "longest event, ms", figure: longestEventMs, floor: least.longestEventMs, wanted: 60 };
  yield { what: "Enter to row, ms", figure: rowMs, floor: least.rowMs, wanted: 50 };
  yield { what: "playable Classic on slow 4G, ms", figure: await playableAfter(browser, classic), wanted: 3_000 };
}
