import { readFile, writeFile } from "node:fs/promises";
import type { Visit } from "./count-use.ts";
import type { Measured } from "./visits.ts";
import {
  BILLED,
  dollarsPerMillion,
  freeLimits,
  mixOf,
  PRICES,
  PRICES_AS_OF,
  type Billed,
  type Usage,
} from "./prices.ts";

const DOCUMENT = new URL("../../docs/costs.md", import.meta.url);

/** One of this many regulars has a nickname. */
const NAMED = 10;

/** Measures in the tables of visits; a warm isolate uses no others. */
const COUNTED = [
  "requests",
  "cpuMs",
  "rowsRead",
  "rowsWritten",
  "objects",
  "objectRowsRead",
  "objectRowsWritten",
  "kvReads",
] as const satisfies readonly Billed[];

const figure = (amount: number): string =>
  amount.toLocaleString("en", { maximumFractionDigits: amount !== 0 && Math.abs(amount) < 10 ? 2 : 0 });
const count = (amount: number): string => amount.toLocaleString("en", { maximumFractionDigits: 0 });

/** Those who play, and what each of them uses per day. */
function players({ visits }: Measured): (readonly [who: string, usage: Usage])[] {
  const usage = (name: string): Usage => {
    const visit = visits.find((one) => one.name === name);
    if (visit === undefined) throw new Error(`no visit "${name}"`);
    return visit.usage;
  };
  const regulars = (name: string) =>
    mixOf([1 - 1 / NAMED, usage(`${name}, regular`)], [1 / NAMED, usage(`${name}, with a nickname, regular`)]);
  return [
    ["Classic, drawn, first visits", usage("Classic, drawn, first visit")],
    ["Classic, pictures, first visits", usage("Classic, pictures, first visit")],
    ["Classic, pictures, regulars", regulars("Classic, pictures")],
    ["five games, drawn, first visits", usage("five games, drawn, first visit")],
    ["five games, pictures, first visits", usage("five games, pictures, first visit")],
    ["five games, pictures, regulars", regulars("five games, pictures")],
  ];
}

type Table = readonly (readonly string[])[];

const priceTable = (): Table => [
  ["", "free, per day", "paid, included per month", "dollars per million more", `page, read on ${PRICES_AS_OF}`],
  ...Object.values(PRICES).map(({ name, free, included, perMillion, page }) => [
    name,
    free === null ? "10 per call" : count(free),
    count(included),
    String(perMillion),
    `[${page.split("/")[1]}](https://developers.cloudflare.com${page})`,
  ]),
];

const usageTable = (visits: readonly Visit[]): Table => [
  ["", ...COUNTED.map((billed) => PRICES[billed].name)],
  ...visits.map(({ name, usage }) => [name, ...COUNTED.map((billed) => figure(usage[billed]))]),
];

const freeTable = (measured: Measured): Table => {
  const limited = BILLED.filter((billed) =>
    players(measured).some(([, usage]) => usage[billed] > 0 && PRICES[billed].free),
  );
  return [
    ["", ...limited.map((billed) => PRICES[billed].name)],
    ...players(measured).map(([who, usage]) => {
      const limits = freeLimits(usage, measured.daily);
      return [
        who,
        ...limited.map((billed) => {
          const limit = limits.find((one) => one.billed === billed);
          if (limit === undefined) return "–";
          return limit === limits[0] ? `**${count(limit.visits)}**` : count(limit.visits);
        }),
      ];
    }),
  ];
};

const paidTable = (measured: Measured): Table => {
  const all = players(measured);
  const dollars = (amount: number) => (amount === 0 ? "0" : amount < 0.005 ? "< 0.01" : amount.toFixed(2));
  return [
    ["", ...all.map(([who]) => who)],
    ...BILLED.map((billed) => [
      PRICES[billed].name,
      ...all.map(([, usage]) => dollars(usage[billed] * PRICES[billed].perMillion)),
    ]),
    ["**dollars per million visits**", ...all.map(([, usage]) => `**${dollarsPerMillion(usage).toFixed(1)}**`)],
  ];
};

const dailyTable = ({ daily }: Measured): Table => [
  ["", "per day"],
  ...BILLED.filter((billed) => daily[billed] > 0).map((billed) => [PRICES[billed].name, count(daily[billed])]),
];

/** Returns a table of Markdown with aligned columns. */
function formatTable(rows: Table): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.slice(1).map(line)].join("\n");
}

/** Replaces the measured tables of docs/costs.md, each between two comments with its name. */
export async function writeCosts(measured: Measured): Promise<void> {
  const tables: Record<string, Table> = {
    prices: priceTable(),
    visits: usageTable(measured.visits),
    practice: usageTable(measured.practice),
    day: dailyTable(measured),
    free: freeTable(measured),
    paid: paidTable(measured),
  };
  let text = await readFile(DOCUMENT, "utf8");
  for (const [name, rows] of Object.entries(tables)) {
    const place = new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- /${name} -->)`);
    if (!place.test(text)) throw new Error(`docs/costs.md has no place for the table ${name}`);
    text = text.replace(place, (_, before: string, after: string) => `${before}\n${formatTable(rows)}\n${after}`);
  }
  await writeFile(DOCUMENT, text);
}

/** How many players per day a free account carries, and what a million visits cost: the targets. */
export const summarize = (measured: Measured) =>
  players(measured).map(([who, usage]) => {
    const [limit] = freeLimits(usage, measured.daily);
    return {
      who,
      players: limit?.visits ?? Infinity,
      limit: limit === undefined ? "nothing" : PRICES[limit.billed].name,
      dollars: dollarsPerMillion(usage),
    };
  });
