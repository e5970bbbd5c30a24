import { expect } from "vitest";
import { outOfView } from "./in-view.ts";
import { CLASSIC, choose, ending, readyToGuess, still } from "./play.ts";
import { shiftsOn, watchShifts } from "./shifts.ts";
import { TODAY } from "./site.ts";
import { test } from "./visit.ts";

const LANDSCAPE = { width: 844, height: 390 };

test.for([
  ["en-CA", [{ width: 390, height: 664 }, LANDSCAPE, { width: 1280, height: 800 }]],
  ["fr-CA", [{ width: 360, height: 664 }, LANDSCAPE]],
] as const)(
  "in %s, the ending of a loss with a hint needs no scrolling, has its buttons in reach, and a reload moves nothing",
  async ([locale, sizes], { visit, site, setClock }) => {
    const page = await visit({ locale, phone: true });
    const [last, ...wrong] = site.others;
    const post = async (path: string, data: object): Promise<string> => {
      const response = await page.context().request.post(`/api/rounds/classic${path}`, { data });
      return ((await response.json()) as { round: string }).round;
    };
    let round = await post("", { kind: "day", day: TODAY });
    for (const [at, { id }] of wrong.entries()) {
      // Faster rounds have a note that they do not count.
      await setClock(`${TODAY}T12:${String(at + 1).padStart(2, "0")}:00Z`);
      round = await post("/guess", { round, guess: id });
    }
    await post("/hint", { round });
    const path = locale === "fr-CA" ? `/fr${CLASSIC}` : CLASSIC;
    await page.goto(path);
    await readyToGuess(page);
    await choose(page, last);
    await ending(page);
    await watchShifts(page.context());
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(path);
      const dialog = await ending(page);
      await dialog.getByRole("timer").waitFor();
      await still(page);
      const result = dialog.getByRole("tabpanel");
      const excess = await result.evaluate(({ parentElement: box }) => box && box.scrollHeight - box.clientHeight);
      expect(excess, `${size.width} × ${size.height}`).toBe(0);
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
