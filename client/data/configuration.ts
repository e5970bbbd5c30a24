/** What worker/configuration.ts has written into the page; null when this site has none. */
const configured = (name: "measurement" | "coffee" | "pictures"): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="deke:${name}"]`)?.content ?? null;

/** Google's id of this site. */
export const MEASUREMENT_ID = configured("measurement");

/** Where the coffee can be bought. */
export const COFFEE_URL = configured("coffee");

/** Whether there are pictures of the league's to be had. */
export const PICTURES = configured("pictures");
