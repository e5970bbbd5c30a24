import { beforeEach, test } from "vitest";
import type { EndedRound } from "#rules/games";
import { addDays, type Day } from "#rules/shared/day";
import { GAME_CONFIG, GAME_NAMES, isDaily, type GameName, type PracticeFilter } from "#rules/shared/game-config";
import { previousPuzzleDay, puzzleDayOn } from "#rules/shared/schedule";
import { ArchiveDialog } from "../../client/games/shared/archive-dialog.tsx";
import type { AnyGameScreen } from "../../client/games/shared/game-screen.ts";
import { PracticePage } from "../../client/games/shared/practice-page.tsx";
import { YesterdayDialog } from "../../client/games/shared/yesterday-dialog.tsx";
import { recordResult } from "../../client/storage/results.ts";
import { practiceFilters } from "../../client/storage/practice.ts";
import { storeRound } from "../../client/storage/rounds.ts";
import { respond, stubBrowser } from "./effects.tsx";
import { FIXTURES, lost, viewAfter, wonAfter } from "./game-rounds.ts";
import { TODAY, atNoon, expectShown, renderSettled } from "./rendered.tsx";

atNoon();
beforeEach(stubBrowser);

const noop = () => {};

/** What is around the board of a game. */
const Around: AnyGameScreen["Table"] = ({ banner, children }) => (
  <>
    {banner}
    {children}
  </>
);

/** The screen of a game with its players. */
const screenOf = (game: GameName): AnyGameScreen => ({
  ...FIXTURES[game].screen,
  useLeagueData: (of) => ({ value: of && FIXTURES[game].league, latest: null, failure: null, retry: noop }),
});
const dayBefore = (game: GameName) => previousPuzzleDay(GAME_CONFIG[game], puzzleDayOn(GAME_CONFIG[game], TODAY));

/** Lets the server answer for a day of which the visitor has a result. */
function answerFor(game: GameName, view: EndedRound, outcomes: object | string = { lost: 3 }): void {
  const { day, number, answer } = view;
  const distribution = Array.from({ length: GAME_CONFIG[game].limit }, (_, at) =>
    typeof outcomes === "object" && "lost" in outcomes ? at : 0,
  );
  respond({
    "/outcomes":
      typeof outcomes === "string" ? outcomes : { distribution, lost: 0, counted: 9, own: { place: 1 }, ...outcomes },
    "/api/days": { day, number, league: "0123456789ab", answer },
    "/api/me": { nickname: null, results: [] },
  });
}

test("the answer of the day before", async () => {
  const dialog = (game: GameName, prepare: (view: EndedRound) => void) => () => {
    const view = lost(game, dayBefore(game));
    prepare({ ...view, tries: view.tries.slice(0, 1) } as EndedRound);
    return <YesterdayDialog screen={screenOf(game)} day={dayBefore(game)} onClose={noop} />;
  };
  const played = (game: GameName) => (view: EndedRound) => {
    answerFor(game, view);
    storeRound(game, view.day, { round: "token", view });
    recordResult(game, view);
  };
  await expectShown(
    "yesterday",
    {
      ...Object.fromEntries(GAME_NAMES.map((game) => [`${game}, played`, dialog(game, played(game))])),
      "not played by anyone": dialog("classic", (view) => answerFor("classic", view, {})),
      "a week that nobody played": dialog("legends", (view) => answerFor("legends", view, {})),
      "found by nobody": dialog("classic", (view) =>
        answerFor("classic", view, { distribution: Array(7).fill(0), lost: 1 }),
      ),
      "a Grid that nobody won": dialog("grid", (view) =>
        answerFor("grid", view, { distribution: Array(9).fill(0), lost: 1234 }),
      ),
      "without the outcomes": dialog("face", (view) => answerFor("face", view, "internal")),
      "still played": dialog("classic", () =>
        storeRound("classic", dayBefore("classic"), {
          round: "token",
          view: viewAfter("classic", [2], { day: dayBefore("classic") }),
        }),
      ),
      "not dealt": dialog("classic", () => respond({ "/api/days": "day-not-dealt" })),
      failed: dialog("grid", () => respond({ "/api/days": "internal" })),
      loading: dialog("grid", () => respond({})),
    },
    renderSettled,
  );
});

test("the archive", async () => {
  const dialog = (game: GameName, today: Day) => {
    const of = (ago: number) => addDays(today, isDaily(game) ? -ago : -7 * ago);
    recordResult(game, {
      ...wonAfter(game, 2, of(1)),
      hint: { kind: "letter", letter: "A" },
      hard: true,
    } as EndedRound);
    recordResult(game, lost(game, of(2)));
    recordResult(game, { ...wonAfter(game, 0, today), kind: "archive" } as EndedRound);
    const begun = viewAfter<GameName>(game, FIXTURES[game].wrong.slice(0, 1), { day: of(3) });
    storeRound(game, of(3), { round: "token", view: begun });
    return <ArchiveDialog game={game} today={today} onClose={noop} />;
  };
  await expectShown("archive", {
    classic: () => dialog("classic", "2026-11-06"),
    grid: () => dialog("grid", "2026-11-06"),
    "legends, by weeks": () => dialog("legends", "2026-11-29"),
    "on the first day": () => <ArchiveDialog game="classic" today="2026-11-01" onClose={noop} />,
    "in the first week": () => <ArchiveDialog game="legends" today="2026-11-01" onClose={noop} />,
  });
});

test("pages of practice", async () => {
  const around = (game: GameName) => ({ ...screenOf(game), Table: Around });
  const page = (game: GameName, filter?: PracticeFilter) => () => {
    if (filter !== undefined) practiceFilters[game].choose(filter);
    return <PracticePage screen={around(game)} />;
  };
  const practised =
    (game: GameName, guesses: number, gaveUp = false) =>
    () => {
      const view = viewAfter<GameName>(game, FIXTURES[game].wrong.slice(0, guesses), { kind: "practice", gaveUp });
      storeRound(game, "practice", { round: "token", view });
      return <PracticePage screen={around(game)} />;
    };
  await expectShown(
    "practice",
    {
      ...Object.fromEntries(GAME_NAMES.map((game) => [`${game}, being dealt`, page(game)])),
      "classic, one team": page("classic", { players: "team", team: "TOR" }),
      "legends since 1967": page("legends", { players: "everyone", since: 1967 }),
      "a guess in a Grid": practised("grid", 1),
      "a sweater, being dealt": { content: page("face"), page: { pictures: false } },
      "a guess, to give up": { content: practised("classic", 1), states: { PracticeBar: ["giveUp"] } },
      "a guess where practice counts nowhere": { content: practised("face", 1), states: { PracticeBar: ["giveUp"] } },
      "a guess, to have another": { content: practised("career", 1), states: { PracticeBar: ["new"] } },
      over: {
        content: practised("classic", 1, true),
        states: { useEndingOpen: [{ round: "classic 1", isOpen: false }] },
      },
    },
    renderSettled,
  );
});
