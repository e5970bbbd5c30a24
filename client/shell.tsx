import { Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigationType } from "react-router";
import { Dialogs } from "./dialogs.tsx";
import { pageAt, pages } from "./routes.tsx";
import styles from "./shell.module.css";
import { useAppearance } from "./appearance.ts";
import { Footer } from "./ui/footer.tsx";
import { Header } from "./ui/header.tsx";
import { LoadFailed } from "./ui/load-failed.tsx";
import { Loading } from "./ui/loading.tsx";
import { NoticeBoard } from "./ui/notice-board.tsx";
import { PartBoundary } from "./ui/part-boundary.tsx";

/** On another page reading starts anew: at the top, and for screen readers at the content. */
function useArrival(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const arrivedAt = useRef(pathname);
  const byHistory = useNavigationType() === "POP";
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    main.current?.focus({ preventScroll: true });
    // Back and forward return to where the page was left.
    if (!byHistory) window.scrollTo(0, 0);
  }, [pathname, byHistory]);
  return main;
}

/** What stands around every page, and the page of the address. */
export function Shell() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { View, title, game } = pageAt(pathname);
  const main = useArrival(pathname);
  useAppearance();
  const heading = t(title);
  useEffect(() => {
    document.title = heading;
  }, [heading]);

  const games = Object.entries(pages).filter(([, page]) => page.game).map(([to, { name }]) => ({ to, name: t(name) }));
  return (
    <>
      <a className={styles.skip} href="#main">{t("header.skip")}</a>
      <Header links={games} />
      <main id="main" ref={main} tabIndex={-1}>
        <PartBoundary key={pathname} failed={<LoadFailed />}>
          <Suspense fallback={<Loading />}><View /></Suspense>
        </PartBoundary>
      </main>
      <Footer games={games} />
      <NoticeBoard />
      <Dialogs game={game ? View : null} />
    </>
  );
}
