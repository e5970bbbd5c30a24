import { t } from "i18next";
import { Suspense, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useDocumentHead } from "../ui/document-head.ts";
import { Dialogs } from "./dialogs.tsx";
import { SyncPlayedCookie } from "../data/has-played.ts";
import { pageAt } from "../routes.tsx";
import styles from "./shell.module.css";
import { useAppearance } from "./appearance.ts";
import { Header } from "./header.tsx";
import { PageFailed } from "./page-failed.tsx";
import { Loading } from "../ui/loading.tsx";
import { NoticeBoard } from "../ui/notice-board.tsx";
import { onDemandBelow } from "../ui/on-demand.ts";
import { ErrorBoundary } from "../ui/part-boundary.tsx";
import { ConsentBar } from "./consent-bar.tsx";

const LazyFooter = onDemandBelow(async () => (await import("./footer.tsx")).Footer);

/**
 * The footer is below the first view, and hydrates when its script has loaded. It is one element for the whole visit,
 * because an update would reach it before that, and React would discard its HTML.
 */
const FOOTER = (
  <ErrorBoundary failed={null}>
    <Suspense>
      <LazyFooter />
    </Suspense>
  </ErrorBoundary>
);

/** After navigation, scrolls to the top and moves the focus of screen readers to the content. */
function useArrival(place: string) {
  const main = useRef<HTMLElement>(null);
  const arrivedAt = useRef(place);
  const byHistory = useNavigationType() === "POP";
  useEffect(() => {
    if (arrivedAt.current === place) return;
    arrivedAt.current = place;
    // The element that a fragment names is in view and has taken the focus.
    if (location.hash !== "" && main.current?.contains(document.activeElement)) return;
    main.current?.focus({ preventScroll: true });
    // Back and forward restore the scroll position.
    if (!byHistory) window.scrollTo(0, 0);
  }, [place, byHistory]);
  return main;
}

export function Layout() {
  const { pathname, search } = useLocation();
  const { View, title, game } = pageAt(pathname);
  // Practice and each earlier day are places of their own.
  const main = useArrival(game === null ? pathname : pathname + search);
  useAppearance();
  useDocumentHead(title === null ? null : t(title));

  return (
    <>
      <a className={`absolute ${styles.skip}`} href="#main">
        {t("header.skip")}
      </a>
      <ConsentBar />
      <Header />
      <main id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary key={pathname} failed={(error) => <PageFailed error={error} />}>
          <Suspense fallback={<Loading />}>
            <View />
          </Suspense>
        </ErrorBoundary>
        {game !== null && (
          <noscript>
            <p className="wrap">{t("rules.noScript")}</p>
          </noscript>
        )}
      </main>
      {FOOTER}
      <NoticeBoard />
      <Dialogs game={game ?? "classic"} />
      <SyncPlayedCookie />
    </>
  );
}
