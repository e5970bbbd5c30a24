import {
  criteriaOfCell,
  criterionKindOf,
  GRID_CELLS,
  criterionSubjectOf,
  type CriterionKey,
  type GridCriteria,
} from "#rules/grid/criteria";
import { parseGridKey } from "#rules/grid/grid-key";
import { EXPANSION_SEASON, secondYear } from "#rules/league/season";
import { addDays, daysBetween, weekday, type Day } from "#rules/shared/day";
import { DAILY_NAMES, GAME_CONFIG, GAME_NAMES } from "#rules/shared/game-config";
import { puzzleDurationDays } from "#rules/shared/schedule";
import type { DealtDay } from "./calendar.ts";
import type { CalendarLookups } from "./calendar-lookups.ts";
import type { TextTable } from "./text-table.ts";
import { findWeakDays } from "./weak-days.ts";

export const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The columns of the tables with targets for a year. */
const FIGURES = ["figure", "target", "dealt"];

/** Upper bounds of the groups of cells by number of answers. */
const ANSWERS = [7, 15, 30, 60, 120, Infinity];

/** A pair of criteria, a game's answer and an old Legend need a pause of this many days. */
const PAUSE_DAYS = { pair: 14, player: 7, oldLegend: 21 };

/** Returns a summary of many printed days as tables: the figures that a year must reach, and what it consists of. */
export function summarizeCalendar(days: readonly DealtDay[], lookups: CalendarLookups): TextTable[] {
  const { players, seasons } = lookups;
  return [
    { title: "Grid", head: FIGURES, rows: countGrids(days, lookups) },
    { title: "Criteria of the Grid", head: ["kind", "Grids"], rows: countCriteria(days, lookups) },
    { title: "Roster Mystery", head: FIGURES, rows: countRosters(days, lookups) },
    { title: "Legends", head: FIGURES, rows: countLegends(days, lookups) },
    { title: "Players", head: FIGURES, rows: countPlayers(days, lookups) },
    { title: "Weak days", head: FIGURES, rows: countWeakDays(days, lookups) },
    {
      title: "Difficulty: mean rank by fame, and of the Grid the mean number of well-known answers per cell",
      head: ["game", ...WEEKDAYS],
      rows: DAILY_NAMES.map((game) => [
        game,
        ...WEEKDAYS.map((_, at) => {
          const own = days.filter(({ day }) => weekday(day) === at).map(({ answers }) => answers[game]);
          const ranks = { player: players, season: seasons, grid: null }[GAME_CONFIG[game].hides];
          const difficulty = own.map((answer) => ranks?.get(answer)?.rank ?? lookups.wellKnownAnswers(answer));
          return mean(difficulty).toFixed(ranks === null ? 1 : 0);
        }),
      ]),
    },
  ];
}

function countGrids(days: readonly DealtDay[], { answersOf, players }: CalendarLookups): TextTable["rows"] {
  const grids = days.map(({ day, answers }) => ({ day, grid: parseGridKey(answers.grid) }));
  const cells = grids.flatMap(({ day, grid }) => GRID_CELLS.map((cell) => ({ day, cell: criteriaOfCell(grid, cell) })));
  const pairs = [...Map.groupBy(cells, ({ cell }) => cell.toSorted().join(" × "))].map(([pair, uses]) => ({
    pair,
    days: uses.map(({ day }) => day),
  }));
  const pauses = pairs.flatMap(({ days: own }) => own.slice(1).map((day, at) => daysBetween(own[at] ?? day, day)));
  const often = pairs.toSorted((a, b) => b.days.length - a.days.length)[0];
  const rankOf = (id: number): number => players.get(String(id))?.rank ?? Infinity;
  const obscure = cells.filter(({ cell }) => Math.min(...[...answersOf(...cell)].map(rankOf)) > 300);
  return [
    ["different cells", "1550 or more", `${pairs.length} of ${cells.length}`],
    ["cells within 14 days", "0", String(pauses.filter((pause) => pause <= PAUSE_DAYS.pair).length)],
    ["most frequent cell", "at most 5", `${often?.days.length}: ${often?.pair}`],
    ["Grids without club × club", "0", String(grids.filter(({ grid }) => !hasTwoClubs(grid)).length)],
    [
      "cells whose best-known answer is beyond rank 300",
      "at most 10 %",
      `${((100 * obscure.length) / cells.length).toFixed(1)} %`,
    ],
  ];
}

const isClub = (key: CriterionKey): boolean => criterionKindOf(key) === "club";
const hasTwoClubs = ({ rows, columns }: GridCriteria): boolean => rows.some(isClub) && columns.some(isClub);

