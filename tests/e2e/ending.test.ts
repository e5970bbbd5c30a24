import { expect } from "vitest";
import { outOfView } from "./in-view.ts";
import { CLASSIC, LATER, choose, ending, open, playUnseen } from "./play.ts";
import { shiftsOn, watchShifts } from "./shifts.ts";
import { test } from "./visit.ts";

const LANDSCAPE = { width: 844, height: 390 };

test.for([
  ["en-CA", CLASSIC, [{ width: 390, height: 664 }, LANDSCAPE, { width: 1280, height: 800 }]],
  ["fr-CA", `/fr${CLASSIC}`, [{ width: 360, height: 664 }, LANDSCAPE]],
] as const)(
  "in %s, the ending of a loss with a hint needs no scrolling, has its buttons in reach, and a reload moves nothing",
  async ([locale, path, sizes], { visit, site }) => {
    const page = await visit({ locale, phone: true });
    const [last, ...wrong] = site.others;
    // Faster rounds have a note that they do not count.
    const round = await playUnseen(page, site, wrong, LATER);
    await page.context().request.post("/api/rounds/classic/hint", { data: { round } });
    await open(page, path);
    await choose(page, last);
    await ending(page);
    await watchShifts(page.context());
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(path);
      const dialog = await ending(page);
      await dialog.getByRole("timer").waitFor();
      // All lines and drawings of the result, none over another.
      const parts = ":is(p, dt, dd, button, [role=timer], [role=img]):not(.vh, .vh *)";
      const result = dialog.getByRole("tabpanel").locator(parts).filter({ visible: true });
      expect(await outOfView(page, { result }), `${size.width} × ${size.height}`).toEqual([]);
      const { total, moved } = await shiftsOn(page);
      expect(total, moved.join("\n")).toBeLessThan(0.02);
      for (const tab of (await dialog.getByRole("tab").all()).slice(0, 2)) {
        await tab.click();
        const close = dialog.getByRole("button", { name: /^(Close|Fermer)$/ });
        const share = dialog.getByRole("button", { name: /^(Share result|Partager le résultat)$/ });
        const next = dialog.getByRole("link", { name: /^(Next: |À suivre|Prochain|Ensuite)/ });
        expect(await outOfView(page, { close, share, next })).toEqual([]);
      }
    }
  },
);
