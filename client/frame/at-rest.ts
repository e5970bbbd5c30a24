import { whenIdle } from "../ui/when-idle.ts";

/** Waits until the page has loaded all that it asked for, and nothing else is to be done. */
export async function atRest(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  const asked = document.head.querySelectorAll<HTMLLinkElement>('[rel="modulepreload"], [rel="preload"]');
  await Promise.all([...asked].map(hasCome));
  await new Promise<void>((resolve) => whenIdle(resolve));
}

/** What a link asks for, in vain or not. Whatever has come before stands among the browser's timings. */
async function hasCome(link: HTMLLinkElement): Promise<void> {
  if (performance.getEntriesByName(link.href).length > 0) return;
  await new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
  });
}
