import { addressIn } from "#rules/address";
import { heightIn, weightIn } from "#rules/body";
import { goalieFigures, skaterFigures, yearsOf } from "#rules/career-figures";
import { datesIn } from "#rules/dates";
import { ageOn, type Day } from "#rules/day";
import { ordinalIn } from "#rules/figures";
import { listPath, PLAYERS_PATH } from "#rules/player-address";
import type { PlayerDocument } from "#rules/player-document";
import { firstYear, secondYear } from "#rules/season";
import { TROPHIES } from "#rules/trophies";
import { wholeYears } from "#rules/years";
import type { PlayerRow } from "../store/players.ts";
import { type Html, NOTHING } from "./phrases.ts";
import { clubName, crest, figure, portrait, positionName, type Desk } from "./pieces.ts";
import { columnsOf, shownFigure } from "./table.ts";

/** The club in whose sweater he is remembered: today's, else the one with most of his games. */
export function sweaterOf({ team, career, playoffs }: Pick<PlayerRow, "team" | "career" | "playoffs">): string {
  if (team !== null) return team;
  const games = new Map<string, number>();
  for (const [, club, gp] of career.length > 0 ? career : playoffs) games.set(club, (games.get(club) ?? 0) + (gp ?? 0));
  return [...games].toSorted(([, few], [, many]) => many - few)[0]?.[0] ?? "";
}

/** Who he is in a line: "Canada, centre, Edmonton Oilers", "Russia, right wing, 1990–2003". */
export function inShort(desk: Desk, player: PlayerRow): string {
  const { press } = desk;
  const played = player.career.length > 0 ? player.career : player.playoffs;
  const [first, last] = [played[0], played.at(-1)];
  const parts = [
    player.country === null ? null : countryName(desk, player.country),
    positionName(desk, player.position).toLowerCase(),
    player.team !== null
      ? clubName(desk, player.team)
      : first === undefined || last === undefined
        ? null
        : wholeYears({ from: firstYear(first[0]), to: secondYear(last[0]) }, press.language),
  ];
  return parts.filter((part) => part !== null).join(", ");
}

/** A country as a word; one that no player came from before keeps its code. */
export const countryName = ({ press }: Desk, code: string): string =>
  press.knows(`country:${code}`) ? press.say(`country:${code}`) : code;

/** The head of his page: picture, name, facts, sums, honours. What nobody knows is left out. */
export function cardOf(
  desk: Desk,
  player: PlayerRow,
  document: PlayerDocument | null,
  sections: Html[],
  today: Day,
): Html {
  const { press } = desk;
  const team = sweaterOf(player);
  const number = player.team === null ? (player.numbers[team] ?? null) : player.number;
  return press.put("player", {
    ID: player.id,
    TEAM: team,
    NUMBER: number ?? "",
    INDEX: addressIn(press.language, PLAYERS_PATH),
    PORTRAIT: portrait(desk, { ...player, number, team }),
    CREST: crest(desk, team),
    FIRST: player.first,
    LAST: player.last,
    SUB: [
      ...(player.country === null ? [] : [press.flag(player.country)]),
      press.put("link", {
        HREF: addressIn(press.language, player.country === null ? PLAYERS_PATH : listPath("country", player.country)),
        TEXT: inShort(desk, player),
      }),
      ...(player.hallOfFame ? [press.put("hall-of-fame", {})] : []),
    ],
    FACTS: factsOf(desk, player, number, today),
    TOTALS: totalsOf(desk, player),
    HONOURS: honoursOf(desk, player, document),
    SECTIONS: sections,
  });
}

function factsOf(desk: Desk, player: PlayerRow, number: number | null, today: Day): Html[] {
  const { press } = desk;
  const { language } = press;
  const { birth, shoots, heightCm, weightKg } = player;
  const facts: [name: string, value: string | number | null][] = [
    ["number", number],
    ["born", birth && datesIn(language).date(birth)],
    // Of players of the past, nobody notes here how long they lived.
    ["age", player.team === null || birth === null ? null : ageOn(birth, today)],
    [player.position === "G" ? "catches" : "shoots", shoots && press.say(`hand:${shoots}`)],
    ["height", heightCm && heightIn(language, heightCm)],
    ["weight", weightKg && weightIn(weightKg)],
    ["drafted", draftOf(desk, player)],
  ];
  return facts.flatMap(([name, value]) =>
    value === null || value === 0 ? [] : [press.put("fact", { NAME: press.say(name), VALUE: value })],
  );
}

/**
 * His draft. Without a pick on file nobody picked him, unless he came before the draft of 1969, when most boys belonged to a
 * club already.
 */
function draftOf(
  { press }: Desk,
  { overall, draftYear, draftTeam, birth, career, playoffs }: PlayerRow,
): string | null {
  if (overall !== null)
    return press.say("draftedBy", {
      PICK: ordinalIn(press.language, overall),
      YEAR: draftYear ?? "–",
      TEAM: draftTeam ?? "–",
    });
  const first = (career[0] ?? playoffs[0])?.[0];
  const isUndrafted = birth !== null && birth >= "1950" && first !== undefined && firstYear(first) >= 1969;
  return isUndrafted ? press.say("undrafted") : null;
}

function totalsOf(desk: Desk, { position, career }: PlayerRow): Html[] {
  if (career.length === 0) return [];
  const columns = columnsOf(position);
  return (position === "G" ? goalieFigures : skaterFigures)(career).flatMap((value, at) =>
    value === null
      ? []
      : [
          desk.press.put("fact", {
            NAME: desk.press.say(`column:${columns[at]}`),
            VALUE: shownFigure(desk, columns[at], value),
          }),
        ],
  );
}

function honoursOf(desk: Desk, { cups, finals }: PlayerRow, document: PlayerDocument | null): Html {
  const { press } = desk;
  const won: [name: string, seasons: number[]][] = [
    [press.say("cup"), cups.map(([season]) => season)],
    [press.say("final"), finals.map(([season]) => season)],
    ...TROPHIES.map((trophy): [string, number[]] => [press.say(`trophy:${trophy}`), document?.trophies[trophy] ?? []]),
  ];
  const items = won.flatMap(([name, seasons]) =>
    seasons.length === 0
      ? []
      : [
          press.put("honour", {
            NAME: seasons.length > 1 ? `${figure(desk, seasons.length)} × ${name}` : name,
            YEARS: yearsOf(seasons, press.language),
          }),
        ],
  );
  return items.length === 0 ? NOTHING : press.put("honours", { ITEMS: items });
}
