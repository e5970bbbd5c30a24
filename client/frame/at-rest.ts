import { whenIdle } from "../browser/when-idle.ts";

/** Waits until the page has loaded all that it asked for, and nothing else is to be done. */
export async function atRest(): Promise<void> {
  if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>("[rel$=preload]")].map(hasCome));
  await new Promise<void>(whenIdle);
}

/** What a link asks for, in vain or not. Whatever has come before stands among the browser's timings. */
const hasCome = (link: HTMLLinkElement) =>
  performance.getEntriesByName(link.href).length > 0 ||
  new Promise((resolve) => ["load", "error"].map((end) => link.addEventListener(end, resolve)));
