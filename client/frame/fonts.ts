import { keepText, readText } from "../storage/kept.ts";
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

/**
 * Has the fonts fetched once the page stands and nothing else is waited for, and used at once when all are there. Whoever
 * comes back has them in his cache, and public/first-paint.js has them used from the start.
 */
export async function startFonts(): Promise<void> {
  const root = document.documentElement;
  if (root.dataset["fonts"] === undefined) {
    await atRest();
    await Promise.all(FACES.map((face) => document.fonts.load(face)));
    root.dataset["fonts"] = "fetched";
  }
  if (readText(FETCHED) === null) keepText(FETCHED, "1");
}
