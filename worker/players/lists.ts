import { addressIn } from "#rules/address";
import { listPath, PLAYERS_PATH, type ListKind } from "#rules/player-address";
import type { ListedPlayer, PlayerList, PlayerLists } from "#rules/player-document";
import { wholeYears } from "#rules/years";
import { countryName } from "./card.ts";
import { NOTHING, type Html } from "./phrases.ts";
import { clubHref, clubName, crest, figure, playerHref, positionName, type Desk } from "./pieces.ts";

/** Where everybody is found: by letter, by club, by country. */
export function indexOf(desk: Desk, { letters, clubs, countries }: PlayerLists): Html {
  const { press } = desk;
  const all = letters.reduce((sum, [, players]) => sum + players, 0);
  const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name, press.language);
  const group = (id: string, title: string, entries: Html[]): Html =>
    press.put("group", { ID: id, BY: id, TITLE: title, ITEMS: entries });
  const clubsOf = (isToday: boolean): Html[] =>
    clubs
      .filter(([club]) => (club.last === null) === isToday)
      .map(([{ code }, players]) => ({ code, players, name: clubName(desk, code) }))
      .toSorted(byName)
      .map(({ code, players, name }) =>
        press.put("entry", {
          HREF: clubHref(desk, code),
          MARK: crest(desk, code),
          NAME: name,
          COUNT: figure(desk, players),
        }),
      );
  return press.put("page", {
    CRUMBS: NOTHING,
    TITLE: press.say("index.title"),
    DETAIL: press.say("index.detail", { COUNT: figure(desk, all) }),
    BODY: [
      group(
        "letters",
        press.say("index.letters"),
        letters.map(([letter, players]) =>
          press.put("entry", {
            HREF: addressIn(press.language, listPath("letter", letter)),
            MARK: NOTHING,
            NAME: letter.toUpperCase(),
            COUNT: figure(desk, players),
          }),
        ),
      ),
      group("clubs", press.say("index.today"), clubsOf(true)),
      group("past", press.say("index.past"), clubsOf(false)),
      group(
        "countries",
        press.say("index.countries"),
        countries.map(([code, players]) =>
          press.put("entry", {
            HREF: addressIn(press.language, listPath("country", code)),
            MARK: press.flag(code),
            NAME: countryName(desk, code),
            COUNT: figure(desk, players),
          }),
        ),
      ),
    ],
  });
}

/** What a list is of, as a word: "M", "Edmonton Oilers", "Sweden". */
export function listName(desk: Desk, by: ListKind, of: string): string {
  if (by === "letter") return of.toUpperCase();
  return by === "club" ? clubName(desk, of) : countryName(desk, of);
}

/** A list of players, a line each. */
export function listOf(desk: Desk, by: ListKind, of: string, list: PlayerList, { letters }: PlayerLists): Html {
  const { press } = desk;
  const name = listName(desk, by, of);
  const count = { COUNT: figure(desk, list.of), OF: name };
  const isWhole = list.players.length === list.of;
  const detail =
    by === "letter" ? press.say("list.letterDetail", count) : press.count(`list.${by}Detail`, list.of, count);
  return press.put("page", {
    CRUMBS: press.put("crumbs", { INDEX: addressIn(press.language, PLAYERS_PATH) }),
    TITLE: name,
    DETAIL: isWhole
      ? detail
      : press.say("list.first", { FIRST: figure(desk, list.players.length), COUNT: figure(desk, list.of) }),
    BODY: [
      ...(by === "letter" || !isWhole ? [lettersOf(desk, letters, by === "letter" ? of : null)] : []),
      press.put("listed", { ITEMS: list.players.map((row) => lineOf(desk, row)) }),
    ],
  });
}

const lettersOf = ({ press }: Desk, letters: PlayerLists["letters"], here: string | null): Html =>
  press.put("letters", {
    ITEMS: letters.map(([letter]) =>
      press.put(letter === here ? "letter-here" : "link", {
        HREF: addressIn(press.language, listPath("letter", letter)),
        TEXT: letter.toUpperCase(),
      }),
    ),
  });

function lineOf(desk: Desk, [id, first, last, position, from, to, games]: ListedPlayer): Html {
  const { press } = desk;
  return press.put("line", {
    HREF: playerHref(desk, id, first, last),
    NAME: `${last}, ${first}`,
    TEXT: [
      positionName(desk, position),
      wholeYears({ from, to }, press.language),
      press.say("list.games", { GAMES: figure(desk, games) }),
    ].join(", "),
  });
}
