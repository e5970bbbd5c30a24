import { expect } from "vitest";
import { enter, leave, type Kind, type Lounge } from "./lounge.ts";
import { test } from "./visit.ts";

test("who is lent a window finds nothing of those before, and what cannot be made as new is closed", async ({
  site,
  browser,
}) => {
  const lounge: Lounge = new Map();
  const kind: Kind = { clocked: false, cold: false, baseURL: site.url.href };
  const heard: string[] = [];
  const first = await enter(browser, lounge, kind);
  first.on("load", () => heard.push("the first"));
  await first.goto("/favicon.svg");
  await first.evaluate(() => localStorage.setItem("kept", "by the first"));
  await leave(first, lounge, kind);

  const second = await enter(browser, lounge, kind);
  expect(second).toBe(first);
  heard.length = 0;
  await second.goto("/favicon.svg");
  expect(await second.evaluate(() => [Object.keys(localStorage), history.length])).toEqual([[], 1]);
  expect(heard).toEqual([]);
  await second.addInitScript(() => {});
  await leave(second, lounge, kind);
  expect(second.isClosed()).toBe(true);

  const third = await enter(browser, lounge, kind);
  expect(third).not.toBe(first);
  await third.context().addInitScript(() => {});
  await leave(third, lounge, kind);
  expect(browser.contexts()).not.toContain(third.context());
});
