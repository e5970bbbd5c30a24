import type { Plugin } from "vite";
/**
 * Makes modules of the articles as the page is built: `<slug>/en.md` a component, with charts drawn
 * from the `figures.json` beside it, and `<slug>/en.md?head` the front matter alone.
 */
export declare function articles(): Plugin;
