import { addressIn } from "#rules/address";
import { numberIn } from "#rules/figures";
import { pastNameIn, type LeagueClub, type Person } from "#rules/people";
import { listPath, playerPath } from "#rules/player-address";
import type { Season } from "#rules/season";
import { type Html, NOTHING, type Press } from "./phrases.ts";

/** What every part of a page is made with. */
export interface Desk {
  press: Press;
  clubs: ReadonlyMap<string, LeagueClub>;
}

/** So many letters of any width fit across the shoulders as they are (client/ui/portrait.tsx). */
const ROOM = 10;

/** A club in the language of the page, as of a season under the name it had then. One that nobody knows keeps its code. */
export function clubName({ press, clubs }: Desk, code: string, season?: Season): string {
  const club = clubs.get(code);
  if (club === undefined) return code;
  const past = season === undefined ? undefined : pastNameIn(club.past, season);
  if (press.language === "fr") return past?.nameFr ?? club.nameFr;
  return past?.nameEn ?? `${club.place} ${club.nickname}`;
}

/** The crest of a club: in the shape of the past where it plays no more. */
export function crest({ press, clubs }: Desk, code: string): Html {
  const club = clubs.get(code);
  return press.put("crest", { TEAM: code, SHAPE: club?.last === null ? (club.conference ?? "past") : "past" });
}

/** His back, and his photograph where there is one; without an id, his back in any case. */
export function portrait(
  { press }: Desk,
  { id, last, number, team }: { id: number | null; last: string; number: number | null; team: string },
): Html {
  const name = last.toUpperCase();
  return press.put(name.length > ROOM ? "portrait-long" : "portrait", {
    ID: id ?? "",
    LAST: name,
    LONG_LAST_NAME: name,
    NUMBER: number ?? "",
    TEAM: team,
  });
}

/** Where a player's page is in the language of the page. */
export const playerHref = ({ press }: Desk, id: number, first: string, last: string): string =>
  addressIn(press.language, playerPath({ id, first, last }));

/** Where a club's list is. */
export const clubHref = ({ press }: Desk, code: string): string => addressIn(press.language, listPath("club", code));

/** A position as a word. */
export const positionName = ({ press }: Desk, position: Person["position"]): string =>
  press.say(position === "F" ? "forward" : `position:${position}`);

/** A part of a page under a heading; nothing where it has nothing to say. */
export function section({ press }: Desk, id: string, title: string, body: Html | null, note?: string): Html {
  if (body === null) return NOTHING;
  return press.put("section", {
    ID: id,
    TITLE: title,
    NOTE: note === undefined ? NOTHING : press.put("note", { TEXT: note }),
    BODY: body,
  });
}

/** Figures as the page's language writes them. */
export const figure = ({ press }: Desk, value: number): string => numberIn(press.language, value);
