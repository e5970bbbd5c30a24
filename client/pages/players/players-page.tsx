import { useEffect, useMemo, useRef, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { addressIn, placeAt } from "#rules/address";
import { playersPlaceAt } from "#rules/player-address";
import { useLoaded } from "../../data/loaded.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useDocumentHead } from "../../ui/document-head.ts";
import { Failed } from "../../ui/failed.tsx";
import { Loading } from "../../ui/loading.tsx";
import { enliven } from "./enliven.ts";
import { Nobody } from "./nobody.tsx";
import { PastPuzzles } from "./past-puzzles.tsx";
import styles from "./players-page.module.css";
import { loadPage, PLAYERS_ID, writtenAt } from "./written-page.ts";

/**
 * Any page of players: the lists, and everybody's own. Its middle is HTML that the server puts together (worker/players),
 * in the page or by itself; of its own it adds what nobody may keep.
 */
export function PlayersPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const written = writtenAt(language, pathname);
  const { value, failure, retry } = useLoaded(loadPage, written === null ? addressIn(language, pathname) : null);
  const page = written ?? value;
  const isNobody = page === "nobody" || failure === "unknown-path";
  useDocumentHead(isNobody ? t("titles.notFound") : page && page.title);

  const own = page !== null && page !== "nobody" ? page.path : "";
  const isElsewhere = own !== "" && own !== pathname;
  useEffect(() => {
    if (isElsewhere) void navigate(own + search + hash, { replace: true });
  }, [isElsewhere, own, search, hash, navigate]);

  if (isNobody) return <Nobody />;
  if (page !== null) return <Middle html={page.html} path={pathname} />;
  return failure === null ? <Loading /> : <Failed className="wrap" code={failure} onRetry={retry} />;
}

/** Whether a click is for this tab. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

function Middle({ html, path }: { html: string; path: string }) {
  const navigate = useNavigate();
  // The same object, or React would write all of it anew.
  const inner = useMemo(() => ({ __html: html }), [html]);
  const middle = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (middle.current !== null) return enliven(middle.current);
    return undefined;
  }, [html]);
  // The links in it are plain ones: within the site they are followed without loading anew.
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || !isPlain(event) || link.origin !== location.origin) return;
    event.preventDefault();
    void navigate(placeAt(link.pathname).path + link.search + link.hash);
  };
  const place = playersPlaceAt(path);
  return (
    <div className={`wrap ${styles.page}`}>
      {/* oxlint-disable-next-line react/no-danger -- the server has escaped all that is not its own */}
      <div id={PLAYERS_ID} ref={middle} onClick={follow} dangerouslySetInnerHTML={inner} />
      {place?.kind === "player" && <PastPuzzles key={place.id} id={place.id} />}
    </div>
  );
}
