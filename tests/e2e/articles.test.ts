import type { Page } from "playwright-core";
import { expect } from "vitest";
import { hydrated, requestedPaths, scriptWith } from "./play.ts";
import { test } from "./visit.ts";

const HANDSHAKES = "/hockey-insights/rocket-to-mcdavid";
const GRETZKY = 8447400;
const CROSBY = 8471675;

/** Types into one of the two fields and chooses the first option. */
async function choose(page: Page, field: string, name: string): Promise<void> {
  const input = page.getByRole("combobox", { name: field });
  await input.fill(name);
  await page.getByRole("option", { name }).first().waitFor();
  await input.press("Enter");
}

test("two chosen players are connected, and nothing is loaded before that", async ({ visit }) => {
  const page = await visit({ cold: true });
  const loaded = requestedPaths(page);
  const needed = ["/api/people", scriptWith(`"clubs":[["AFM"`)];
  const asksFor = () => needed.filter((path) => loaded.includes(path)).length;
  await page.goto(HANDSHAKES);
  const part = page.getByRole("region", { name: "Try your own pair" });
  const start = part.getByRole("button", { name: "Try your own pair" });
  await start.waitFor();
  expect(asksFor()).toBe(0);

  await hydrated(start);
  await start.click();
  await choose(page, "From", "Wayne Gretzky");
  await choose(page, "To", "Sidney Crosby");
  await part.getByText("Wayne Gretzky and Sidney Crosby are 2 handshakes apart.").waitFor();
  expect(asksFor()).toBe(2);
  expect(new URL(page.url()).search).toBe(`?players=${GRETZKY}-${CROSBY}`);
});
