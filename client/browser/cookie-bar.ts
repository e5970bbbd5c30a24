/** Returns whether the cookie bar shows: the page contains it, and no choice is stored (build/prerender/first-paint.js). */
export const hasCookieBar = (): boolean =>
  document.documentElement.dataset["consented"] === undefined && document.querySelector("[data-consent-bar]") !== null;
