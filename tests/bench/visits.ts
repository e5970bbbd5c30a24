import { GAME_NAMES } from "#rules/shared/game-config";
import { addDays, type Day } from "#rules/shared/day";
import { startSite, type Site } from "../e2e/site.ts";
import { photograph, simulatePictures } from "../worker/picture-service.ts";
import { beginDay, countCron, storeNames } from "./busy-site.ts";
import { countVisit, inBrowser, visitOf, type PlannedVisit, type Visit } from "./count-use.ts";
import { measureCpu, type CpuCosts } from "./cpu.ts";
import { readAnswers, visitClassic, visitFiveGames } from "./play-visit.ts";
import { countPractice } from "./practice.ts";
import type { Usage } from "./prices.ts";

/** Everything that is measured. */
export interface Measured {
  visits: Visit[];
  practice: Visit[];
  /** What a day uses without visitors: the cron and its queues. */
  daily: Usage;
}

/** The first day of all visits. Each visitor has two, and the facts change before each. */
const FIRST_DAY = "2026-12-06";

interface Visitor {
  name: string;
  play: PlannedVisit["play"];
  pictures: "on" | "off";
  /** Whether the visitor has chosen a nickname after the first visit. */
  isNamed?: true;
  /** The maximum number of requests of a first visit and of a regular's. */
  most: readonly [first: number, regular: number];
}

const VISITORS: readonly Visitor[] = [
  { name: "Classic, drawn", play: visitClassic, pictures: "off", most: [11, 9] },
  { name: "Classic, pictures", play: visitClassic, pictures: "on", most: [22, 15] },
  { name: "Classic, pictures, with a nickname", play: visitClassic, pictures: "on", isNamed: true, most: [22, 15] },
  { name: "five games, drawn", play: visitFiveGames, pictures: "off", most: [39, 40] },
  { name: "five games, pictures", play: visitFiveGames, pictures: "on", most: [62, 50] },
  {
    name: "five games, pictures, with a nickname",
    play: visitFiveGames,
    pictures: "on",
    isNamed: true,
    most: [62, 50],
  },
];

/**
 * Counts what visits cost: a first visit, and one by the same browser on the next day, after a night that has changed
 * the facts; and a round of practice of each game.
 */
export async function benchVisits(): Promise<Measured> {
  const service = simulatePictures((path) =>
    path.endsWith(".png")
      ? new Response(photograph(Number(/(\d+)\.png$/.exec(path)?.[1])) as BodyInit)
      : new Response(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640"><path d="M${"480 320L".repeat(1000)}z"/></svg>`,
        ),
  );
  const site = await startSite();
  try {
    await storeNames(site);
    let day: Day = FIRST_DAY;
    await beginDay(site, day);
    const cpu = await measureCpu(site, day);
    const visits: Visit[] = [];
    for (const visitor of VISITORS) {
      visits.push(...(await countVisits(site, visitor, day, cpu)));
      day = addDays(day, 2);
      await beginDay(site, day);
    }
    const practice = await inBrowser(site, async (context) => {
      const rounds: Visit[] = [];
      for (const game of GAME_NAMES)
        rounds.push(visitOf(game, Infinity, await countPractice(context, site, game, day), cpu));
      return rounds;
    });
    const daily = visitOf("a day", Infinity, await countCron(site, addDays(day, 1)), cpu).usage;
    return { visits, practice, daily };
  } finally {
    await site.close();
    service.close();
  }
}

/** Counts a visitor's first visit, and that of the next day; the first one is the same with a nickname. */
function countVisits(site: Site, visitor: Visitor, day: Day, cpu: CpuCosts): Promise<Visit[]> {
  const { name, play, pictures, isNamed, most } = visitor;
  const [mostFirst, mostRegular] = most;
  return inBrowser(site, async (context) => {
    await site.configure({ LEAGUE_PICTURES: pictures });
    const first = await countVisit(context, site, { day, isFirst: true, answers: await readAnswers(site, day), play });
    if (isNamed) {
      const nickname = `Nickname ${name.length}`;
      const response = await context.request.fetch("/api/me/nickname", { method: "PUT", data: { nickname } });
      if (!response.ok()) throw new Error(`the nickname was refused: ${await response.text()}`);
    }
    const next = addDays(day, 1);
    await beginDay(site, next);
    const answers = await readAnswers(site, next);
    const regular = await countVisit(context, site, { day: next, isFirst: false, answers, play });
    return [
      ...(isNamed ? [] : [visitOf(`${name}, first visit`, mostFirst, first, cpu)]),
      visitOf(`${name}, regular`, mostRegular, regular, cpu),
    ];
  });
}
