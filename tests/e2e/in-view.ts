import type { ElementHandle, Locator, Page } from "playwright-core";
import type { GameName } from "#rules/shared/game-config";
import { guessRows, nameField, still } from "./play.ts";

/** A phone with browser bars, the smallest phone, and a phone in landscape. */
export const SIZES = [
  [390, 664],
  [320, 568],
  [844, 390],
] as const;

/** Stores a choice about cookies, so that no bar covers the page. */
export async function rejectCookies(page: Page): Promise<void> {
  await page.goto("/privacy-policy");
  const reject = page.getByRole("button", { name: /^(Reject All|Tout refuser)$/ });
  await reject.click();
  // Works after hydration.
  await reject.waitFor({ state: "hidden" });
}

/** Turns the phone to the next of {@link SIZES} and scrolls to the top. */
export async function turn(page: Page): Promise<void> {
  const at = SIZES.findIndex(([width]) => width === page.viewportSize()?.width);
  const [width, height] = SIZES[(at + 1) % SIZES.length] ?? SIZES[0];
  await page.setViewportSize({ width, height });
  await page.evaluate(() => scrollTo(0, 0));
}

/** Parts of a page by name. */
type Parts = Record<string, Locator>;

/** Returns elements that are not fully on the screen, cut off by a part of the page, or covered. */
export async function outOfView(page: Page, parts: Parts): Promise<string[]> {
  await still(page);
  const named = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => ({
      name,
      elements: (await part.elementHandles()) as ElementHandle<HTMLElement>[],
    })),
  );
  return page.evaluate(
    (all) =>
      all.flatMap(({ name, elements }) => {
        if (elements.length === 0) return [`${name} is not there`];
        return elements.flatMap((element) => {
          const { top, right, bottom, left } = element.getBoundingClientRect();
          const at = [left, top, right, bottom].map(Math.round).join(" ");
          const isOutside = top < -0.5 || left < -0.5 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5;
          if (isOutside) return [`${innerWidth} × ${innerHeight}: ${name} at ${at}`];
          for (let around = element.parentElement; around !== null; around = around.parentElement) {
            const box = around.getBoundingClientRect();
            const { overflowX, overflowY } = getComputedStyle(around);
            const isCut =
              (overflowX !== "visible" && (left < box.left - 1 || right > box.right + 1)) ||
              (overflowY !== "visible" && (top < box.top - 1 || bottom > box.bottom + 1));
            if (isCut) return [`${innerWidth} × ${innerHeight}: ${name} cut off at ${at}`];
          }
          const isCovered = [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
            const hit = document.elementFromPoint((left + right) / 2, y);
            return !element.contains(hit) && !hit?.contains(element);
          });
          return isCovered ? [`${innerWidth} × ${innerHeight}: ${name} covered at ${at}`] : [];
        });
      }),
    named,
  );
}

/** Returns the newest guess next to the field. */
const newestIn = (page: Page): Locator => page.locator("[data-dock] ol > li");
/** What a guess has opened. */
const NEW = /(New|Nouveau)$/;
const inClues = (page: Page) => ({ newest: guessRows(page).first(), field: nameField(page) });

/** Returns the crest and the tag of the first stop of a path that a guess has opened; towards the end there may be none. */
async function newStop(page: Page): Promise<Parts> {
  const opened = page
    .getByRole("list", { name: /(stops|étapes)$/ })
    .getByRole("listitem")
    .filter({ hasText: NEW });
  // Of two distant stops only the first fits a small screen.
  const first = opened.first();
  return (await opened.count()) > 0 ? { crest: first.locator("svg"), tag: first.getByText(NEW) } : {};
}

/** What a player must see after a guess: the input, the newest guess, and what it has opened. */
export const VIEWS: Readonly<
  Record<GameName, { input: (page: Page) => Locator; after: (page: Page) => Parts | Promise<Parts> }>
> = {
  classic: { input: nameField, after: inClues },
  legends: { input: nameField, after: inClues },
  career: {
    input: nameField,
    after: async (page) => ({ newest: newestIn(page), field: nameField(page), ...(await newStop(page)) }),
  },
  face: {
    input: nameField,
    after: (page) => {
      // The facts so far, then the newest guess.
      const rows = page.getByRole("list", { name: /^(The facts, then|Les indices, puis)/ }).getByRole("listitem");
      const sweater = page.getByRole("region", { name: /^(Sweater|Chandail)$/ }).getByRole("img");
      // The smallest phone has no room for the sweater as well.
      const isSmallest = page.viewportSize()?.width === 320;
      return {
        facts: rows.first(),
        newest: rows.nth(1),
        field: nameField(page),
        ...(!isSmallest && { sweater: sweater.first() }),
      };
    },
  },
  roster: {
    input: (page) => page.getByRole("button", { name: /^(Guess|Essayer)$/ }),
    after: (page) => ({
      newest: newestIn(page),
      opened: page.getByRole("rowgroup").filter({ hasText: /New|Nouveau/ }),
      selects: page.getByRole("combobox"),
      button: page.getByRole("button", { name: /^(Guess|Essayer)$/ }),
    }),
  },
  // Its cells: the table's outer spacing lies under its neighbours.
  grid: {
    input: (page) => page.getByRole("grid").locator("td, th"),
    after: (page) => ({ board: page.getByRole("grid").locator("td, th") }),
  },
};
