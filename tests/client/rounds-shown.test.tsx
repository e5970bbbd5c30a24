// @vitest-environment browser
import type { ReactNode } from "react";
import { test, vi } from "vitest";
import type { EndedRound } from "#rules/games";
import { CLASSIC_CLUES } from "#rules/classic/clues";
import { MATCH, NEAR as NEAR_MARK } from "#rules/shared/verdict";
import { encodeRound } from "#rules/round-code";
import { shareSquaresIn } from "#rules/share-squares";
import { addDays } from "#rules/shared/day";
import { DAILY_NAMES, GAME_CONFIG, GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { countEnding } from "#rules/shared/outcomes";
import { endingOf } from "#rules/shared/round";
import { ChallengeDialog } from "../../client/games/classic/challenge-dialog.tsx";
import { ChallengeLine } from "../../client/games/shared/challenge-line.tsx";
import { ChallengeLink } from "../../client/games/shared/challenge-result.tsx";
import { ComparisonLines } from "../../client/games/shared/comparison-lines.tsx";
import { ChallengeOutcome, SharedResult } from "../../client/games/shared/duel.tsx";
import { EndingActions } from "../../client/games/shared/ending-actions.tsx";
import { EndingResult } from "../../client/games/shared/ending-result.tsx";
import { Teaser } from "../../client/games/classic/coach.tsx";
import type { AnyGameScreen } from "../../client/games/shared/game-screen.ts";
import { EndingDialog } from "../../client/games/shared/ending-dialog.tsx";
import { GameRound } from "../../client/games/shared/game-round.tsx";
import type { RevealStep } from "../../client/games/shared/use-play.ts";
import { NextButton } from "../../client/games/shared/next-puzzle.tsx";
import { ResponseContext } from "../../client/games/shared/round-context.ts";
import { Share, useShareContent } from "../../client/games/shared/share.tsx";
import { contrast } from "../../client/storage/settings.ts";
import { mergeResults, recordResult } from "../../client/storage/results.ts";
import { createNameSearch } from "../../client/name-search/search.ts";
import type { LeagueVersion } from "../../client/data/league.ts";
import { FIXTURES, SWEATER, lost, playOf, viewAfter, wonAfter } from "./game-rounds.ts";
import { PAGE, TODAY, expectShown, inBrowser, pressing, respond, type Visitor } from "./live.tsx";

inBrowser();

const noop = () => {};
const kindOf = (view: EndedRound, kind: EndedRound["kind"]) => ({ ...view, kind }) as EndedRound;
const marked = (view: EndedRound) => ({ ...view, hint: { kind: "letter", letter: "A" }, hard: true }) as EndedRound;
const givenUp = (game: GameName) =>
  viewAfter<GameName>(game, FIXTURES[game].wrong.slice(0, 2), { kind: "practice", gaveUp: true }) as EndedRound;

test("how a round compares with others, and streaks", async () => {
  const lines =
    (game: GameName, view: EndedRound, distribution: number[], losses = 0, before: EndedRound[] = []) =>
    () => {
      for (const round of [...before, view]) recordResult(game, round);
      const { limit } = GAME_CONFIG[game];
      const outcomes = { distribution: Array.from({ length: limit }, (_, at) => distribution[at] ?? 0), lost: losses };
      const others = countEnding(GAME_CONFIG[game], outcomes, endingOf(view), -1);
      return <ComparisonLines game={game} view={view} outcomes={{ at: "here", outcomes, others }} />;
    };
  const [won, loss] = [wonAfter("classic", 2), lost("classic")];
  const past = wonAfter("classic", 2, "2026-11-18");
  const waiting = (at: "asking" | "failed") => () => {
    recordResult("classic", won);
    return <ComparisonLines game="classic" view={won} outcomes={{ at }} />;
  };
  const other = { ...won, id: "other" };
  const [week, pastWeek] = [wonAfter("legends", 2), wonAfter("legends", 2, "2026-11-08")];
  const days = (count: number, from = 1) =>
    Array.from({ length: count }, (_, at) => wonAfter("classic", 0, addDays(TODAY, -at - from)));
  const partGrid = (day?: string) => ({ ...lost("grid", day), correct: 6 }) as EndedRound;
  await expectShown("comparisons", {
    loading: waiting("asking"),
    failed: waiting("failed"),
    "first of the day": lines("classic", won, [0, 0, 1]),
    "first of the week": lines("legends", week, [0, 0, 1]),
    "nobody else on a day that is over": lines("classic", past, [0, 0, 1]),
    "nobody else in a week that is over": lines("legends", pastWeek, [0, 0, 1]),
    "one other": lines("classic", won, [0, 0, 2]),
    "four others on a day that is over": lines("classic", past, [1, 1, 2], 1),
    "four others this week": lines("legends", week, [1, 1, 2], 1),
    "four others in a week that is over": lines("legends", pastWeek, [1, 1, 2], 1),
    "place of ten": lines("classic", won, [1, 1, 2, 3], 3),
    "place in a week of ten": lines("legends", week, [1, 1, 2, 3], 3),
    "better than 30 of 40": lines("classic", won, [5, 5, 1, 20], 10),
    "better than 1,234 on a day that is over": lines("classic", past, [0, 0, 1, 1234]),
    "better than others this week": lines("legends", week, [5, 5, 1, 20], 10),
    "better than others in a week that is over": lines("legends", pastWeek, [5, 5, 1, 20], 10),
    "all as good": lines("classic", won, [0, 0, 41]),
    "lost, found by some": lines("classic", loss, [0, 0, 6], 4),
    "lost, found by one": lines("classic", loss, [0, 0, 1], 5),
    "lost, found by many": lines("classic", loss, [0, 0, 30], 11),
    "six cells of a Grid": lines("grid", partGrid(), [1, 2, 3, 4]),
    "six cells of a Grid of a day that is over": lines("grid", partGrid("2026-11-18"), [1, 2, 3, 4]),
    "no cell of a Grid": lines("grid", lost("grid"), [0, 0, 40], 1),
    "a streak goes on": lines("classic", won, [], 0, days(4)),
    "a streak ends": lines("classic", loss, [], 1, days(4)),
    "a streak of one ends": lines("classic", loss, [], 1, days(1)),
    "the second daily of the day": () => {
      recordResult("roster", wonAfter("roster", 2));
      return lines("classic", won, [], 0, days(6))();
    },
    "a freeze earned": lines("classic", loss, [], 1, days(6)),
    "a milestone": {
      content: lines("classic", lost("classic", "2026-12-20"), [], 1, days(29, -28)),
      page: { today: { ...PAGE.today, day: "2026-12-20" } },
    },
    archive: lines("classic", kindOf(past, "archive"), [0, 0, 6]),
    "archive of a week": lines("legends", kindOf(pastWeek, "archive"), [0, 0, 6]),
    "practice, won": lines("classic", kindOf(won, "practice"), []),
    "practice, lost": lines("classic", kindOf(loss, "practice"), []),
    "practice, won again": lines("classic", kindOf(won, "practice"), [], 0, [kindOf(other, "practice")]),
    "practice, won, with 2,000 earlier results": () => {
      const past = { ...endingOf(won), kind: "practice" };
      const all = Array.from({ length: 2000 }, (_, at) => ({ ...past, of: `${at}`, won: at !== 1001 }));
      mergeResults("classic-practice" as never, all as never);
      return lines("classic", kindOf(won, "practice"), [])();
    },
    "practice of Legends, given up": lines("legends", givenUp("legends"), []),
    "practice that counts nowhere": lines("face", givenUp("face"), []),
    "practice of a Grid": lines("grid", givenUp("grid"), []),
    "a challenge": lines("classic", kindOf(won, "challenge"), []),
  });
});

test("endings by kind of round", async () => {
  const propsOf = (game: GameName, view: EndedRound) => ({
    screen: { ...FIXTURES[game].screen, Answer: Nothing, Details: Nothing } as never,
    links: [{ name: "Links", to: "/nhl/daily-guessing-game" }],
    view,
    league: FIXTURES[game].league,
    onAnother: view.kind === "practice" ? noop : undefined,
  });
  const ending =
    (game: GameName, view: EndedRound, before: () => void = noop) =>
    () => {
      recordResult(game, view);
      before();
      const rest = { isDealing: false, opensByItself: true, onClose: noop, onChallenge: undefined };
      return <EndingDialog {...propsOf(game, view)} {...rest} />;
    };
  /** The first tab and the buttons of an ending. */
  const result = (game: GameName, view: EndedRound) => () => {
    recordResult(game, view);
    const { onAnother, ...of } = propsOf(game, view);
    return (
      <>
        <EndingResult {...of} outcomes={{ at: "failed" }} mark={view.mark} onStory={noop} />
        <EndingActions {...of} onAnother={onAnother} isDealing />
      </>
    );
  };
  const won = wonAfter("classic", 2);
  const archived = (game: GameName, day: string) => result(game, kindOf(wonAfter(game, 0, day), "archive"));
  const r = encodeRound({ won: true, hint: false, hard: false, rows: shareSquaresIn("classic", won.tries) });
  const more = ({ t, press }: Visitor) => press(t("ending.tabs.more"), "tab");
  const [last] = lost("classic").tries.slice(-1);
  // It is silent.
  vi.stubGlobal("AudioContext", function Context() {
    return { resume: () => new Promise(noop) };
  });
  const apart = (count: number) => () => {
    const clue = Object.fromEntries(CLASSIC_CLUES.map((name, at) => [name, at < count ? NEAR_MARK : MATCH]));
    const view = { ...lost("classic"), tries: [{ ...last, clue }] } as unknown as EndedRound<"classic">;
    return <Teaser view={view} league={FIXTURES.classic.league as LeagueVersion} />;
  };
  await expectShown("ending-kinds", {
    "given up": result("classic", givenUp("classic")),
    "one tile away": apart(1),
    "two tiles away": apart(2),
    "three tiles away": apart(3),
    "given up without a guess": ending("grid", { ...givenUp("grid"), tries: [] } as EndedRound),
    "a Grid given up": ending("grid", givenUp("grid")),
    "links after practice": { content: ending("classic", givenUp("classic")), acts: more },
    "links after a daily": { content: ending("classic", won), acts: more },
    "another day's shared": { content: archived("classic", "2026-11-18"), path: `/?day=2026-11-17&r=${r}` },
    "yesterday's, shared": { content: archived("classic", "2026-11-20"), path: `/?day=2026-11-20&r=${r}` },
    "an archive week": archived("legends", "2026-11-01"),
    "a challenge": result("classic", kindOf(won, "challenge")),
    "too fast": result("classic", { ...won, mark: "too-fast" }),
    late: result("classic", { ...won, mark: "late" }),
    "with a hint in hard mode": result("classic", marked({ ...won, mark: "joined" })),
    "a clean sweep, the first": ending("classic", won, () =>
      DAILY_NAMES.forEach((game) => recordResult(game, wonAfter(game, 0))),
    ),
    "the horn is on": { content: result("classic", won), acts: pressing("ending.hearHorn") },
  });
});

const Nothing = () => null;

test("how the end of a round is revealed", async () => {
  const Banner = ({ banner }: { banner: ReactNode }) => <>{banner}</>;
  const round = (game: GameName, view: EndedRound, step: RevealStep | null) => ({
    content: (
      <GameRound
        screen={{ ...FIXTURES[game].screen, Table: Banner as never }}
        play={{ ...playOf<GameName>(game, view), reveal: step && { step, show: noop } }}
        day={null}
        loaded={{ value: FIXTURES[game].league, latest: null, failure: null, retry: noop }}
        links={[]}
        onStartOver={noop}
      />
    ),
    ...(step === null && { acts: pressing("dialog.close") }),
  });
  const steps = ["turning", "lamp", "banner"] as const;
  const goals = (game: GameName, ...misses: number[]) =>
    misses.map((count) => [`${game}, ${count} misses`, round(game, wonAfter(game, count), null)]);
  await expectShown("reveal", {
    ...Object.fromEntries([...goals("classic", 0, 1, 2, 3, 4, 5, 6), ...goals("face", 3, 4, 5)]),
    ...Object.fromEntries(steps.map((step) => [`won, ${step}`, round("classic", wonAfter("classic", 2), step)])),
    ...Object.fromEntries(steps.map((step) => [`lost, ${step}`, round("roster", lost("roster"), step)])),
    "a full Grid": round("grid", wonAfter("grid", 0), null),
    "eight cells": round("grid", { ...wonAfter("grid", 0), correct: 8 }, null),
    "six cells": round("grid", { ...lost("grid"), correct: 6 }, "banner"),
  });
});

test("the next puzzle", async () => {
  const button =
    (finished: readonly GameName[], isElsewhere = false, game: GameName = "classic") =>
    () => {
      for (const name of finished) recordResult(name, wonAfter(name, 0));
      return <NextButton game={game} isElsewhere={isElsewhere} variant="blue" />;
    };
  await expectShown("next", {
    "classic is next": button([], false, "legends"),
    ...Object.fromEntries(
      DAILY_NAMES.slice(1).map((game, at) => [`${game} is next`, button(DAILY_NAMES.slice(0, at + 1))]),
    ),
    "today's of the same game": button([], true),
    "all finished": button(DAILY_NAMES),
  });
});

test("challenges", async () => {
  const { screen, league } = FIXTURES.classic;
  const won = wonAfter("classic", 2);
  const codeOf = (view: EndedRound, marks = {}) => {
    const rows = shareSquaresIn("classic", view.tries);
    return encodeRound({ won: view.state === "won", hint: false, hard: false, rows, ...marks });
  };
  const after = (view: EndedRound, content: ReactNode) => (
    <ResponseContext value={{ round: "token", view }}>{content}</ResponseContext>
  );
  const Outcome = ({ view }: { view: EndedRound }) => (
    <ChallengeOutcome game="classic" view={view} code="code" shared={useShareContent(screen, view)} />
  );
  const outcome =
    (bodies: Parameters<typeof respond>[0], view: EndedRound = won) =>
    () => {
      respond(bodies);
      return after(view, <Outcome view={view} />);
    };
  const Shared = ({ code }: { code: string }) => (
    <SharedResult game="classic" code={code} shared={useShareContent(screen, won)} />
  );
  const duel =
    (view: EndedRound, theirs: EndedRound | null, name: string | null = "Ek", marks = {}) =>
    () => {
      const challenger = theirs && { name, round: codeOf(theirs, marks) };
      const duel = { challenged: { name: "Me", round: codeOf(view) }, challenger };
      return outcome({ "/reply": { duel, code: "r", language: "fr" } }, view)();
    };
  const link = (made: object | string, view: EndedRound, onPick?: () => void) => () => {
    respond({ "/challenges": made });
    return after(view, <ChallengeLink screen={screen} view={view} onPick={onPick} onClose={noop} />);
  };
  const line = (rows: null | ReturnType<typeof shareSquaresIn>) => ({
    content: [<ChallengeLine key="1" view={null} />, <ChallengeLine key="2" view={won} />],
    path: `/nhl/daily-guessing-game?${rows === null ? "challenge" : "r"}=abc`,
    page: { challenge: { code: "abc", title: "Ek : 3/7", rows } },
  });
  const pick = (made: object | string) => ({
    content() {
      respond({ "/challenges": made });
      return <ChallengeDialog league={{ ...(league as LeagueVersion), searchOf: createNameSearch }} onClose={noop} />;
    },
    acts: async ({ type, press }: Visitor) => {
      await type("Iss", "combobox");
      await press("Jāzeps Īss", "option");
    },
  });
  await expectShown("challenges", {
    won: { content: duel(won, lost("classic")), acts: pressing("duel.send") },
    lost: duel(lost("classic"), won, "Ek", { hint: true, hard: true }),
    drawn: duel(won, won, null),
    neither: duel(lost("classic"), lost("classic")),
    "of a picked player": duel(won, null),
    "a broken result": outcome({ "/reply": "invalid-token" }),
    "a failure": outcome({ "/reply": "internal" }),
    loading: outcome({}),
    "a shared result that was better": <Shared code={codeOf(wonAfter("classic", 0))} />,
    "a shared result that was worse": <Shared code={codeOf(lost("classic"))} />,
    "a link": { content: link({ code: "c" }, kindOf(won, "archive"), noop), acts: pressing("challenge.share") },
    "a link that could not be made": link("too-many-requests", lost("classic")),
    "a link that failed, with a pick": link("internal", lost("classic"), noop),
    "a pick": <ChallengeDialog league={league as LeagueVersion} onClose={noop} />,
    "a pick that was hidden": pick({ code: "c" }),
    "a pick that failed": pick("too-many-requests"),
    "above the field": line([
      ["match", "near"],
      ["miss", "match"],
    ]),
    "above the field, of a picked player": line(null),
  });
});

test("what is shared", async () => {
  const Shared = ({ view, screen }: { view: EndedRound; screen: AnyGameScreen }) => (
    <Share shared={useShareContent(screen, view)} variant="go" />
  );
  const acts = pressing("share.as.share");
  const text = (game: GameName, view: EndedRound = wonAfter(game, 1), { screen } = FIXTURES[game]) => ({
    content: <Shared view={view} screen={screen} />,
    path: "/?challenge=abc",
    acts,
  });
  const ofSweater = viewAfter("face", [2, 1], { of: SWEATER }) as EndedRound;
  const all = text("classic", marked(wonAfter("classic", 1)));
  const kinds = (kind: EndedRound["kind"], ...of: readonly GameName[]) =>
    Object.fromEntries(of.map((game) => [`${kind} of ${game}`, text(game, kindOf(wonAfter(game, 1), kind))]));
  const archived = (game: GameName, day: string) => text(game, kindOf(wonAfter(game, 1, day), "archive"));
  const picture = (bodies: object = {}) => ({
    content() {
      respond(bodies as never);
      return text("grid").content;
    },
    async acts(visitor: Visitor) {
      await visitor.press(visitor.t("share.as.picture"), "radio");
      await acts(visitor);
    },
  });
  URL.createObjectURL = () => "#";
  await expectShown("share-texts", {
    ...Object.fromEntries(GAME_NAMES.map((game) => [game, text(game)])),
    sweater: text("face", ofSweater, SWEATER),
    lost: text("roster", lost("roster")),
    "lost with a hint": text("classic", { ...marked(lost("classic")), hard: false } as EndedRound),
    "in hard mode": text("classic", { ...wonAfter("classic", 4), hard: true } as EndedRound),
    "in other colours, with a hint in hard mode": {
      ...all,
      content: () => (contrast.choose("high"), all.content),
    },
    archive: archived("face", "2026-11-18"),
    "archive of a week": archived("legends", "2026-11-08"),
    ...kinds("practice", ...GAME_NAMES),
    ...kinds("challenge", "classic", "legends"),
    "a picture, loading": picture(),
    "a picture that is saved": picture({ "/img/": {} }),
    "a picture that is not there": picture({ "/img/": "internal" }),
    "by hand": {
      ...text("classic"),
      content() {
        vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error());
        return text("classic").content;
      },
    },
  });
});
