import { expect } from "vitest";
import { returnPage, takePage, type PageOptions, type PagePool } from "./page-pool.ts";
import { test } from "./visit.ts";

test("a page from the pool has no traces of earlier tests, and pages that cannot be reset are closed", async ({
  site,
  browser,
}) => {
  const pool: PagePool = new Map();
  const kind: PageOptions = { clocked: false, cold: false, baseURL: site.url.href };
  const heard: string[] = [];
  const first = await takePage(browser, pool, kind);
  first.on("load", () => heard.push("first page"));
  await first.goto("/favicon.svg");
  await first.evaluate(() => localStorage.setItem("kept", "by the first"));
  await returnPage(first, pool, kind);

  const second = await takePage(browser, pool, kind);
  expect(second).toBe(first);
  heard.length = 0;
  await second.goto("/favicon.svg");
  expect(await second.evaluate(() => [Object.keys(localStorage), history.length])).toEqual([[], 1]);
  expect(heard).toEqual([]);
  await second.addInitScript(() => {});
  await returnPage(second, pool, kind);
  expect(second.isClosed()).toBe(true);

  const third = await takePage(browser, pool, kind);
  expect(third).not.toBe(first);
  await third.context().addInitScript(() => {});
  await returnPage(third, pool, kind);
  expect(browser.contexts()).not.toContain(third.context());
});
