import { createStore } from "../storage/store.ts";

/** The place for the fixed footer of the screen while an element covers the page and makes it inert, otherwise null. */
export const screenFooter = createStore<HTMLElement | null>(null);
