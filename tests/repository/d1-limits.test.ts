import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Of D1 in production (developers.cloudflare.com/d1/platform/limits). The local D1 accepts more. */
const MOST_ARGUMENTS = 32;

/** Returns the number of arguments of the SQL function whose list begins at an index. */
function countArguments(source: string, start: number): number {
  let [depth, count] = [1, 1];
  for (const text of source.slice(start).match(/'[^']*'|[^]/g) ?? []) {
    if ("([{".includes(text)) depth++;
    else if (")]}".includes(text)) depth--;
    else if (text === "," && depth === 1) count++;
    if (depth === 0) break;
  }
  return count;
}

test("no SQL function has more arguments than D1 allows", () => {
  const files = globSync("worker/**/*.ts");
  const calls = files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return [...source.matchAll(/\bjson_(?:object|array|set)\(/g)].map(({ index, 0: call }) => ({
      call: `${file}: ${call}${source.slice(index + call.length, index + call.length + 40)}`,
      count: countArguments(source, index + call.length),
    }));
  });
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.filter(({ count }) => count > MOST_ARGUMENTS).map(({ call }) => call)).toEqual([]);
});
