import { html } from "hono/html";
import { localizePath } from "#rules/i18n/address";
import { playerListPath, type PlayerListKind } from "#rules/site/player-address";
import type { ListedPlayer, PlayerList, PlayerLists } from "#rules/site/player-document";
import { formatFullYears } from "#rules/league/years";
import type { Html } from "../page-template.ts";
import { breadcrumb } from "./card.ts";
import {
  classOf,
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
import { crest, flag } from "./drawings.ts";

/** The heading of a list. */
const listHead = (context: PlayersContext, title: string, detail: string, crumbs: Html | string): Html =>
  html`<div class="${classOf(context, "page.list")}">
    ${crumbs}
    <h1 class="display">${title}</h1>
    <p class="${classOf(context, "page.detail")}">${detail}</p>
  </div>`;

/** The heading of the page with all players. */
export function indexHead(context: PlayersContext, { letters }: PlayerLists): Html {
  const all = letters.reduce((sum, [, players]) => sum + players, 0);
  const { title, detail } = context.texts.index;
  return listHead(context, title, interpolate(detail, { COUNT: formatNumber(context, all) }), "");
}

/** The lists of all players: by letter, by club, by country. */
export function indexBody(context: PlayersContext, { letters, clubs, countries }: PlayerLists): Html {
  const { language, texts } = context;
  const entry = (href: string, name: string, count: number, mark: Html | string = ""): Html =>
    html`<li>
      <a href="${href}">${mark}<span>${name}</span><small>${formatNumber(context, count)}</small></a>
    </li>`;
  const group = (id: string, title: string, entries: Html[]): Html =>
    html`<section class="${classOf(context, "page.group")}" aria-labelledby="${id}">
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

/** Returns whether a list contains all of its players. */
const isWhole = (list: PlayerList): boolean => list.players.length === list.of;

/** The heading of a list of players. */
export function playersHead(context: PlayersContext, by: PlayerListKind, of: string, list: PlayerList): Html {
  const { texts } = context;
  const name = listName(context, by, of);
  const count = { COUNT: formatNumber(context, list.of), OF: name };
  const details: Record<PlayerListKind, string> = {
    letter: interpolate(texts.list.letterDetail, count),
    club: plural(context, list.of, texts.list.clubDetail_one, texts.list.clubDetail_other),
    country: plural(context, list.of, texts.list.countryDetail_one, texts.list.countryDetail_other),
  };
  const detail = isWhole(list)
    ? details[by]
    : interpolate(texts.list.first, { ...count, FIRST: formatNumber(context, list.players.length) });
  return listHead(context, name, detail, breadcrumb(context));
}

/** A list of players, one line each. */
export function playersBody(
  context: PlayersContext,
  by: PlayerListKind,
  of: string,
  list: PlayerList,
  { letters }: PlayerLists,
): Html {
  return html`${by === "letter" || !isWhole(list) ? letterLinks(context, letters, by === "letter" ? of : null) : ""}
    <ul class="${classOf(context, "page.listed")}">
      ${list.players.map((player) => playerLine(context, player))}
    </ul>`;
}

const letterLinks = (context: PlayersContext, letters: PlayerLists["letters"], current: string | null): Html =>
  html`<nav class="${classOf(context, "page.letters")}" aria-label="${context.texts.index.letters}">
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
