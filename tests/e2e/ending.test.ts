import { expect } from "vitest";
import { outOfView } from "./in-view.ts";
import { CLASSIC, LATER, choose, ending, open, playUnseen } from "./play.ts";
import { shiftsOn, watchShifts } from "./shifts.ts";
import { test } from "./visit.ts";

/** Phones in portrait and landscape, and a desktop. */
const SIZES = [
  [390, 664],
  [360, 664],
  [844, 390],
  [1280, 800],
] as const;

// In French, whose texts are longer.
test("the ending of a loss with a hint needs no scrolling, has its buttons in reach, and a reload moves nothing", async ({
  visit,
  site,
}) => {
  const page = await visit({ locale: "fr-CA", phone: true });
  const [last, ...wrong] = site.others;
  // Faster rounds have a note that they do not count.
  const round = await playUnseen(page, site, wrong, LATER);
  await page.context().request.post("/api/rounds/classic/hint", { data: { round } });
  await open(page, `/fr${CLASSIC}`);
  await choose(page, last);
  await ending(page);
  await watchShifts(page.context());
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.goto(`/fr${CLASSIC}`);
    const dialog = await ending(page);
    await dialog.getByRole("timer").waitFor();
    // All lines and drawings of the result, none over another.
    const parts = ":is(p, dt, dd, button, [role=timer], [role=img]):not(.vh, .vh *)";
    const result = dialog.getByRole("tabpanel").locator(parts).filter({ visible: true });
    expect(await outOfView(page, { result }), `${width} × ${height}`).toEqual([]);
    const { total, moved } = await shiftsOn(page);
    expect(total, moved.join("\n")).toBeLessThan(0.02);
    for (const tab of (await dialog.getByRole("tab").all()).slice(0, 2)) {
      await tab.click();
      const close = dialog.getByRole("button", { name: "Fermer" });
      const share = dialog.getByRole("button", { name: "Partager le résultat" });
      const next = dialog.getByRole("link", { name: /^(À suivre|Prochain|Ensuite)/ });
      expect(await outOfView(page, { close, share, next })).toEqual([]);
    }
  }
});
