import { addressIn } from "#rules/address";
import { kindOf, subjectOf, type CriterionKey } from "#rules/criteria";
import { DAILY_PATHS } from "#rules/pages";
import type { PlayerDocument } from "#rules/player-document";
import { firstYear, secondYear } from "#rules/season";
import { tenuresOf } from "#rules/tenures";
import { spellYears, wholeYears } from "#rules/years";
import type { PlayerRow } from "../store/players.ts";
import type { Html } from "./phrases.ts";
import { clubHref, clubName, crest, figure, playerHref, portrait, positionName, section, type Desk } from "./pieces.ts";
import { countryName } from "./card.ts";
import { tableOf } from "./table.ts";

/** Every part of a player's page below its head, in the order in which they are read. */
export function sectionsOf(desk: Desk, player: PlayerRow, document: PlayerDocument | null): Html[] {
  const { press } = desk;
  const { career, playoffs, position } = player;
  const numbers = { sweaters: document?.sweaters ?? [], inferred: document?.inferred ?? [] };
  const inferredNote = numbers.inferred.length > 0 ? press.say("inferredNote") : undefined;
  const noGame = career.length + playoffs.length === 0 ? press.put("note", { TEXT: press.say("none") }) : null;
  return [
    section(desk, "path", press.say("path"), pathOf(desk, player) ?? noGame),
    section(desk, "seasons", press.say("seasons"), tableOf(desk, "seasons", career, position, numbers), inferredNote),
    section(desk, "playoffs", press.say("playoffs"), tableOf(desk, "playoffs", playoffs, position, numbers)),
    section(
      desk,
      "captain",
      press.say("captain"),
      captainciesOf(desk, document?.captaincies ?? []),
      press.say("captainNote"),
    ),
    section(desk, "sweaters", press.say("sweaters"), sweatersOf(desk, player, document)),
    section(desk, "mates", press.say("mates"), matesOf(desk, document?.mates ?? []), press.say("matesNote")),
    gridOf(desk, player, document?.grid ?? { squares: 0, rarest: [] }),
    section(desk, "alike", press.say("alike"), alikeOf(desk, document?.alike ?? []), press.say("alikeNote")),
  ];
}

/** His clubs in order, with the years, under the name of the time. */
function pathOf(desk: Desk, { career, playoffs }: PlayerRow): Html | null {
  const { press, clubs } = desk;
  const past = Object.fromEntries([...clubs].map(([code, club]) => [code, club.past ?? []]));
  const stays = tenuresOf(career.length > 0 ? career : playoffs, past);
  if (stays.length === 0) return null;
  return press.put("path", {
    ITEMS: stays.map(({ team, as, from, to, games }) =>
      press.put("stop", {
        TEAM: team,
        CREST: crest(desk, team),
        HREF: clubHref(desk, team),
        NAME: clubName(desk, team, as),
        YEARS: spellYears({ from, to }, press.language),
        GAMES: press.say("pathGames", { GAMES: figure(desk, games) }),
      }),
    ),
  });
}

/** The known captaincies in order, with their years. */
function captainciesOf(desk: Desk, captaincies: PlayerDocument["captaincies"]): Html | null {
  const { press } = desk;
  if (captaincies.length === 0) return null;
  return press.put("path", {
    ITEMS: captaincies.map(([from, to, team, seasons]) =>
      press.put("stop", {
        TEAM: team,
        CREST: crest(desk, team),
        HREF: clubHref(desk, team),
        NAME: clubName(desk, team, from),
        YEARS: spellYears({ from: firstYear(from), to: secondYear(to) }, press.language),
        GAMES: press.count("mateSeasons", seasons, { COUNT: seasons }),
      }),
    ),
  });
}

/**
 * Each sweater by club and number, as a back in the club's colours: with its years where the number of every season there is
 * known, and once without them where it is not.
 */
