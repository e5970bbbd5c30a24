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

/** Pages in the header, besides home. */
const UP_FRONT: readonly string[] = ["/leaderboard", "/friends", "/hockey-insights"] satisfies PagePath[];

/** Pages that are not in the footer. */
const UNLISTED: readonly string[] = ["/", "/privacy-policy", "/nhl/tiktok-promo", "/me"] satisfies PagePath[];

/** Today's state of each game. Without it the menu only has links. */
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

/** Preloads them: each would otherwise suspend hydration. */
export const preloadMarks = (): Promise<unknown> => Promise.all([TodaysTally.preload(), TodaysMark.preload()]);

/** After navigation, scrolls to the top and moves the focus of screen readers to the content. */
function useArrival(place: string) {
  const main = useRef<HTMLElement>(null);
  const arrivedAt = useRef(place);
  const byHistory = useNavigationType() === "POP";
  useEffect(() => {
    if (arrivedAt.current === place) return;
    arrivedAt.current = place;
    main.current?.focus({ preventScroll: true });
    // Back and forward restore the scroll position.
    if (!byHistory) window.scrollTo(0, 0);
  }, [place, byHistory]);
  return main;
}

/** The layout of every page with the page of the address. */
export function Layout() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const page = pageAt(pathname);
  const { View, title } = page;
  // Practice and each earlier day are places of their own.
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
        {/* Only for browsers without scripts: with scripts the rules are in a dialog. */}
        <noscript>{page.game !== null && <page.game.Rules open onClose={() => {}} />}</noscript>
      </main>
      <Footer links={listed} privacy={{ to: "/privacy-policy", name: t(pages["/privacy-policy"].name) }} />
      <NoticeBoard />
      <Dialogs page={page} />
      <SyncReturningCookie />
    </>
  );
}