function countCriteria(days: readonly DealtDay[], { answersOf }: CalendarLookups): TextTable["rows"] {
  const grids = days.map(({ day, answers }) => ({ day, grid: parseGridKey(answers.grid) }));
  const criteria = grids.flatMap(({ grid: { rows, columns } }) => [...rows, ...columns]);
  const isTrophy = (key: CriterionKey): boolean => ["trophy", "cup"].includes(criterionKindOf(key));
  const sizes = grids.flatMap(({ grid }) => GRID_CELLS.map((cell) => answersOf(...criteriaOfCell(grid, cell)).size));
  return [
    ["trophies and Cups", spell(criteria.filter(isTrophy))],
    ["clubs", spell(criteria.filter(isClub).map(criterionSubjectOf))],
    ["others", spell(criteria.filter((key) => !isClub(key) && !isTrophy(key)))],
    ["clubs per axis from Monday to Thursday", spell(grids.filter(isWorkday).map(({ grid }) => clubsPerAxis(grid)))],
    [
      "clubs per axis from Friday to Sunday",
      spell(grids.filter((each) => !isWorkday(each)).map(({ grid }) => clubsPerAxis(grid))),
    ],
    [
      "cells by answers",
      ANSWERS.map((most, at) => {
        const least = ANSWERS[at - 1] ?? 0;
        return `${most === Infinity ? "more" : `to ${most}`} ${sizes.filter((size) => size > least && size <= most).length}`;
      }).join(", "),
    ],
  ];
}

const FRIDAY = 4;
const isWorkday = ({ day }: { day: Day }): boolean => weekday(day) < FRIDAY;

const clubsPerAxis = ({ rows, columns }: GridCriteria): string =>
  [rows, columns]
    .map((axis) => axis.filter(isClub).length)
    .sort((a, b) => b - a)
    .join("+");

function countRosters(days: readonly DealtDay[], { seasons }: CalendarLookups): TextTable["rows"] {
  const keys = days.map(({ answers }) => answers.roster);
  const often = spell(keys.map((key) => key.slice(0, "19901991".length)));
  return [
    ["different club seasons", "all", `${new Set(keys).size} of ${keys.length}`],
    ["most frequent season", "at most 15", often.split(", ")[0] ?? ""],
    ["franchises", "8 to 15, from ten seasons on", spell(keys.map((key) => seasons.get(key)?.franchise ?? ""))],
  ];
}

function countLegends(days: readonly DealtDay[], { players }: CalendarLookups): TextTable["rows"] {
  const weeks = days.flatMap(({ day, answers: { legends } }) => {
    const player = legends === undefined ? undefined : players.get(legends);
    return player === undefined ? [] : [{ day, ...player }];
  });
  const old = weeks.filter(({ last }) => last < EXPANSION_SEASON).map(({ day }) => day);
  const soon = old.slice(1).filter((day, at) => daysBetween(old[at] ?? day, day) <= PAUSE_DAYS.oldLegend);
  return [
    ["weeks beyond fame rank 600", "0", `${weeks.filter(({ rank }) => rank > 600).length} of ${weeks.length}`],
    ["last season before 1967-68", "", String(old.length)],
    ["two of them within four weeks", "0", String(soon.length)],
    ...weeks.map(({ day, name, last, rank }) => [day, "", `${name}, to ${secondYear(last)}, rank ${rank}`]),
  ];
}

function countPlayers(days: readonly DealtDay[], { players }: CalendarLookups): TextTable["rows"] {
  const games = GAME_NAMES.filter((game) => GAME_CONFIG[game].hides === "player");
  const hidden = days.flatMap(({ day, answers }) =>
    games.flatMap((game) => {
      const until = addDays(day, puzzleDurationDays(GAME_CONFIG[game]) - 1);
      return answers[game] === undefined ? [] : [{ game, player: answers[game], day, until }];
    }),
  );
  const twice = [...Map.groupBy(hidden, ({ player }) => player).values()].flatMap((own) =>
    own.flatMap((one, at) =>
      own.slice(at + 1).filter((other) => {
        const gap = Math.max(daysBetween(one.until, other.day), daysBetween(other.until, one.day));
        return other.game !== one.game && gap <= PAUSE_DAYS.player;
      }),
    ),
  );
  const asked = new Set(days.map(({ answers }) => answers.classic));
  const missed = [...players]
    .filter(([, { isAnswerable }]) => isAnswerable)
    .slice(0, 100)
    .flatMap(([id, { name, games: played }]) => (asked.has(id) ? [] : [`${name} (${played} games)`]));
  return [
    ["the same in two games within seven days", "0", String(twice.length)],
    ["never in Classic, of the 100 best known", "", missed.join(", ") || "none"],
  ];
}

function countWeakDays(days: readonly DealtDay[], lookups: CalendarLookups): TextTable["rows"] {
  const weak = findWeakDays(days, lookups);
  const reasons = [...weak.values()].flat().map((reason) => reason.split(":")[0] ?? "");
  const months = [...Map.groupBy(weak.keys(), (day) => day.slice(0, "2026-11".length)).values()];
  return [
    ["days", "", String(weak.size)],
    ["reasons, by game", "", spell(reasons) || "none"],
    ["most in a month", "at most 3", String(Math.max(0, ...months.map(({ length }) => length)))],
  ];
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Formats counts, most frequent first: "NYR 50, MTL 48". */
const spell = (names: readonly string[]): string =>
  [...Map.groupBy(names, (name) => name)]
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .map(([name, { length }]) => `${name} ${length}`)
    .join(", ");
