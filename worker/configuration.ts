import type { Env } from "./env.ts";

/** Where Google's tag comes from, and where it reports to, by directive of the policy. */
const TAG_HOSTS = {
  "script-src": "https://www.googletagmanager.com",
  "img-src": "https://*.google-analytics.com https://www.googletagmanager.com https://*.g.doubleclick.net",
  "connect-src":
    "https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com https://*.g.doubleclick.net",
};

/** What this site is set up with, as far as its pages need it; null for what it does not have. */
export interface Configuration {
  measurement: string | null;
  coffee: string | null;
  pictures: boolean;
  /** Who runs the site, and where he can be reached, as text. */
  operator: string | null;
  contact: string | null;
}

/** Reads it from wrangler.toml's variables. What is malformed counts as not there. */
export const configurationOf = (env: Env): Configuration => ({
  measurement: matching(env.MEASUREMENT_ID, /^G-[A-Z0-9]+$/),
  coffee: matching(env.COFFEE_URL, /^https:\/\/[^\s"<>&]+$/),
  pictures: hasLeaguePictures(env),
  operator: matching(env.OPERATOR?.trim(), TEXT),
  contact: matching(env.CONTACT?.trim(), TEXT),
});

/** Returns whether the site uses the league's photographs and logos, or only its own drawings. */
export const hasLeaguePictures = (env: Env): boolean => env.LEAGUE_PICTURES === "on";

/** Words that need no escaping in HTML but for an ampersand, and leave no hole open. */
const TEXT = /^[^<>"%\p{C}]{1,120}$/u;

const matching = (value: string | undefined, shape: RegExp): string | null =>
  value !== undefined && shape.test(value) ? value : null;

/** A content security policy that lets the page speak to Google, where visits are measured; else as it is. */
export const allowTag = (policy: string, { measurement }: Configuration): string =>
  measurement === null
    ? policy
    : policy.replace(
        /(script-src|img-src|connect-src) [^;]*/g,
        (rule, directive: keyof typeof TAG_HOSTS) => `${rule} ${TAG_HOSTS[directive]}`,
      );
