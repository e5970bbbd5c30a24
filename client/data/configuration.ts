/** What worker/configuration.ts has written into the page; null when this site has none. */
const configured = (name: "measurement" | "coffee" | "pictures"): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="deke:${name}"]`)?.content ?? null;

/** Google's id of this site. */
export const measurementId = (): string | null => configured("measurement");

/** Where the coffee can be bought. */
export const coffeeUrl = (): string | null => configured("coffee");

let pictured: boolean | undefined;

/** Whether there are pictures of the league's to be had. Looked up once: a page draws by the hundred. */
export const hasPictures = (): boolean => (pictured ??= configured("pictures") !== null);
