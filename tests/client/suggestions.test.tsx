import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { displayName } from "../../client/name-search/fold.ts";
import { SearchResults } from "../../client/search/finds.tsx";
import type { LoadedPlayers } from "../../client/data/people.ts";
import { FIXTURES } from "./game-rounds.ts";
import { render } from "./rendered.tsx";

beforeEach(() => void vi.stubGlobal("matchMedia", () => ({ matches: false })));
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["en", "classic", "MTL Jāzeps Īss Centre, Montréal b. 1996"],
  ["en", "legends", "MTL Jāzeps Īss Centre, 1988–2009 b. 1968"],
  ["fr", "classic", "MTL Jāzeps Īss Centre, Canadiens de Montréal né en 1996"],
  ["fr", "legends", "MTL Jāzeps Īss Centre, 1988-2009 né en 1968"],
] as const)("in %s a player of %s is described by club, position and years", async (language, game, described) => {
  const { players, clubs } = FIXTURES[game].league as LoadedPlayers;
  const found = [...players.values()].map((person) => ({
    person,
    name: displayName(person.first, person.last),
    marks: [],
  }));
  const page = await render(
    language,
    <SearchResults
      id="list"
      found={found}
      clubs={clubs}
      describe={undefined}
      active={0}
      spent={new Map()}
      onChoose={() => {}}
      query="iss"
      none={undefined}
      total={found.length}
      purpose="guess"
      isRefused={false}
    />,
  );
  expect(page.children()[0]?.children()[0]?.seen).toBe(described);
});
