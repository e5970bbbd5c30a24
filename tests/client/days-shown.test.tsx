// @vitest-environment browser
import { act } from "@testing-library/react";
import { test, vi } from "vitest";
import type { EndedRound } from "#rules/games";
import { addDays, type Day } from "#rules/shared/day";
import { GAME_CONFIG, GAME_NAMES, isDaily, type GameName, type PracticeFilter } from "#rules/shared/game-config";
import { previousPuzzleDay, puzzleDayOn } from "#rules/shared/schedule";
import { ArchiveDialog } from "../../client/games/shared/archive-dialog.tsx";
import { ChallengePage } from "../../client/games/shared/challenge-page.tsx";
import { DailyPage } from "../../client/games/shared/daily-page.tsx";
import { GameRound } from "../../client/games/shared/game-round.tsx";
import { NewDay } from "../../client/games/shared/new-day.tsx";
import type { AnyGameScreen } from "../../client/games/shared/game-screen.ts";
import { PracticePage } from "../../client/games/shared/practice-page.tsx";
import { YesterdayDialog } from "../../client/games/shared/yesterday-dialog.tsx";
import type { FailureCode } from "../../client/data/api.ts";
import { NoticeBoard } from "../../client/ui/notice-board.tsx";
import { recordResult } from "../../client/storage/results.ts";
import { practiceFilters } from "../../client/storage/practice.ts";
import { storeRound } from "../../client/storage/rounds.ts";
import { FIXTURES, lost, playOf, viewAfter, wonAfter } from "./game-rounds.ts";
import { NOON, PAGE, TODAY, expectShown, inBrowser, pressing, respond } from "./live.tsx";

inBrowser();

const noop = () => {};

/** What is around the board of a game. */
const Around: AnyGameScreen["Table"] = ({ banner, children }) => (
  <>
    {banner}
    {children}
  </>
);

// Their own test has them.
const NoRules = Object.assign(() => <hr />, { preload: async () => true });

/** The screen of a game with its players. */
const screenOf = (game: GameName): AnyGameScreen => ({
  ...FIXTURES[game].screen,
  useLeagueData: (of) => ({ value: of && FIXTURES[game].league, latest: null, failure: null, retry: noop }),
});
/** A win with everything that is marked. */
const marked = (view: EndedRound) => ({ ...view, hint: { kind: "letter", letter: "A" }, hard: true }) as EndedRound;
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
  const played = (game: GameName, mark: object) => (view: EndedRound) => {
    answerFor(game, view, { lost: 3, own: {} });
    storeRound(game, view.day, { round: "token", view });
    recordResult(game, { ...view, ...mark });
  };
  const answered = (game: GameName, outcomes: object | string) =>
    dialog(game, (view) => answerFor(game, view, outcomes));
  const begun = viewAfter("classic", [2], { day: dayBefore("classic") });
  await expectShown("yesterday", {
    "classic, played": dialog("classic", played("classic", {})),
    ...Object.fromEntries(GAME_NAMES.map((game) => [`${game}, late`, dialog(game, played(game, { mark: "late" }))])),
    "not played by anyone": answered("classic", {}),
    "a week that nobody played": answered("legends", {}),
    "found by nobody": answered("classic", { distribution: Array(7).fill(0), lost: 1 }),
    "a Grid that nobody won": answered("grid", { distribution: Array(9).fill(0), lost: 1234 }),
    "without the outcomes": answered("face", "internal"),
    "still played": dialog("classic", () => storeRound("classic", begun.day, { round: "token", view: begun })),
    "not dealt": dialog("classic", () => respond({ "/api/days": "day-not-dealt" })),
    failed: dialog("grid", () => respond({ "/api/days": "internal" })),
    loading: dialog("grid", () => respond({})),
  });
});

