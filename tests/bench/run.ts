import { BUDGETS, scriptBytes } from "./bytes.ts";
import { benchFaces } from "./faces.ts";
import { benchGuesses } from "./guesses.ts";
import { benchNight } from "./night.ts";
import { benchSearch } from "./search.ts";

// Everything that is measured, as one table. The machines are noisy: compare rows of one run.
const rows: { what: string; figure: string; aim: string }[] = [];

for (const { name, perSecond, share } of await benchGuesses()) {
  rows.push({
    what: name,
    figure: `${perSecond} a second, ${share.toFixed(2)} of the constant`,
    aim: share === 1 ? "" : "at least 0.50",
  });
}
for (const { name, medianMs, p99Ms } of await benchSearch()) {
  rows.push({
    what: name,
    figure: `median ${medianMs.toFixed(3)} ms, p99 ${p99Ms.toFixed(3)} ms`,
    aim: "median under 4 ms",
  });
}
for (const { name, medianMs, calls, rows: written } of await benchNight()) {
  rows.push({
    what: name,
    figure: `median ${medianMs.toFixed(1)} ms of CPU, ${calls} calls, ${written} rows written`,
    aim: "10 ms and 50 calls on the free plan",
  });
}
for (const { name, medianMs, picturesPerMs } of await benchFaces()) {
  rows.push({
    what: name,
    figure: `median ${medianMs.toFixed(2)} ms, ${picturesPerMs.toFixed(2)} pictures a ms`,
    aim: "",
  });
}
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
rows.push({
  what: "first load of Classic, JavaScript, gzipped",
  figure: kilobytes(scriptBytes("classic")),
  aim: `under ${kilobytes(BUDGETS.classic.scripts)}`,
});
console.table(rows);
