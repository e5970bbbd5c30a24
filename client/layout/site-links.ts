import { t } from "i18next";
import { PAGE_PATHS, PAGES, type PagePath } from "#rules/site/pages";

interface PageLink {
  to: string;
  name: string;
}

/** Pages in the header, besides home. */
const UP_FRONT: readonly string[] = ["/leaderboard", "/friends", "/hockey-insights"] satisfies PagePath[];

/** Pages that are neither in the games menu nor in the footer's list. */
const UNLISTED: readonly string[] = ["/", "/privacy-policy", "/nhl/tiktok-promo", "/me"] satisfies PagePath[];

const linksTo = (wanted: (path: string) => boolean): PageLink[] =>
  PAGE_PATHS.filter(wanted).map((to) => ({ to, name: t(`pages.${PAGES[to].name}`) }));

export const headerLinks = (): PageLink[] => linksTo((path) => UP_FRONT.includes(path));

/** Returns the links of the games menu and of the footer's list: to every game and most pages. */
export const listedLinks = (): PageLink[] => linksTo((path) => !UNLISTED.includes(path));
