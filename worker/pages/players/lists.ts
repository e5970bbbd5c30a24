import { html } from "hono/html";
import { localizePath } from "#rules/i18n/address";
import { playerListPath, type PlayerListKind, type PlayerListPlace } from "#rules/site/player-address";
import { countListPages, type ListedPlayer, type PlayerListPage, type PlayerLists } from "#rules/site/player-document";
import { formatFullYears } from "#rules/league/years";
import type { Html } from "../page-template.ts";
import { breadcrumb } from "./card.ts";
import {
  clubHref,
  clubName,
  countryName,
  formatNumber,
  interpolate,
  playerHref,
  plural,
  positionName,
  type PlayersContext,
} from "./context.ts";
import { crest, flag, icon } from "./drawings.ts";

const listHead = (title: string, detail: string, crumbs: Html | string): Html =>
  html`<div class="players-list">
    ${crumbs}
    <h1 class="display">${title}</h1>
    <p class="players-detail">${detail}</p>
  </div>`;

export function indexHead(context: PlayersContext, { letters }: PlayerLists): Html {
  const all = letters.reduce((sum, [, players]) => sum + players, 0);
  const { title, detail } = context.texts.index;
  return listHead(title, interpolate(detail, { COUNT: formatNumber(context, all) }), "");
}

export function indexBody(context: PlayersContext, { letters, clubs, countries }: PlayerLists): Html {
  const { language, texts } = context;
  const entry = (href: string, name: string, count: number, mark: Html | string = ""): Html =>
    html`<li>
      <a href="${href}">${mark}<span>${name}</span><small>${formatNumber(context, count)}</small></a>
    </li>`;
  const group = (id: string, title: string, entries: Html[]): Html =>
    html`<section class="players-group" aria-labelledby="${id}">
      <h2 class="sub" id="${id}">${title}</h2>
      <ul data-by="${id}">
        ${entries}
      </ul>
    </section>`;
  const clubsOf = (isCurrent: boolean): Html[] =>
    clubs
      .filter(([club]) => (club.last === null) === isCurrent)
      .map(([{ code }, players]) => ({ code, players, name: clubName(context, code) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, language))
      .map(({ code, players, name }) => entry(clubHref(context, code), name, players, crest(context, code)));
  return html`${group(
    "letters",
    texts.index.letters,
    letters.map(([letter, players]) =>
      entry(localizePath(language, playerListPath("letter", letter)), letter.toUpperCase(), players),
    ),
  )}
  ${group("clubs", texts.index.today, clubsOf(true))} ${group("past", texts.index.past, clubsOf(false))}
  ${group(
    "countries",
    texts.index.countries,
    countries.map(([code, players]) =>
      entry(
        localizePath(language, playerListPath("country", code)),
        countryName(context, code),
        players,
        flag(context, code),
      ),
    ),
  )}`;
}

/** Returns the name of a list: "M", "Edmonton Oilers", "Sweden". */
export function listName(context: PlayersContext, by: PlayerListKind, of: string): string {
  if (by === "letter") return of.toUpperCase();
  return by === "club" ? clubName(context, of) : countryName(context, of);
}

export function playersHead(context: PlayersContext, { by, of, page }: PlayerListPlace, list: PlayerListPage): Html {
  const { texts } = context;
  const name = listName(context, by, of);
  const details: Record<PlayerListKind, string> = {
    letter: interpolate(texts.list.letterDetail, { COUNT: formatNumber(context, list.of), OF: name }),
    club: plural(context, list.of, texts.list.clubDetail_one, texts.list.clubDetail_other),
    country: plural(context, list.of, texts.list.countryDetail_one, texts.list.countryDetail_other),
  };
  const pages = countListPages(list.of);
  const detail =
    pages === 1 ? details[by] : interpolate(texts.list.onPage, { DETAIL: details[by], PAGE: page, PAGES: pages });
  return listHead(name, detail, breadcrumb(context));
}

export function playersBody(
  context: PlayersContext,
  place: PlayerListPlace,
  list: PlayerListPage,
  { letters }: PlayerLists,
): Html {
  return html`${place.by === "letter" ? letterLinks(context, letters, place.of) : ""}
    <ul class="players-listed">
      ${list.players.map((player) => playerLine(context, player))}
    </ul>
    ${pageLinks(context, place, countListPages(list.of))}`;
}

/** How many pages before and after the current one have a link, besides the first and the last page. */
const NEAR = 1;

/** Links to the other pages of a list; nothing if it has one page. */
function pageLinks(context: PlayersContext, { by, of, page }: PlayerListPlace, pages: number): Html | string {
  if (pages === 1) return "";
  const { texts } = context;
  const href = (to: number): string => localizePath(context.language, playerListPath(by, of, to));
  const numbers = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (to) => to === 1 || to === pages || Math.abs(to - page) <= NEAR,
  );
  return html`<nav class="players-jumps" aria-label="${texts.list.pages}">
    ${page > 1 ? html`<a rel="prev" href="${href(page - 1)}">${icon("back")}${texts.list.previous}</a>` : ""}
    ${page < pages ? html`<a rel="next" href="${href(page + 1)}">${texts.list.next}${icon("arrow")}</a>` : ""}
    ${numbers.map((to, at) => {
      const gap = to - (numbers[at - 1] ?? 0) > 1 ? html`<span aria-hidden="true">…</span>` : "";
      const here = to === page ? html` aria-current="page"` : "";
      return html`${gap}<a href="${href(to)}" aria-label="${interpolate(texts.list.page, { PAGE: to })}" ${here}
          >${to}</a
        >`;
    })}
  </nav>`;
}

/** Elements for the document's head: links to the pages of a list before and after one. */
export function neighbourLinks(
  { language }: PlayersContext,
  { by, of, page }: PlayerListPlace,
  pages: number,
  origin: string,
): Html {
  const link = (rel: "prev" | "next", to: number): Html =>
    html`<link rel="${rel}" href="${origin}${localizePath(language, playerListPath(by, of, to))}" />`;
  return html`${page > 1 ? link("prev", page - 1) : ""}${page < pages ? link("next", page + 1) : ""}`;
}

const letterLinks = (context: PlayersContext, letters: PlayerLists["letters"], current: string): Html =>
  html`<nav class="players-jumps" aria-label="${context.texts.index.letters}">
    ${letters.map(([letter]) => {
      const href = localizePath(context.language, playerListPath("letter", letter));
      const here = letter === current ? html` aria-current="page"` : "";
      return html`<a href="${href}" ${here}>${letter.toUpperCase()}</a>`;
    })}
  </nav>`;

function playerLine(context: PlayersContext, [id, first, last, position, from, to, games]: ListedPlayer): Html {
  const detail = [
    positionName(context, position),
    formatFullYears({ from, to }, context.language),
    interpolate(context.texts.list.games, { GAMES: formatNumber(context, games) }),
  ];
  return html`<li>
    <a href="${playerHref(context, id, first, last)}"><b>${last}, ${first}</b> <small>${detail.join(", ")}</small></a>
  </li>`;
}
