import { whenIdle } from "../ui/when-idle.ts";

/** Waits until the page has loaded all that it asked for, and nothing else is to be done. */
export async function atRest(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  await new Promise<void>((resolve) => whenIdle(resolve));
}
