// @vitest-environment browser
import i18next from "i18next";
import { expect, test } from "vitest";
import { criterionKindOf, type GridCriteria } from "#rules/grid/criteria";
import { LANGUAGES, type Language } from "#rules/i18n/address";
import { spellProof, spellShortProof } from "../../client/games/grid/proof-words.ts";
import { isMadeWithClub } from "../../seed/partners.ts";
import { careers, facts, idOf, prove, sets } from "../seed/league.ts";
import { expectShown } from "./live.tsx";

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

/** Criteria of a square, and a player. */
const PROOFS = `
club:COL, cup, Steve Reinprecht
club:EDM, club:NYR, Mark Messier
club:EDM, career:500-goals, Jari Kurri
club:TOR, cup, Frank Mahovlich
trophy:hart, season:50-goals, Wayne Gretzky
draft:first-overall, debut:teenager, Sidney Crosby
club:COL, draft:by-club, Joe Sakic
career:one-club, country:SE, Nicklas Lidström
club:NYR, trophy:hart, Mark Messier
club:FLA, final:reached, Roberto Luongo
club:LAK, final:captain, Wayne Gretzky
club:VAN, final:captain, Henrik Sedin
cup, club:NYR, Mark Messier
club:SJS, season:100-points, Joe Thornton
career:100-playoff-games, hall-of-fame, Chris Chelios
career:one-club, position:defender, Nicklas Lidström
career:50-shutouts, season:40-wins, Martin Brodeur
draft:undrafted, country:SE, Börje Salming
club:TOR, final:reached, Börje Salming
club:VAN, final:captain, Daniel Sedin
club:TOR, career:500-goals, Wendel Clark
club:VGK, career:200-goals, Marc-André Fleury
club:MTL, career:500-goals, Joe Sakic
club:BOS, cup, Ray Bourque
club:COL, season:50-goals, Teemu Selänne
club:EDM, season:50-goals, Ryan Smyth
club:DET, career:five-clubs, Dominik Hašek
club:DET, draft:undrafted, Gordie Howe
club:PIT, trophy:norris, Sidney Crosby
club:VGK, draft:undrafted, Sidney Crosby
club:DET, draft:by-club, Dominik Hašek
club:DET, career:one-club, Dominik Hašek
club:WSH, debut:teenager, Alex Ovechkin
club:COL, club:NYR, Theoren Fleury
cup, club:COL, Joe Sakic
cup, club:CHI, Patrick Kane
club:EDM, trophy:hart, Wayne Gretzky
club:EDM, season:50-goals, Wayne Gretzky
country:SE, career:one-club, Nicklas Lidström
`;

test("why a player counts, or what he lacks, also in one line", async () => {
  const nickname = (code: string): string => facts.teams.find((team) => team.code === code)?.nickname ?? code;
  const proofs = () =>
    PROOFS.trim()
      .split("\n")
      .map((key) => {
        const [row = "", column = "", name = ""] = key.split(", ");
        const of = [linesOf(row, column), 0, checksOf(row, column, idOf(name))] as const;
        return (
          <p key={key} data-of={key}>{`${spellProof(...of).join(" · ")} | ${spellShortProof(...of, nickname)}`}</p>
        );
      });
  await expectShown("proofs", { proofs });
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
