import i18next, { type TFunction } from "i18next";
import { expect, test } from "vitest";
import { GRID_CELLS, criterionKindOf, type GridCriteria } from "#rules/grid/criteria";
import { checkCell, type CellCheck } from "#rules/grid/criterion-check";
import en from "../../client/i18n/en.json" with { type: "json" };
import fr from "../../client/i18n/fr.json" with { type: "json" };
import { formatFor } from "../../client/i18n/format.ts";
import { spellProof, spellShortProof } from "../../client/games/grid/proof-words.ts";
import { buildPlayerRecords } from "../../seed/criteria.ts";
import { isMadeWithClub } from "../../seed/partners.ts";
import { careers, careerOf, facts, sets } from "../seed/league.ts";

const franchises = new Map(facts.teams.map(({ code, franchise }) => [code, franchise]));
const recordOf = buildPlayerRecords(facts);
const prove = (row: string, column: string, id: number): CellCheck => {
  const proof = checkCell(row, column, recordOf(careerOf(id)), (club) => franchises.get(club) ?? club);
  if (proof === null) throw new RangeError(`${row} and ${column} are no square`);
  return proof;
};

await i18next.init({
  resources: { en: { translation: en }, fr: { translation: fr } },
  interpolation: { escapeValue: false },
});
const speeches = {
  en: { t: i18next.getFixedT("en") as TFunction, format: formatFor("en"), language: "en" as const },
  fr: { t: i18next.getFixedT("fr") as TFunction, format: formatFor("fr"), language: "fr" as const },
};

/** A Grid of which only the first cell is tested. */
const linesOf = (row: string, column: string): GridCriteria => ({
  rows: [row, row, row],
  columns: [column, column, column],
});
const spell = (language: "en" | "fr", row: string, column: string, id: number): string =>
  spellProof(linesOf(row, column), GRID_CELLS[0] ?? 0, prove(row, column, id), speeches[language]).join(" · ");

const idOf = (name: string): number => {
  const found = facts.players.filter(({ first, last }) => `${first} ${last}` === name);
  if (found.length !== 1 || found[0] === undefined) throw new Error(`${found.length} players called ${name}`);
  return found[0].id;
};

test.each([
  ["club:COL", "cup", "Steve Reinprecht", "Cup 2001 · COL 2000–03", "Coupe 2001 · COL 2000-2003"],
  [
    "club:EDM",
    "club:NYR",
    "Mark Messier",
    "EDM 1979–91 · NYR 1991–97, 2000–04",
    "EDM 1979-1991 · NYR 1991-1997, 2000-2004",
  ],
  ["club:EDM", "career:500-goals", "Jari Kurri", "601 goals · EDM 1980–90", "601 buts · EDM 1980-1990"],
  ["club:TOR", "cup", "Frank Mahovlich", "4 Cups, 1962–1967 · TOR 1956–68", "4 Coupes, 1962-1967 · TOR 1956-1968"],
  [
    "trophy:hart",
    "season:50-goals",
    "Wayne Gretzky",
    "Hart Trophy ×9 · 92 goals, 1981–82",
    "Trophée Hart ×9 · 92 buts, 1981-1982",
  ],
  [
    "draft:first-overall",
    "debut:teenager",
    "Sidney Crosby",
    "1st overall, 2005 · Debut at 18",
    "1er au total, 2005 · Débuts à 18 ans",
  ],
  [
    "club:COL",
    "draft:by-club",
    "Joe Sakic",
    "Drafted by QUE, 1987 · QUE 1988–95, COL 1995–2009",
    "Repêché par QUE, 1987 · QUE 1988-1995, COL 1995-2009",
  ],
  ["career:one-club", "country:SE", "Nicklas Lidström", "1 club, 1,564 games · Sweden", "1 club, 1 564 matchs · Suède"],
  // A trophy and a Final count with every club.
  [
    "club:NYR",
    "trophy:hart",
    "Mark Messier",
    "Hart Trophy 1990, 1992 · NYR 1991–97, 2000–04",
    "Trophée Hart 1990, 1992 · NYR 1991-1997, 2000-2004",
  ],
  [
    "club:FLA",
    "final:reached",
    "Roberto Luongo",
    "Final 2011 · FLA 2000–06, 2013–19",
    "Finale 2011 · FLA 2000-2006, 2013-2019",
  ],
  [
    "club:LAK",
    "final:captain",
    "Wayne Gretzky",
    "Captain in 5 Finals, 1984–1993 · LAK 1988–96",
    "Capitaine en 5 finales, 1984-1993 · LAK 1988-1996",
  ],
  [
    "club:VAN",
    "final:captain",
    "Henrik Sedin",
    "Captain, Final 2011 · VAN 2000–18",
    "Capitaine, finale 2011 · VAN 2000-2018",
  ],
  // What is missing, and nothing else.
  ["club:TOR", "final:reached", "Börje Salming", "No Final", "Aucune finale"],
  ["club:VAN", "final:captain", "Daniel Sedin", "Not a captain in a Final", "Pas capitaine en finale"],
  ["club:TOR", "career:500-goals", "Wendel Clark", "330 goals, not 500", "330 buts, pas 500"],
  ["club:VGK", "career:200-goals", "Marc-André Fleury", "at least 0 goals, not 200", "au moins 0 but, pas 200"],
  ["club:MTL", "career:500-goals", "Joe Sakic", "Never played for MTL", "N’a jamais joué pour MTL"],
  ["club:BOS", "cup", "Ray Bourque", "Cup 2001, not with BOS", "Coupe 2001, pas avec BOS"],
  [
    "club:COL",
    "season:50-goals",
    "Teemu Selänne",
    "76 goals, 1992–93, not with COL",
    "76 buts, 1992-1993, pas avec COL",
  ],
  ["club:EDM", "season:50-goals", "Ryan Smyth", "39 goals at best, not 50", "39 buts au mieux, pas 50"],
  ["club:DET", "career:five-clubs", "Dominik Hašek", "4 clubs, not 5", "4 clubs, pas 5"],
  ["club:DET", "draft:undrafted", "Gordie Howe", "Predates the draft", "D’avant le repêchage"],
  ["club:PIT", "trophy:norris", "Sidney Crosby", "Norris Trophy not won", "Trophée Norris jamais gagné"],
])("%s and %s: %s", (row, column, name, inEnglish, inFrench) => {
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  expect(plain(spell("en", row, column, idOf(name)))).toBe(inEnglish);
  expect(plain(spell("fr", row, column, idOf(name)))).toBe(inFrench);
});

