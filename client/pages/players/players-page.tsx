import { t } from "i18next";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { localizePath } from "#rules/i18n/address";
import { parsePlayersPath } from "#rules/site/player-address";
import { useLoaded } from "../../data/loaded.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { useHydrated } from "../../storage/store.ts";
import { useDocumentHead } from "../../ui/document-head.ts";
import { Failed } from "../../ui/failed.tsx";
import { Loading } from "../../ui/loading.tsx";
import { AlikePlayers } from "./alike-players.tsx";
import { ALIKE_ID, BODY_ID, documentPageAt, HEAD_ID, hasSearch, fetchPlayersContent } from "./document-page.ts";
import { UnknownPlayer } from "./unknown-player.tsx";
import { PastPuzzles } from "./past-puzzles.tsx";
import { PlayerSearch } from "./player-search.tsx";
import "./players-page.css";
import { ServerHtml } from "../player-card/server-html.tsx";

/**
 * Any page about players: a player's page or a list. The Worker renders it (worker/pages/players). React adds the
 * league's pictures, and renders the parts that change: the search, players with a similar career, and the puzzles that
 * the player was the answer of.
 */
export function PlayersPage() {
  const language = documentLanguage();
  const isHydrated = useHydrated();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const documentPage = documentPageAt(pathname);
  const address = documentPage === null ? localizePath(language, pathname) : null;
  const { value, failure, retry } = useLoaded(fetchPlayersContent, address);
  const page = documentPage?.page ?? value;
  const isNobody = documentPage?.page === null || failure === "unknown-path";
  useDocumentHead(isNobody ? t("titles.notFound") : page && page.title);

  const own = page?.path ?? "";
  const isElsewhere = own !== "" && own !== pathname;
  useEffect(() => {
    if (isElsewhere) void navigate(own + search + hash, { replace: true });
  }, [isElsewhere, own, search, hash, navigate]);

  if (isNobody) return <UnknownPlayer />;
  if (page === null) return failure === null ? <Loading /> : <Failed className="wrap" code={failure} onRetry={retry} />;
  const place = parsePlayersPath(pathname);
  return (
    <div className="wrap players-page" key={page.path}>
      <ServerHtml id={HEAD_ID} html={page.head} />
      {hasSearch(pathname) && <PlayerSearch />}
      {isHydrated ? (
        page.alike.length > 0 && <AlikePlayers players={page.alike} />
      ) : (
        <ServerHtml id={ALIKE_ID} html={documentPage?.alikeSection ?? ""} />
      )}
      <ServerHtml id={BODY_ID} html={page.body} />
      {place?.kind === "player" && <PastPuzzles id={place.id} />}
    </div>
  );
}
