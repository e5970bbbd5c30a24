import type { Env } from "../env.ts";

/** The origins of Google Analytics, by CSP directive. */
const ANALYTICS_HOSTS = {
  "script-src": "https://www.googletagmanager.com",
  "img-src": "https://*.google-analytics.com https://www.googletagmanager.com https://*.g.doubleclick.net",
  "connect-src":
    "https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com https://*.g.doubleclick.net",
};

/** The configuration that pages need; null for what is not configured. */
export interface Configuration {
  measurement: string | null;
  coffee: string | null;
  pictures: boolean;
  /** Who runs the site, and how to reach them. */
  operator: string | null;
  contact: string | null;
}

/** Reads the configuration from the variables of wrangler.toml. Malformed values count as missing. */
export const readConfiguration = (env: Env): Configuration => ({
  measurement: validOrNull(env.MEASUREMENT_ID, /^G-[A-Z0-9]+$/),
  coffee: validOrNull(env.COFFEE_URL, /^https:\/\/[^\s"<>&]+$/),
  pictures: hasLeaguePictures(env),
  operator: validOrNull(env.OPERATOR?.trim(), TEXT),
  contact: validOrNull(env.CONTACT?.trim(), TEXT),
});

export const hasLeaguePictures = (env: Env): boolean => env.LEAGUE_PICTURES === "on";

/** Text that is safe in HTML once ampersands are escaped, and cannot contain a placeholder. */
const TEXT = /^[^<>"%\p{C}]{1,120}$/u;

const validOrNull = (value: string | undefined, shape: RegExp): string | null =>
  value !== undefined && shape.test(value) ? value : null;

/** Returns a content security policy that allows Google Analytics, if it is configured. */
export const allowAnalytics = (policy: string, { measurement }: Configuration): string =>
  measurement === null
    ? policy
    : policy.replace(
        /(script-src|img-src|connect-src) [^;]*/g,
        (rule, directive: keyof typeof ANALYTICS_HOSTS) => `${rule} ${ANALYTICS_HOSTS[directive]}`,
      );
