import { Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigationType } from "react-router";
import type { PagePath } from "#rules/site/pages";
import { ConsentGate } from "./consent.tsx";
import { useDocumentHead } from "../ui/document-head.ts";
import { Dialogs } from "./dialogs.tsx";
import { SyncReturningCookie } from "../data/has-played.ts";
import { useRestoredResults } from "../data/restore.ts";
import { pageAt, pages, type SitePage } from "../routes.tsx";
import styles from "./shell.module.css";
import { useAppearance } from "./appearance.ts";
import { Footer } from "./footer.tsx";
import { GamesMenu } from "./games-menu.tsx";
import { Header } from "./header.tsx";
import { PageFailed } from "./page-failed.tsx";
import { Loading } from "../ui/loading.tsx";
import { NoticeBoard } from "../ui/notice-board.tsx";
import { onDemand } from "../ui/on-demand.ts";
import { ErrorBoundary } from "../ui/part-boundary.tsx";

/** Pages that the top of every page leads to, besides home. */
const UP_FRONT: readonly string[] = ["/leaderboard", "/friends", "/hockey-insights"] satisfies PagePath[];

/** Pages that the list at the foot leaves out: they stand elsewhere, or are for others to find. */
const UNLISTED: readonly string[] = ["/", "/privacy-policy", "/nhl/tiktok-promo", "/me"] satisfies PagePath[];

/** Where today's games stand. Without it the menu still leads to them. */
const marks = () => import("./todays-menu.tsx");
const Nothing = () => null;
const TodaysTally = onDemand(() =>
  marks().then(
    ({ FinishedCount: tally }) => tally,
    () => Nothing,
  ),
);
const TodaysMark = onDemand<{ path: string }>(() =>
  marks().then(
    ({ DailyStateMark: mark }) => mark,
    () => Nothing,
  ),
);

/** Fetches them beforehand: where they are not here yet, each is a pause of its own as the page is taken over. */
export const preloadMarks = (): Promise<unknown> => Promise.all([TodaysTally.preload(), TodaysMark.preload()]);

/** On another page reading starts anew: at the top, and for screen readers at the content. */
function useArrival(place: string) {
  const main = useRef<HTMLElement>(null);
  const arrivedAt = useRef(place);
  const byHistory = useNavigationType() === "POP";
  useEffect(() => {
    if (arrivedAt.current === place) return;
    arrivedAt.current = place;
    main.current?.focus({ preventScroll: true });
    // Back and forward return to where the page was left.
    if (!byHistory) window.scrollTo(0, 0);
  }, [place, byHistory]);
  return main;
}

/** What stands around every page, and the page of the address. */
export function Layout() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const page = pageAt(pathname);
  const { View, title } = page;
  // Practice and each earlier day of a game are places of their own.
  const main = useArrival(page.game === null ? pathname : pathname + search);
  useAppearance();
  useRestoredResults();
  useDocumentHead(title === null ? null : t(title));

  const linksTo = (wanted: (entry: [string, SitePage]) => boolean) =>
    Object.entries(pages)
      .filter(wanted)
      .map(([to, { name }]) => ({ to, name: t(name) }));
  const listed = linksTo(([to]) => !UNLISTED.includes(to));
  return (
    <>
      <ConsentGate />
      <a className={styles.skip} href="#main">
        {t("header.skip")}
      </a>
      <Header
        links={linksTo(([to]) => UP_FRONT.includes(to))}
        menu={
          <GamesMenu
            links={listed.map((link) => ({
              ...link,
              mark: (
                <Suspense>
                  <TodaysMark path={link.to} />
                </Suspense>
              ),
            }))}
            tally={
              <Suspense>
                <TodaysTally />
              </Suspense>
            }
          />
        }
      />
      <main id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary key={pathname} failed={(error) => <PageFailed error={error} />}>
          <Suspense fallback={<Loading />}>
            <View />
          </Suspense>
        </ErrorBoundary>
        {/* Written by the server alone: a browser that runs scripts has the rules in a dialog. */}
        <noscript>{page.game !== null && <page.game.Rules open onClose={() => {}} />}</noscript>
      </main>
      <Footer links={listed} privacy={{ to: "/privacy-policy", name: t(pages["/privacy-policy"].name) }} />
      <NoticeBoard />
      <Dialogs page={page} />
      <SyncReturningCookie />
    </>
  );
}
