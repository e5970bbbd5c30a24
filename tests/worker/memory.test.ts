import { expect, test } from "vitest";
import { IsolateCache, TimedIsolateCache } from "../../worker/runtime/isolate-cache.ts";

test("an isolate cache evicts the least recently used entry", () => {
  const memory = new IsolateCache<number>(2);
  memory.set("one", 1);
  memory.set("two", 2);
  memory.get("one");
  memory.set("three", 3);
  expect(["one", "two", "three"].map((key) => memory.get(key))).toEqual([1, undefined, 3]);
});

test.each([
  ["at once", 1000, "told"],
  ["just in time", 1999, "told"],
  ["too late", 2000, undefined],
  ["by a clock that was put back", 999, undefined],
])("a timed memory asked %s", (_when, now, value) => {
  const memory = new TimedIsolateCache<string>(1000, 1);
  memory.set("key", "told", 1000);
  expect(memory.get("key", now)).toBe(value);
  expect(memory.getStale("key")).toBe("told");
});

test("a timed cache stores missing values too", () => {
  const memory = new TimedIsolateCache<null>(1000, 1);
  expect([memory.get("key", 0), memory.set("key", null, 0), memory.get("key", 0)]).toEqual([undefined, null, null]);
  memory.delete("key");
  expect([memory.get("key", 0), memory.getStale("key")]).toEqual([undefined, undefined]);
});
