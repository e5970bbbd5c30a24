import { readPageData } from "../browser/page-data.ts";
import { consent, type Consent } from "../storage/consent.ts";
import { COOKIE_DEFAULTS, isSecure, removeCookies } from "../storage/cookies.ts";

declare global {
  interface Window {
    /** Commands for the tag, queued before it loads. */
    dataLayer?: unknown[];
  }
}

const NOTHING: Consent = { necessary: true, analytics: false, advertising: false };

const TAG_COOKIES = { analytics: /^_ga(_|$)/, advertising: /^_gcl_/ };

/** Google's own function for its tag, which needs the `arguments` object itself. */
function gtag(..._command: unknown[]): void {
  (window.dataLayer ??= []).push(arguments);
}

const answer = (granted: boolean): "granted" | "denied" => (granted ? "granted" : "denied");

const signalsOf = ({ analytics, advertising }: Consent) => ({
  analytics_storage: answer(analytics),
  ad_storage: answer(advertising),
  ad_user_data: answer(advertising),
  ad_personalization: answer(advertising),
});

/**
 * Denies the tag everything, then passes on the stored choice and each later one. The tag is loaded once analytics is
 * granted, on a site with a measurement id; until then the commands go nowhere.
 */
export function startAnalytics(): void {
  gtag("consent", "default", signalsOf(NOTHING));
  const stored = consent.read();
  if (stored !== null) apply(stored);
  consent.watch(() => apply(consent.read() ?? NOTHING));
}

function apply(chosen: Consent): void {
  gtag("consent", "update", signalsOf(chosen));
  for (const kind of ["analytics", "advertising"] as const) if (!chosen[kind]) removeCookies(TAG_COOKIES[kind]);
  const id = readPageData()?.measurement;
  if (id == null) return;
  // A tag that is already loaded would otherwise count visits without cookies.
  Object.assign(window, { [`ga-disable-${id}`]: !chosen.analytics });
  if (chosen.analytics) fetchTag(id);
}

function fetchTag(id: string): void {
  const src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  if (document.querySelector(`script[src="${src}"]`) !== null) return;
  gtag("js", new Date());
  gtag("config", id, {
    cookie_path: COOKIE_DEFAULTS.path,
    cookie_flags: `SameSite=${COOKIE_DEFAULTS.sameSite}${isSecure() ? ";Secure" : ""}`,
    // For this host only, so that the cookies can be removed when consent is withdrawn.
    cookie_domain: "none",
  });
  document.head.append(Object.assign(document.createElement("script"), { src, async: true }));
}