test.each([
  // The fact for the column; for a club the longest stay, with short years.
  ["club:EDM", "club:NYR", "Mark Messier", "Rangers 1991–97", "Rangers 1991-97"],
  ["club:COL", "club:NYR", "Theoren Fleury", "Rangers 1999–02", "Rangers 1999-02"],
  ["cup", "club:COL", "Joe Sakic", "COL 1995–09", "COL 1995-09"],
  ["cup", "club:CHI", "Patrick Kane", "CHI 2007–23", "CHI 2007-23"],
  ["club:EDM", "career:500-goals", "Jari Kurri", "601 goals", "601 buts"],
  ["club:TOR", "cup", "Frank Mahovlich", "4 Cups, 1962–67", "4 Coupes, 1962-67"],
  // Without what the head of the column says, so that it fits on a phone.
  ["club:NYR", "trophy:hart", "Mark Messier", "1990, 1992", "1990, 1992"],
  ["club:EDM", "trophy:hart", "Wayne Gretzky", "×9", "×9"],
  ["club:EDM", "season:50-goals", "Wayne Gretzky", "92 goals", "92 buts"],
  ["club:LAK", "final:captain", "Wayne Gretzky", "5 Finals, 1984–93", "5 finales, 1984-93"],
  ["club:COL", "draft:by-club", "Joe Sakic", "15th overall, 1987", "15e au total, 1987"],
  ["country:SE", "career:one-club", "Nicklas Lidström", "1,564 games", "1 564 matchs"],
  // The missing part.
  ["club:TOR", "career:500-goals", "Wendel Clark", "330 goals, not 500", "330 buts, pas 500"],
])("%s and %s in one line: %s", (row, column, name, inEnglish, inFrench) => {
  const nickname = (code: string): string => facts.teams.find((team) => team.code === code)?.nickname ?? code;
  const short = (language: "en" | "fr"): string =>
    spellShortProof(linesOf(row, column), 0, prove(row, column, idOf(name)), speeches[language], nickname);
  expect(short("en")).toBe(inEnglish);
  expect(short("fr").replaceAll("\u00a0", " ")).toBe(inFrench);
});

test("every criterion has texts, for every player", () => {
  const keys = sets.map(({ key }) => key).filter((key) => !isMadeWithClub(key) && criterionKindOf(key) !== "club");
  const played = [...careers.values()].filter(({ lines, playoffs }) => lines.length + playoffs.length > 0);
  // Every 97th of all players in history.
  const some = played.filter((_, at) => at % 97 === 0).map(({ player }) => player.id);
  for (const language of ["en", "fr"] as const)
    for (const key of keys)
      for (const id of some) {
        const told = spell(language, "club:EDM", key, id);
        expect(told, `${key} ${id}`).not.toMatch(/^$|\{\{|undefined|null|NaN|grid\.|generator\./);
      }
});
