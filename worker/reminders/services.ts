/**
 * The push services there are: of Chrome and Edge's Chromium, Firefox, Safari, and Windows. A browser says itself where it
 * can be reached, so whoever says anything else would have the site send requests wherever he likes.
 */
const SERVICES: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
  /^([\w-]+\.)+notify\.windows\.com$/,
];

/** No push service has longer ones. */
const MOST_SIGNS = 1_000;

/** Whether an address is one of a push service that is known. */
export function isPushService(endpoint: string): boolean {
  if (endpoint.length > MOST_SIGNS || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isPlain = protocol === "https:" && port === "" && username === "" && password === "";
  return isPlain && SERVICES.some((service) => service.test(hostname));
}
