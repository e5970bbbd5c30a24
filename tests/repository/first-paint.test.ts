import { expect, test } from "vitest";
import { pages } from "../../client/routes.tsx";

// Pages are to be written by a server, which has no window, no document and no storage. Node has none either.
test.each(Object.keys(pages))("what %s needs can be loaded where there is no browser", async (path) => {
  expect("document" in globalThis).toBe(false);
  await import("../../client/layout/shell.tsx");
  const { View } = pages[path as keyof typeof pages];
  expect(await View.preload()).toBe(true);
});
