import { t } from "i18next";
import type { PagePath } from "#rules/site/pages";
import { pages, type SitePage } from "../routes.tsx";

export interface PageLink {
  to: string;
  name: string;
}

/** Pages in the header, besides home. */
const UP_FRONT: readonly string[] = ["/leaderboard", "/friends", "/hockey-insights"] satisfies PagePath[];

/** Pages that are neither in the games menu nor in the footer's list. */
const UNLISTED: readonly string[] = ["/", "/privacy-policy", "/nhl/tiktok-promo", "/me"] satisfies PagePath[];

/** Returns the links of the layout: those of the header, and every game and page. */
export function siteLinks(): { upFront: PageLink[]; listed: PageLink[] } {
  const linksTo = (wanted: (entry: [string, SitePage]) => boolean): PageLink[] =>
    Object.entries(pages)
      .filter(wanted)
      .map(([to, { name }]) => ({ to, name: t(name) }));
  return { upFront: linksTo(([to]) => UP_FRONT.includes(to)), listed: linksTo(([to]) => !UNLISTED.includes(to)) };
}
