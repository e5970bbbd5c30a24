import { keepText, readText } from "../storage/kept.ts";
import { afterPaint } from "../ui/after-paint.ts";
import { lettersUsed } from "../ui/letters.ts";
import { atRest } from "./at-rest.ts";

/** The faces of styles/fonts.css that every page has letters of. */
const FACES = [
  '400 1em "Inter Variable"',
  '600 1em "Barlow Condensed"',
  '700 1em "Barlow Condensed"',
  'italic 800 1em "Barlow Condensed"',
];

/** Where it is kept that they have been fetched; public/first-paint.js reads it there. */
const FETCHED = "deke.fonts";

/** How many elements are laid out anew at a time, about: a finger waits for none of it. */
const AT_A_TIME = 40;

/** What takes as many lines as before is as high but for so many pixels: heights are rounded. */
const SAME_LINES = 4;

/**
 * Has the fonts fetched once the page stands and nothing else is waited for, and used when all are there, a part of the
 * page in each frame, but for those that would take another line: they keep their letters while they stand. Whoever comes
 * back has them in his cache, and public/first-paint.js has them used from the start.
 */
export async function startFonts(): Promise<void> {
  const root = document.documentElement;
  if (root.dataset["fonts"] === undefined) {
    await atRest();
    await Promise.all(FACES.map((face) => document.fonts.load(face)));
    for (const part of partsOf(document.body)) {
      await nextFrame();
      // What it takes from around it is no part, and has its font last.
      const around = part.parentElement && getComputedStyle(part.parentElement).fontFamily;
      const family = around?.includes("Barlow") ? "display" : "body";
      // Where nobody looks, nothing moves under him.
      const before = isRendered(part) ? heightsIn(part) : [];
      part.dataset["fonts"] = family;
      const after = before.length > 0 ? heightsIn(part) : [];
      if (!after.some((height, place) => Math.abs(height - (before[place] ?? height)) > SAME_LINES)) continue;
      delete part.dataset["fonts"];
      part.dataset["standIns"] = family;
    }
    await nextFrame();
    root.dataset["fonts"] = "fetched";
  }
  lettersUsed.set(true);
  if (readText(FETCHED) === null) keepText(FETCHED, "1");
}

function partsOf(element: Element): HTMLElement[] {
  if (!(element instanceof HTMLElement)) return [];
  const isSmall = element.getElementsByTagName("*").length < AT_A_TIME;
  return isSmall ? [element] : [...element.children].flatMap(partsOf);
}

/** What is not rendered as long as nobody sees it would have to be, to be measured. */
const isRendered = (element: HTMLElement): boolean => element.checkVisibility({ contentVisibilityAuto: true });

const heightsIn = (part: HTMLElement): number[] =>
  [part, ...part.querySelectorAll<HTMLElement>("*")].map((element) => (isRendered(element) ? element.offsetHeight : 0));

/** A tab that nobody sees has no frames, and can wait. */
const nextFrame = () => new Promise<void>(afterPaint);
