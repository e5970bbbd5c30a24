import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CLASSIC, choose, ending, guess, open, playUnseen, rowOf } from "./play.ts";
import { nameOf, TODAY } from "./site.ts";
import { test } from "./visit.ts";

/** What a visitor sees and hears at a step of the end of a round. */
interface Shown {
  step: string;
  /** Whether verdicts are turning over. */
  turns: boolean;
  /** Whether the field has the focus and cannot be changed. */
  keepsField: boolean;
  /** Texts that can be seen. */
  banner: string;
  /** The last announcement. */
  heard: string;
}

/** Records each step of the end of a round, and what is shown at its beginning. */
const recordSteps = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const steps: Shown[] = [];
    Object.assign(window, { steps });
    const stepNow = () =>
      document.querySelector("dialog:modal") === null
        ? (document.querySelector<HTMLElement>("[data-reveal]")?.dataset["reveal"] ?? "play")
        : "ending";
    new MutationObserver(() => {
      const step = stepNow();
      if (step === (steps.at(-1)?.step ?? "play")) return;
      const field = document.activeElement;
      const texts = [...document.querySelectorAll("[data-reveal] p, main p:not([role])")];
      steps.push({
        step,
        turns: document
          .getAnimations()
          .some(
            ({ effect, playState }) =>
              playState === "running" && effect instanceof KeyframeEffect && effect.target?.tagName === "TD",
          ),
        keepsField: field instanceof HTMLInputElement && field.role === "combobox" && field.readOnly,
        banner: /It was [^.]*\./.exec(texts.map((text) => text.textContent).join(" "))?.[0] ?? "",
        heard: document.querySelector("main p[role=status].vh")?.textContent ?? "",
      });
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });

const stepsOn = (page: Page): Promise<Shown[]> => page.evaluate(() => (window as unknown as { steps: Shown[] }).steps);

describe("the end of a round", () => {
  test("is heard at once, and seen after the verdicts have turned and the lamp is lit", async ({ visit, site }) => {
    const page = await visit({ reducedMotion: "no-preference" });
    await recordSteps(page);
    const answer = site.answers[TODAY];
    await page.goto(CLASSIC);
    await guess(page, site.others[0]);
    await choose(page, answer);
    await ending(page);
    const steps = await stepsOn(page);
    const sentence = `It was ${nameOf(answer)}.`;
    const waiting = {
      keepsField: true,
      heard: `Guess 2, ${nameOf(answer)}. 8 matches, 0 close. One-timer! ${sentence}`,
    };
    expect(steps).toMatchObject([
      { ...waiting, step: "turning", turns: true, banner: "" },
      { ...waiting, step: "lamp", turns: false, banner: "" },
      { ...waiting, step: "banner", turns: false, banner: sentence },
      { heard: waiting.heard, step: "ending", banner: sentence },
    ]);
  });

  test("waits for no animation once Enter, Space, Escape or a press skips them", async ({ visit, site }) => {
    const page = await visit({ reducedMotion: "no-preference" });
    const [last, ...wrong] = site.others;
    await playUnseen(page, site, wrong);
    await open(page, CLASSIC);
    await choose(page, last);
    const reveal = page.locator("[data-reveal]");
    await reveal.waitFor();
    // The seventh guess keeps its size, and the answer is not on the board.
    expect(await rowOf(page, site.answers[TODAY]).count()).toBe(0);
    await page.evaluate(() => {
      const press = (type: string, init: KeyboardEventInit) =>
        document.activeElement?.dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init }));
      press("keyup", { key: "Enter" });
      press("keydown", { key: "Enter", repeat: true });
      press("keydown", { key: "Enter", ctrlKey: true });
      for (const key of ["Shift", "Tab", "a"]) press("keydown", { key });
    });
    expect(await reveal.count()).toBe(1);
    await page.keyboard.press("Escape");
    const lost = await ending(page);
    expect(await reveal.count()).toBe(0);
    expect(await rowOf(page, site.answers[TODAY]).count()).toBe(1);
    await lost.getByText("The correct answer was").waitFor();
  });

  test("is shown at once with reduced motion", async ({ visit, site }) => {
    const page = await visit();
    await recordSteps(page);
    await page.goto(CLASSIC);
    await guess(page, site.answers[TODAY]);
    await ending(page);
    expect((await stepsOn(page)).map(({ step }) => step)).toEqual(["ending"]);
  });
});