test("the archive", async () => {
  const dialog = (game: GameName, today: Day) => {
    const of = (ago: number) => addDays(today, isDaily(game) ? -ago : -7 * ago);
    recordResult(game, marked(wonAfter(game, 2, of(1))));
    recordResult(game, lost(game, of(2)));
    recordResult(game, { ...wonAfter(game, 2, of(4)), hard: true } as EndedRound);
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
    "on the second day": () => <ArchiveDialog game="classic" today="2026-11-02" onClose={noop} />,
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
  const acts = pressing("practice.giveUp");
  await expectShown("practice", {
    ...Object.fromEntries(GAME_NAMES.map((game) => [`${game}, being dealt`, page(game)])),
    "classic, one team": page("classic", { players: "team", team: "TOR" }),
    "legends since 1967, then the best known": {
      content: page("legends", { players: "everyone", since: 1967 }),
      acts: ({ press }) => press("", "radio"),
    },
    "a guess in a Grid": practised("grid", 1),
    "a sweater, being dealt": { content: page("face"), page: { pictures: false } },
    "a guess, to give up": { content: practised("classic", 1), acts },
    "a guess where practice counts nowhere": { content: practised("face", 1), acts },
    "a guess, to have another": { content: practised("career", 1), acts: pressing("practice.new") },
    "a choice for the next game": {
      content: practised("classic", 1),
      acts: ({ t, press }) => press(t("practice.filters.team"), "radio"),
    },
    "a challenge": () => <ChallengePage screen={around("classic")} code="abc" />,
    "a challenge of Legends, today's over": () => {
      recordResult("classic", wonAfter("classic", 0));
      recordResult("legends", wonAfter("legends", 0));
      return <ChallengePage screen={around("legends")} code="abc" />;
    },
    over: { content: practised("classic", 1, true), acts: pressing("dialog.close") },
  });
});

test("pages of a day", async () => {
  const page = (game: GameName, day?: Day, prepare: () => void = noop) => ({
    content: () => {
      respond({});
      prepare();
      const screen = { ...screenOf(game), Table: Around, Rules: NoRules };
      return [<DailyPage key="1" screen={screen} />, <NoticeBoard key="2" />];
    },
    ...(day !== undefined && { path: `/?day=${day}` }),
    ...(!isDaily(game) && { page: { today: { ...PAGE.today, next: NOON + 60_000 } } }),
  });
  const YESTERDAY = addDays(TODAY, -1);
  const store = (game: GameName, day: Day, change: object = {}) => {
    const view = { ...viewAfter<GameName>(game, FIXTURES[game].wrong.slice(0, 1), { day }), ...change };
    storeRound(game, day, { round: "token", view });
  };
  const finished = (game: GameName, view: EndedRound) => () => {
    answerFor(game, view);
    recordResult(game, view);
  };
  await expectShown("daily-pages", {
    ...Object.fromEntries(GAME_NAMES.map((game) => [`${game}, being dealt`, page(game)])),
    "sweater, being dealt": { ...page("face"), page: { today: { ...PAGE.today, face: "sweater" } } },
    "an archive day": page("classic", "2026-11-18"),
    "an archive week": page("legends", "2026-11-08"),
    "yesterday's, still open": page("classic", YESTERDAY, () => store("classic", YESTERDAY)),
    "both days still open": page("classic", undefined, () => [YESTERDAY, TODAY].map((day) => store("classic", day))),
    "open in the archive": page("classic", undefined, () => store("classic", YESTERDAY, { kind: "archive" })),
    "on the first day": { ...page("classic"), page: { today: { ...PAGE.today, day: "2026-11-01", number: 1 } } },
    "a day that does not exist": page("classic", "2026-11-31" as Day),
    "a weekday of a weekly game": page("legends", "2026-11-18"),
    "a day that has not come": page("grid", "2026-11-30", () => respond({ "/rounds/": "future-day" })),
    "finished, as the server says": page("roster", YESTERDAY, () =>
      respond({ "/rounds/": "day-finished", "/api/me": "internal" }),
    ),
    "lost round": page("face", undefined, () => respond({ "/rounds/": "unknown-league" })),
    offline: page("career", undefined, () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError()))),
    "finished elsewhere today": page("classic", undefined, () => {
      finished("classic", marked({ ...wonAfter("classic", 2), mark: "late" }))();
      respond({ "/api/days": "day-not-over" });
    }),
    ...Object.fromEntries(
      (["grid", "legends"] as const).map((game) => [
        `${game} lost elsewhere`,
        page(game, dayBefore(game), finished(game, lost(game, dayBefore(game)))),
      ]),
    ),
    "finished elsewhere, without the answer": page("classic", YESTERDAY, () => {
      finished("classic", { ...wonAfter("classic", 2, YESTERDAY), kind: "archive" })();
      respond({ "/api/days": "internal" });
    }),
    "finished elsewhere, loading": page("classic", YESTERDAY, () =>
      recordResult("classic", lost("classic", YESTERDAY)),
    ),
  });
});

test("notices", async () => {
  const play = (failure: FailureCode | null, change: object = {}) => (
    <>
      <GameRound
        screen={{ ...screenOf("classic"), Table: () => null }}
        play={{ ...playOf("classic", viewAfter("classic", [2])), failure, ...change }}
        day={TODAY}
        loaded={{ value: null, latest: null, failure: null, retry: noop }}
        links={[{ name: "Archives", to: "/" }]}
        onStartOver={noop}
      />
      <NoticeBoard />
    </>
  );
  const acts = () => act(async () => window.dispatchEvent(new Event("online")));
  const newDay = (game: GameName, isRunning: boolean) => (
    <>
      <NewDay game={game} today={{ ...PAGE.today, number: 22, now: Date.now }} isRunning={isRunning} onGo={noop} />
      <NoticeBoard isInDialog />
    </>
  );
  await expectShown("round-notices", {
    none: <NoticeBoard />,
    "a guess that was not sent": play("offline", { pending: 3 }),
    "a request that was not sent": play("offline"),
    "a failure": play("internal"),
    "a failure for good": play("repeated-guess", { pending: 3 }),
    "a new visitor": play(null, { response: { round: "", view: viewAfter("classic", [2]), visitorReplaced: true } }),
    "a round that is lost": play("invalid-token"),
    "a round that is not dealt": play("timeout", { view: null, guesses: [] }),
    "a round that cannot be dealt": play("player-not-available", { view: null, guesses: [] }),
    "a guess, online again": { content: play("offline", { pending: 3 }), acts },
    "a request, online again": { content: play("offline"), acts },
    "a new day": newDay("classic", true),
    "a new day after the round": newDay("classic", false),
    "a new week": newDay("legends", true),
    "a new week after the round": newDay("legends", false),
  });
});
