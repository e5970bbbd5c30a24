import { expect, test } from "vitest";
import { PAGE_PATHS } from "#rules/site/pages";
import { pageAt } from "../../client/routes.tsx";

// Pages are prerendered without window, document or storage. Node has none of them either.
test.each(PAGE_PATHS)("the modules of %s load without a browser", async (path) => {
  expect("document" in globalThis).toBe(false);
  await import("../../client/layout/shell.tsx");
  expect(await pageAt(path).View.preload()).toBe(true);
});
