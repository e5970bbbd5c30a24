import { PATHS } from "../../worker/pages.ts";
import { nameOf, startSite } from "../e2e/site.ts";
import { startFast } from "./fast-browser.ts";
import { startFloors } from "./floors.ts";
import { findLighthouse, judge } from "./lighthouse.ts";
import { feel, playableAfter, shiftOf } from "./thumb.ts";

const HOME = "/";
const CLASSIC = "/nhl/daily-guessing-game";
const ARTICLE = "/hockey-insights/what-a-draft-pick-is-worth";
/** How much later than the scriptless page the largest piece may be painted. */
const LATER: Readonly<Record<string, number>> = { [HOME]: 1.7, [CLASSIC]: 1.5, [ARTICLE]: 1.5 };

export interface PagesRow {
  what: string;
  figure: number;
  floor?: number;
  /** The most it may be, or the least where `more` is better. */
  wanted: number;
  more?: boolean;
}

/** How pages come and feel on a phone, beside what the same browser needs for the least that could be there. */
export async function benchPages(): Promise<PagesRow[]> {
  const site = await startSite();
  const floors = await startFloors([...site.facts.candidates.values()].map(nameOf));
  const { browser } = await startFast();
  const at = (path: string) => new URL(path, site.url);
  try {
    const rows: PagesRow[] = [];
    const lighthouse = await findLighthouse();
    for (const applied of lighthouse === null ? [] : [false, true]) {
      if (lighthouse === null) break;
      const how = applied ? "applied" : "simulated";
      const { lcpMs: floor } = await judge(lighthouse, floors.scriptless, applied);
      const bare = await judge(lighthouse, floors.bare, applied);
      rows.push({ what: `LCP of the bare React page, ${how}`, figure: bare.lcpMs, floor, wanted: Infinity });
      for (const [path, later] of Object.entries(LATER)) {
        const { lcpMs, blockingMs, cls, performance, others } = await judge(lighthouse, at(path), applied);
        const of = `of ${path}, ${how}`;
        rows.push(
          { what: `LCP ${of}`, figure: lcpMs, floor, wanted: later * floor },
          { what: `blocking ${of}`, figure: blockingMs, wanted: 100 },
          { what: `CLS ${of}`, figure: cls, wanted: 0.01 },
          { what: `performance ${of}`, figure: performance, wanted: applied ? 95 : 98, more: true },
          { what: `least of the other scores ${of}`, figure: others, wanted: 100, more: true },
        );
      }
    }
    for (const path of [...PATHS, ARTICLE])
      for (const laterMs of [0, 400])
        rows.push({
          what: `CLS of ${path}, answers ${laterMs} ms later`,
          figure: await shiftOf(browser, at(path), laterMs),
          wanted: 0.01,
        });
    const name = "connor mcdavid";
    const least = await feel(browser, floors.bare, name);
    const { listMs, longestEventMs, rowMs } = await feel(browser, at(CLASSIC), name);
    rows.push(
      { what: "third letter to list, ms", figure: listMs, floor: least.listMs, wanted: 1.5 * least.listMs },
      { what: "longest event, ms", figure: longestEventMs, floor: least.longestEventMs, wanted: 60 },
      { what: "Enter to row, ms", figure: rowMs, floor: least.rowMs, wanted: 50 },
      { what: "playable Classic on slow 4G, ms", figure: await playableAfter(browser, at(CLASSIC)), wanted: 3_000 },
    );
    return rows;
  } finally {
    await browser.close();
    floors.close();
    await site.close();
  }
}

if (import.meta.main) console.table(await benchPages());
