import type { PageData } from "../../client/browser/page-data.ts";

/** Returns the page data in a page's HTML. */
export function pageDataIn(html: string): PageData {
  const [, json] = /<script type="application\/json" id="page-data">([^<]*)<\/script>/.exec(html) ?? [];
  if (json === undefined) throw new Error("nothing was written into the page");
  return JSON.parse(json) as PageData;
}

/** Returns the text of a page's `main`. */
export const mainTextOf = (html: string): string =>
  (/<main[^>]*>([^]*?)<\/main>/.exec(html)?.[1] ?? "").replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