function sweatersOf(desk: Desk, { last }: PlayerRow, document: PlayerDocument | null): Html | null {
  const { press } = desk;
  const { sweaters = [], unsure = [] } = document ?? {};
  const worn = sweaters.filter(
    ([, , team, number], at) =>
      !unsure.includes(team) || sweaters.findIndex(([, , club, same]) => club === team && same === number) === at,
  );
  if (worn.length === 0) return null;
  return press.put("sweaters", {
    ITEMS: worn.map(([from, to, team, number]) =>
      press.put("sweater", {
        PORTRAIT: portrait(desk, { id: null, last, number, team }),
        WORN: `${press.say("wears")} ${number}`,
        CLUB: clubName(desk, team, from),
        YEARS: unsure.includes(team) ? "" : spellYears({ from: firstYear(from), to: secondYear(to) }, press.language),
      }),
    ),
  });
}

function matesOf(desk: Desk, mates: PlayerDocument["mates"]): Html | null {
  const { press } = desk;
  if (mates.length === 0) return null;
  return press.put("people", {
    ITEMS: mates.map(([id, first, last, team, seasons, from, to, games]) =>
      press.put("mate", {
        CREST: crest(desk, team),
        HREF: playerHref(desk, id, first, last),
        NAME: `${first} ${last}`,
        TEXT: [
          spellYears({ from: firstYear(from), to: secondYear(to) }, press.language),
          press.count("mateSeasons", seasons, { COUNT: seasons }),
          ...(games === 0 ? [] : [press.count("mateGames", games, { COUNT: figure(desk, games) })]),
        ].join(", "),
      }),
    ),
  });
}

/** Where the Grid is played. */

/** How many squares he fits, and those that fewest others do. */
function gridOf(desk: Desk, player: PlayerRow, { squares, rarest }: PlayerDocument["grid"]): Html {
  const { press } = desk;
  const nameOf = (key: CriterionKey): string | null => criterionName(desk, player, key);
  const shown = rarest.filter(([row, column]) => nameOf(row) !== null && nameOf(column) !== null);
  const body =
    shown.length === 0
      ? null
      : press.put("squares", {
          HREF: addressIn(press.language, DAILY_PATHS.grid),
          ITEMS: shown.map(([row, column, answers]) =>
            press.put("square", {
              ROW: nameOf(row) ?? "",
              COLUMN: nameOf(column) ?? "",
              ANSWERS: press.say("answers", { COUNT: figure(desk, answers) }),
            }),
          ),
        });
  const count = { COUNT: figure(desk, squares) };
  const note =
    squares > 1 && squares <= rarest.length ? press.say("gridFew", count) : press.count("gridNote", squares, count);
  return section(desk, "grid", press.say("grid"), body, note);
}

/** What a criterion asks for, in words; null where there are none. */
function criterionName(desk: Desk, player: PlayerRow, key: CriterionKey): string | null {
  const [kind, subject] = [kindOf(key), subjectOf(key)];
  if (kind === "club") return franchiseName(desk, player, subject);
  if (kind === "country") return countryName(desk, subject);
  return desk.press.knows(key) ? desk.press.say(key) : null;
}

/** A club as the Grid counts it, with the one of its past that he played for where it bore another name by his time. */
function franchiseName(desk: Desk, { career, playoffs }: PlayerRow, code: string): string {
  const own = [...career, ...playoffs].filter(([, team]) => desk.clubs.get(team)?.franchise === code);
  const [then] = own;
  const name = clubName(desk, code);
  if (then === undefined || own.some(([, team]) => team === code)) return name;
  return `${name} (${clubName(desk, then[1], then[0])})`;
}

/** Three like him are seen, and the others wait to be drawn. */
const SHOWN = 3;

function alikeOf(desk: Desk, alike: PlayerDocument["alike"]): Html | null {
  const { press } = desk;
  if (alike.length === 0) return null;
  return press.put("alike", {
    ITEMS: alike.map(([id, first, last, position, from, to, games, team, number], at) =>
      press.put(at < SHOWN ? "like" : "like-hidden", {
        HREF: playerHref(desk, id, first, last),
        PORTRAIT: portrait(desk, { id, last, number, team }),
        NAME: `${first} ${last}`,
        TEXT: [
          positionName(desk, position).toLowerCase(),
          wholeYears({ from, to }, press.language),
          press.say("pathGames", { GAMES: figure(desk, games) }),
        ].join(", "),
      }),
    ),
  });
}
