import { parseArgs } from "node:util";
import { benchAnswers, PLAYER } from "./answers.ts";
import { SCRIPT_BUDGETS, STYLE_BUDGET, WEIGHED, scriptBytes, styleBytes, type Weighed } from "./bytes.ts";
import { benchColdPage } from "./cold-page.ts";
import { benchCrowd } from "./crowd.ts";
import { benchMemory } from "./memory.ts";
import { benchMoves } from "./moves.ts";
import { benchNight } from "./night.ts";
import { benchPages, PAGES_PARTS, type PagesRow } from "./pages.ts";
import { summarize, writeCosts } from "./costs.ts";
import { BILLED, PRICES } from "./prices.ts";
import type { Visit } from "./count-use.ts";
import { benchVisits } from "./visits.ts";

/** A figure, its target, and whether it is reached if that can be said. */
interface Row {
  what: string;
  figure: string;
  aim: string;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const short = (figure: number) => (figure < 10 ? figure.toFixed(3) : figure.toFixed(0));
const reached = (isReached: boolean) => (isReached ? "reached" : "NOT REACHED");

const { values, positionals: asked } = parseArgs({
  options: { write: { type: "boolean", default: false } },
  // The requested parts; all by default.
  allowPositionals: true,
});
/** Whether `visits` writes its tables into docs/costs.md. */
const isWritten = values.write;
const askedOfPages = PAGES_PARTS.filter((part) => asked.includes(part));

/** What `npm run bench` prints, by part. Machines are noisy: compare rows of one run. */
const PARTS: Readonly<Record<string, () => AsyncIterable<Row> | Promise<Row[]> | Row[]>> = {
  answers: async () => [
    ...(await benchAnswers()).map(({ name, perSecond, p50Ms, p99Ms, share, wanted }) => ({
      what: name,
      figure: `${perSecond.toFixed(0)} a second${share === undefined ? "" : `, ${share.toFixed(2)} of that`}; p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms`,
      aim: wanted === undefined || share === undefined ? "" : `at least ${wanted}: ${reached(share >= wanted)}`,
    })),
    await rowOfColdPage(),
  ],
  moves: async () =>
    (await benchMoves()).map(({ name, p50Ms, p99Ms }) => ({
      what: name,
      figure: `p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms`,
      aim: "",
    })),
  night: async () =>
    (await benchNight()).map(({ name, medianMs, calls, rows }) => ({
      what: name,
      figure: `median ${medianMs.toFixed(1)} ms of CPU, ${calls} calls, ${rows} rows written`,
      aim: "10 ms and 50 calls on the free plan",
    })),
  pages: () => rowsOfPages(benchPages(askedOfPages.length > 0 ? askedOfPages : PAGES_PARTS)),
  visits: rowsOfVisits,
  crowd: async () => (await benchCrowd()).map((row) => ({ ...row, aim: "" })),
  memory: async () => (await benchMemory()).map((row) => ({ ...row, aim: "" })),
  bytes: () =>
    (Object.keys(WEIGHED) as Weighed[]).map((page) => ({
      what: `first view of ${page}, gzipped: scripts, styles`,
      figure: `${kilobytes(scriptBytes(page))}, ${kilobytes(styleBytes(page))}`,
      aim: `under ${kilobytes(SCRIPT_BUDGETS[page])}, ${kilobytes(STYLE_BUDGET)}`,
    })),
};

/** The maximum of a cold page in milliseconds: what the free plan allows a request. */
const COLD_PAGE_MS = 10;

async function rowOfColdPage(): Promise<Row> {
  const cpuMs = await benchColdPage(PLAYER);
  return {
    what: "the page of a player, the first of an isolate",
    figure: `median ${cpuMs.toFixed(1)} ms of CPU`,
    aim: `at most ${COLD_PAGE_MS}: ${reached(cpuMs <= COLD_PAGE_MS)}`,
  };
}

async function* rowsOfPages(measured: AsyncIterable<PagesRow>): AsyncIterable<Row> {
  for await (const { what, figure, floor, wanted, more = false } of measured)
    yield {
      what,
      figure: `${short(figure)}${floor === undefined ? "" : `, ${(figure / floor).toFixed(2)} of the floor's ${short(floor)}`}`,
      aim: Number.isFinite(wanted)
        ? `at ${more ? "least" : "most"} ${short(wanted)}: ${reached(more ? figure >= wanted : figure <= wanted)}`
        : "",
    };
}

/** The targets: players per day on the free plan, and dollars per million visits on the paid one. */
const TARGETS: Readonly<Record<string, { players?: number; dollars?: number }>> = {
  "Classic, pictures, regulars": { players: 9_000 },
  "five games, pictures, first visits": { dollars: 77 },
  "five games, pictures, regulars": { players: 2_000, dollars: 77 },
};

/** Measures visits, writes the tables of docs/costs.md if asked, and returns what visits use and cost. */
async function rowsOfVisits(): Promise<Row[]> {
  const measured = await benchVisits();
  if (isWritten) await writeCosts(measured);
  const used = ({ name, usage, kinds, most }: Visit): Row => ({
    what: name,
    figure: `${BILLED.filter((billed) => usage[billed] > 0)
      .map((billed) => `${PRICES[billed].name} ${short(usage[billed])}`)
      .join(", ")}; ${Object.entries(kinds)
      .map(([kind, times]) => `${kind} ${times}`)
      .join(", ")}`,
    aim: most === Infinity ? "" : `at most ${most} requests: ${reached(usage.requests <= most)}`,
  });
  return [
    ...[...measured.visits, ...measured.practice].map(used),
    ...summarize(measured).map(({ who, players, limit, dollars }) => {
      const { players: least = 0, dollars: most = Infinity } = TARGETS[who] ?? {};
      return {
        what: `${who}: carried`,
        figure: `${players} per day on the free plan, limited by ${limit}; a million for ${dollars.toFixed(1)} dollars on the paid one`,
        aim: TARGETS[who] === undefined ? "" : reached(players >= least && dollars <= most),
      };
    }),
  ];
}

const unknown = asked.filter((part) => PARTS[part] === undefined && !askedOfPages.some((named) => named === part));
if (unknown.length > 0)
  throw new Error(
    `no part ${unknown.join(", ")}: there are ${Object.keys(PARTS).join(", ")}, and of pages ${PAGES_PARTS.join(", ")}`,
  );
const isAsked = (part: string) =>
  asked.length === 0 || asked.includes(part) || (part === "pages" && askedOfPages.length > 0);
const rows: Row[] = [];
for (const [part, measure] of Object.entries(PARTS)) {
  if (!isAsked(part)) continue;
  for await (const row of await measure()) {
    // Printed at once, so that an interrupted run shows its first rows.
    process.stdout.write(`${row.what}: ${row.figure}${row.aim && ` (${row.aim})`}\n`);
    rows.push(row);
  }
}
console.table(rows);
