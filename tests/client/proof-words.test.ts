import i18next from "i18next";
import { expect, test } from "vitest";
import { criterionKindOf, type GridCriteria } from "#rules/grid/criteria";
import { LANGUAGES, type Language } from "#rules/i18n/address";
import { spellProof, spellShortProof } from "../../client/games/grid/proof-words.ts";
import { isMadeWithClub } from "../../seed/partners.ts";
import { careers, facts, idOf, prove, sets } from "../seed/league.ts";
// Initializes i18next.
import "./rendered.tsx";

/** A Grid of which only the first cell is tested. */
const linesOf = (row: string, column: string): GridCriteria => ({
  rows: [row, row, row],
  columns: [column, column, column],
});
const checksOf = (row: string, column: string, id: number) =>
  prove(row, column, id) ?? expect.fail(`${row} and ${column} are no square`);

/** Returns a text of a language, without no-break spaces. */
async function textIn(language: Language, spell: () => string): Promise<string> {
  await i18next.changeLanguage(language);
  return spell().replaceAll("\u00a0", " ");
}
const proofIn = (language: Language, row: string, column: string, id: number): Promise<string> =>
  textIn(language, () => spellProof(linesOf(row, column), 0, checksOf(row, column, id)).join(" · "));

/** Criteria of a square, a player, and the proof in words. */
type Proof = [row: string, column: string, name: string, words: string];

const IN_ENGLISH: Proof[] = [
  ["club:COL", "cup", "Steve Reinprecht", "Cup 2001 · COL 2000–03"],
  ["club:EDM", "club:NYR", "Mark Messier", "EDM 1979–91 · NYR 1991–97, 2000–04"],
  ["club:EDM", "career:500-goals", "Jari Kurri", "601 goals · EDM 1980–90"],
  ["club:TOR", "cup", "Frank Mahovlich", "4 Cups, 1962–1967 · TOR 1956–68"],
  ["trophy:hart", "season:50-goals", "Wayne Gretzky", "Hart Trophy ×9 · 92 goals, 1981–82"],
  ["draft:first-overall", "debut:teenager", "Sidney Crosby", "1st overall, 2005 · Debut at 18"],
  ["club:COL", "draft:by-club", "Joe Sakic", "Drafted by QUE, 1987 · QUE 1988–95, COL 1995–2009"],
  ["career:one-club", "country:SE", "Nicklas Lidström", "1 club, 1,564 games · Sweden"],
  ["club:NYR", "trophy:hart", "Mark Messier", "Hart Trophy 1990, 1992 · NYR 1991–97, 2000–04"],
  ["club:FLA", "final:reached", "Roberto Luongo", "Final 2011 · FLA 2000–06, 2013–19"],
  ["club:LAK", "final:captain", "Wayne Gretzky", "Captain in 5 Finals, 1984–1993 · LAK 1988–96"],
  ["club:VAN", "final:captain", "Henrik Sedin", "Captain, Final 2011 · VAN 2000–18"],
  ["cup", "club:NYR", "Mark Messier", "Cup 1994 · NYR 1991–97, 2000–04"],
  ["club:SJS", "season:100-points", "Joe Thornton", "125 points, 2005–06 · SJS 2005–20"],
  ["career:100-playoff-games", "hall-of-fame", "Chris Chelios", "266 playoff games · Hall of Fame"],
  ["career:one-club", "position:defender", "Nicklas Lidström", "1 club, 1,564 games · Defenceman"],
  ["career:50-shutouts", "season:40-wins", "Martin Brodeur", "125 shutouts · 48 wins, 2006–07"],
  ["draft:undrafted", "country:SE", "Börje Salming", "Never drafted · Sweden"],
  // What is missing, and nothing else.
  ["club:TOR", "final:reached", "Börje Salming", "No Final"],
  ["club:VAN", "final:captain", "Daniel Sedin", "Not a captain in a Final"],
  ["club:TOR", "career:500-goals", "Wendel Clark", "330 goals, not 500"],
  ["club:VGK", "career:200-goals", "Marc-André Fleury", "at least 0 goals, not 200"],
  ["club:MTL", "career:500-goals", "Joe Sakic", "Never played for MTL"],
  ["club:BOS", "cup", "Ray Bourque", "Cup 2001, not with BOS"],
  ["club:COL", "season:50-goals", "Teemu Selänne", "76 goals, 1992–93, not with COL"],
  ["club:EDM", "season:50-goals", "Ryan Smyth", "39 goals at best, not 50"],
  ["club:DET", "career:five-clubs", "Dominik Hašek", "4 clubs, not 5"],
  ["club:DET", "draft:undrafted", "Gordie Howe", "Predates the draft"],
  ["club:PIT", "trophy:norris", "Sidney Crosby", "Norris Trophy not won"],
  ["club:VGK", "draft:undrafted", "Sidney Crosby", "1st overall, 2005 · Never played for VGK"],
  ["club:DET", "draft:by-club", "Dominik Hašek", "Drafted by CHI, 1983"],
  ["club:DET", "career:one-club", "Dominik Hašek", "4 clubs, not 1"],
  // Twenty a fortnight before the season.
  ["club:WSH", "debut:teenager", "Alex Ovechkin", "Debut at 20"],
];
const IN_FRENCH: Proof[] = [
  ["club:COL", "cup", "Steve Reinprecht", "Coupe 2001 · COL 2000-2003"],
  ["club:TOR", "cup", "Frank Mahovlich", "4 Coupes, 1962-1967 · TOR 1956-1968"],
  ["trophy:hart", "season:50-goals", "Wayne Gretzky", "Trophée Hart ×9 · 92 buts, 1981-1982"],
  ["draft:first-overall", "debut:teenager", "Sidney Crosby", "1er au total, 2005 · Débuts à 18 ans"],
  ["club:COL", "draft:by-club", "Joe Sakic", "Repêché par QUE, 1987 · QUE 1988-1995, COL 1995-2009"],
  ["career:one-club", "country:SE", "Nicklas Lidström", "1 club, 1 564 matchs · Suède"],
  ["club:LAK", "final:captain", "Wayne Gretzky", "Capitaine en 5 finales, 1984-1993 · LAK 1988-1996"],
  ["club:VAN", "final:captain", "Henrik Sedin", "Capitaine, finale 2011 · VAN 2000-2018"],
  ["club:TOR", "final:reached", "Börje Salming", "Aucune finale"],
  ["club:VAN", "final:captain", "Daniel Sedin", "Pas capitaine en finale"],
  ["club:TOR", "career:500-goals", "Wendel Clark", "330 buts, pas 500"],
  ["club:VGK", "career:200-goals", "Marc-André Fleury", "au moins 0 but, pas 200"],
  ["club:MTL", "career:500-goals", "Joe Sakic", "N’a jamais joué pour MTL"],
  ["club:BOS", "cup", "Ray Bourque", "Coupe 2001, pas avec BOS"],
  ["club:COL", "season:50-goals", "Teemu Selänne", "76 buts, 1992-1993, pas avec COL"],
  ["club:EDM", "season:50-goals", "Ryan Smyth", "39 buts au mieux, pas 50"],
  ["club:DET", "career:five-clubs", "Dominik Hašek", "4 clubs, pas 5"],
  ["club:DET", "draft:undrafted", "Gordie Howe", "D’avant le repêchage"],
  ["club:PIT", "trophy:norris", "Sidney Crosby", "Trophée Norris jamais gagné"],
];

