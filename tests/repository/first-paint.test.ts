import { expect, test } from "vitest";
import { pages } from "../../client/routes.tsx";

// Pages are prerendered without window, document or storage. Node has none of them either.
test.each(Object.keys(pages))("the modules of %s load without a browser", async (path) => {
  expect("document" in globalThis).toBe(false);
  await import("../../client/layout/shell.tsx");
  const { View } = pages[path as keyof typeof pages];
  expect(await View.preload()).toBe(true);
});