test.each(IN_ENGLISH)("%s and %s: %s", async (row, column, name, words) =>
  expect(await proofIn("en", row, column, idOf(name))).toBe(words),
);
test.each(IN_FRENCH)("in French, %s and %s: %s", async (row, column, name, words) =>
  expect(await proofIn("fr", row, column, idOf(name))).toBe(words),
);

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
])("%s and %s in one line: %s", async (row, column, name, inEnglish, inFrench) => {
  const nickname = (code: string): string => facts.teams.find((team) => team.code === code)?.nickname ?? code;
  const short = () => spellShortProof(linesOf(row, column), 0, checksOf(row, column, idOf(name)), nickname);
  expect(await textIn("en", short)).toBe(inEnglish);
  expect(await textIn("fr", short)).toBe(inFrench);
});

test("every criterion has texts, for every player", async () => {
  const keys = sets.map(({ key }) => key).filter((key) => !isMadeWithClub(key) && criterionKindOf(key) !== "club");
  const played = [...careers.values()].filter(({ lines, playoffs }) => lines.length + playoffs.length > 0);
  // Every 97th of all players in history.
  const some = played.filter((_, at) => at % 97 === 0).map(({ player }) => player.id);
  for (const language of LANGUAGES)
    for (const key of keys)
      for (const id of some) {
        const proof = await proofIn(language, "club:EDM", key, id);
        expect(proof, `${key} ${id}`).not.toMatch(/^$|\{\{|undefined|null|NaN|grid\.|generator\./);
      }
});
