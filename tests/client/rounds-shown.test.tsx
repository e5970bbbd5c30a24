import type { ReactNode } from "react";
import { beforeEach, test, vi } from "vitest";
import type { Language } from "#rules/i18n/address";
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
import { EndingDialog } from "../../client/games/shared/ending-dialog.tsx";
import { GameRound } from "../../client/games/shared/game-round.tsx";
import type { RevealStep } from "../../client/games/shared/use-play.ts";
import { NextButton } from "../../client/games/shared/next-puzzle.tsx";
import { ResponseContext } from "../../client/games/shared/round-context.ts";
import { Share, useShareContent } from "../../client/games/shared/share.tsx";
import { recordResult } from "../../client/storage/results.ts";
import { shareText } from "../../client/ui/share-text.ts";
import type { LeagueVersion } from "../../client/data/league.ts";
import { respond, stubBrowser } from "./effects.tsx";
import { FIXTURES, SWEATER, lost, playOf, viewAfter, wonAfter } from "./game-rounds.ts";
import { PAGE, TODAY, atNoon, expectShown, propsIn, renderSettled } from "./rendered.tsx";

atNoon();
beforeEach(stubBrowser);

const noop = () => {};
const kindOf = (view: EndedRound, kind: EndedRound["kind"]) => ({ ...view, kind }) as EndedRound;
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
  const waiting = (at: "asking" | "failed") => {
    recordResult("classic", won);
    return <ComparisonLines game="classic" view={won} outcomes={{ at }} />;
  };
  const days = (count: number, from = 1) =>
    Array.from({ length: count }, (_, at) => wonAfter("classic", 0, addDays(TODAY, -at - from)));
  const partGrid = { ...lost("grid"), correct: 6 } as EndedRound;
  await expectShown("comparisons", {
    loading: () => waiting("asking"),
    failed: () => waiting("failed"),
    "first of the day": lines("classic", won, [0, 0, 1]),
    "first of the week": lines("legends", wonAfter("legends", 2), [0, 0, 1]),
    "nobody else on a day that is over": lines("classic", past, [0, 0, 1]),
    "nobody else in a week that is over": lines("legends", wonAfter("legends", 2, "2026-11-08"), [0, 0, 1]),
    "one other": lines("classic", won, [0, 0, 2]),
    "four others on a day that is over": lines("classic", past, [1, 1, 2], 1),
    "four others this week": lines("legends", wonAfter("legends", 2), [1, 1, 2], 1),
    "four others in a week that is over": lines("legends", wonAfter("legends", 2, "2026-11-08"), [1, 1, 2], 1),
    "place of ten": lines("classic", won, [1, 1, 2, 3], 3),
    "place in a week of ten": lines("legends", wonAfter("legends", 2), [1, 1, 2, 3], 3),
    "better than 30 of 40": lines("classic", won, [5, 5, 1, 20], 10),
    "better than 1,234 on a day that is over": lines("classic", past, [0, 0, 1, 1234]),
    "better than others this week": lines("legends", wonAfter("legends", 2), [5, 5, 1, 20], 10),
    "better than others in a week that is over": lines(
      "legends",
      wonAfter("legends", 2, "2026-11-08"),
      [5, 5, 1, 20],
      10,
    ),
    "all as good": lines("classic", won, [0, 0, 41]),
    "lost, found by some": lines("classic", loss, [0, 0, 6], 4),
    "lost, found by one": lines("classic", loss, [0, 0, 1], 5),
    "lost, found by many": lines("classic", loss, [0, 0, 30], 11),
    "six cells of a Grid": lines("grid", partGrid, [1, 2, 3, 4], 0),
    "six cells of a Grid of a day that is over": lines(
      "grid",
      { ...lost("grid", "2026-11-18"), correct: 6 } as EndedRound,
      [1, 2, 3, 4],
      0,
    ),
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
    "archive of a week": lines("legends", kindOf(wonAfter("legends", 2, "2026-11-08"), "archive"), [0, 0, 6]),
    "practice, won": lines("classic", kindOf(won, "practice"), []),
    "practice, lost": lines("classic", kindOf(loss, "practice"), []),
    "practice, won again": lines("classic", kindOf(won, "practice"), [], 0, [
      kindOf({ ...won, id: "other" } as EndedRound, "practice"),
    ]),
    "practice of Legends, given up": lines("legends", givenUp("legends"), []),
    "practice that counts nowhere": lines("face", givenUp("face"), []),
    "practice of a Grid": lines("grid", givenUp("grid"), []),
    "a challenge": lines("classic", kindOf(won, "challenge"), []),
  });
});

test("endings by kind of round", async () => {
  const ending =
    (game: GameName, view: EndedRound, before: () => void = noop) =>
    () => {
      recordResult(game, view);
      before();
      return (
        <EndingDialog
          screen={{ ...FIXTURES[game].screen, Answer: Nothing } as never}
          view={view}
          league={FIXTURES[game].league}
          isDealing={false}
          links={[]}
          opensByItself
          onClose={noop}
          onChallenge={undefined}
          onAnother={view.kind === "practice" ? noop : undefined}
        />
      );
    };
  /** The first tab and the buttons of an ending. */
  const result = (game: GameName, view: EndedRound) => () => {
    recordResult(game, view);
    const of = { screen: { ...FIXTURES[game].screen, Answer: Nothing } as never, view, league: FIXTURES[game].league };
    return (
      <>
        <EndingResult {...of} outcomes={{ at: "failed" }} mark={view.mark} onStory={noop} />
        <EndingActions {...of} onAnother={view.kind === "practice" ? noop : undefined} isDealing />
      </>
    );
  };
  const won = wonAfter("classic", 2);
  const archived = (game: GameName, day: string) => result(game, kindOf(wonAfter(game, 0, day), "archive"));
  const [last] = lost("classic").tries.slice(-1);
  const apart = (count: number) => () => {
    const clue = Object.fromEntries(CLASSIC_CLUES.map((name, at) => [name, at < count ? NEAR_MARK : MATCH]));
    const view = { ...lost("classic"), tries: [{ ...last, clue }] } as unknown as EndedRound<"classic">;
    return <Teaser view={view} league={FIXTURES.classic.league as LeagueVersion} />;
  };
  await expectShown(
    "ending-kinds",
    {
      "given up": result("classic", givenUp("classic")),
      "one tile away": apart(1),
      "two tiles away": apart(2),
      "three tiles away": apart(3),
      "given up without a guess": ending("grid", { ...givenUp("grid"), tries: [] } as EndedRound),
      "a Grid given up": ending("grid", givenUp("grid")),
      "an archive day": archived("classic", "2026-11-18"),
      "yesterday's": archived("classic", addDays(TODAY, -1)),
      "an archive week": archived("legends", "2026-11-01"),
      "a challenge": result("classic", kindOf(won, "challenge")),
      "too fast": result("classic", { ...won, mark: "too-fast" }),
      late: result("classic", { ...won, mark: "late" }),
      "with a hint in hard mode": result("classic", {
        ...won,
        mark: "joined",
        hint: { kind: "letter", letter: "A" },
        hard: true,
      } as EndedRound),
      "a clean sweep, the first": ending("classic", won, () =>
        DAILY_NAMES.forEach((game) => recordResult(game, wonAfter(game, 0))),
      ),
      "the horn is on": { content: result("classic", won), states: { HornOffer: [true, true] } },
    },
    renderSettled,
  );
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
    states: { useEndingOpen: [{ round: view.id, isOpen: false }] },
  });
  const steps = ["turning", "lamp", "banner"] as const;
  const goals = (game: GameName) =>
    Array.from({ length: GAME_CONFIG[game].limit }, (_, misses) => [
      `${game}, ${misses} misses`,
      round(game, wonAfter(game, misses), null),
    ]);
  await expectShown(
    "reveal",
    {
      ...Object.fromEntries([...goals("classic"), ...goals("face")]),
      ...Object.fromEntries(steps.map((step) => [`won, ${step}`, round("classic", wonAfter("classic", 2), step)])),
      ...Object.fromEntries(steps.map((step) => [`lost, ${step}`, round("roster", lost("roster"), step)])),
      "a full Grid": round("grid", wonAfter("grid", 0), null),
      "eight cells": round("grid", { ...wonAfter("grid", 0), correct: 8 }, null),
      "six cells": round("grid", { ...lost("grid"), correct: 6 }, "banner"),
    },
    renderSettled,
  );
});

test("the next puzzle", async () => {
  const button =
    (finished: readonly GameName[], isElsewhere = false, game: GameName = "classic") =>
    () => {
      for (const name of finished) recordResult(name, wonAfter(name, 0));
      return <NextButton game={game} isElsewhere={isElsewhere} variant="blue" />;
    };
  await expectShown("next", {
    ...Object.fromEntries(
      DAILY_NAMES.map((game, at) => [
        `${game} is next`,
        button(DAILY_NAMES.slice(0, at), false, at === 0 ? "legends" : "classic"),
      ]),
    ),
    "today's of the same game": button([], true),
    "all finished": button(DAILY_NAMES),
  });
});

test("challenges", async () => {
  const { screen, league } = FIXTURES.classic;
  const won = wonAfter("classic", 2);
  const codeOf = (view: EndedRound, marks = {}) =>
    encodeRound({
      won: view.state === "won",
      hint: false,
      hard: false,
      rows: shareSquaresIn("classic", view.tries),
      ...marks,
    });
  const after = (view: EndedRound, content: ReactNode) => (
    <ResponseContext value={{ round: "token", view }}>{content}</ResponseContext>
  );
  const Outcome = ({ view }: { view: EndedRound }) => (
    <ChallengeOutcome game="classic" view={view} code="code" shared={useShareContent(screen, view)} />
  );
  const Shared = ({ code }: { code: string }) => (
    <SharedResult game="classic" code={code} shared={useShareContent(screen, won)} />
  );
  const duel =
    (view: EndedRound, theirs: EndedRound | null, name: string | null = "Ek", marks = {}) =>
    () => {
      const challenger = theirs && { name, round: codeOf(theirs, marks) };
      respond({
        "/reply": { duel: { challenged: { name: "Me", round: codeOf(view) }, challenger }, code: "r", language: "fr" },
      });
      return after(view, <Outcome view={view} />);
    };
  const link = (view: EndedRound, onPick?: () => void) =>
    after(view, <ChallengeLink screen={screen} view={view} onPick={onPick} onClose={noop} />);
  const line = (rows: null | ReturnType<typeof shareSquaresIn>) => ({
    content: <ChallengeLine view={null} />,
    path: "/nhl/daily-guessing-game?r=abc",
    page: { challenge: { code: "abc", title: "Ek : 3/7", rows } },
  });
  await expectShown(
    "challenges",
    {
      won: duel(won, lost("classic")),
      lost: duel(lost("classic"), won, "Ek", { hint: true, hard: true }),
      drawn: duel(won, won, null),
      neither: duel(lost("classic"), lost("classic")),
      "of a picked player": duel(won, null),
      "a broken result": () => (respond({ "/reply": "invalid-token" }), after(won, <Outcome view={won} />)),
      "a failure": () => (respond({ "/reply": "internal" }), after(won, <Outcome view={won} />)),
      loading: () => (respond({}), after(won, <Outcome view={won} />)),
      "a shared result that was better": <Shared code={codeOf(wonAfter("classic", 0))} />,
      "a shared result that was worse": <Shared code={codeOf(lost("classic"))} />,
      "a link": () => (respond({ "/challenges": { code: "c" } }), link(won, noop)),
      "a link that could not be made": () => (respond({ "/challenges": "too-many-requests" }), link(lost("classic"))),
      "a link that failed, with a pick": () => (respond({ "/challenges": "internal" }), link(lost("classic"), noop)),
      "a pick": <ChallengeDialog league={league as LeagueVersion} onClose={noop} />,
      "a pick that was hidden": {
        content: <ChallengeDialog league={league as LeagueVersion} onClose={noop} />,
        states: { ChallengeDialog: [{ player: 1, link: "https://deke.example/c" }] },
      },
      "a pick that failed": {
        content: <ChallengeDialog league={league as LeagueVersion} onClose={noop} />,
        states: { useMutation: [undefined, "offline"] },
      },
      "what is shared": async (language) => [
        ...(await contentsIn(language, <Outcome view={won} />, {
          duel: { challenger: null },
          code: "r",
          language: "fr",
        })),
        ...(await contentsIn(language, link(won), "https://deke.example/c")),
      ],
      "above the field": line([
        ["match", "near"],
        ["miss", "match"],
      ]),
      "above the field, of a picked player": line(null),
    },
    renderSettled,
  );
});

/** Returns the texts that buttons share. @param value what is loaded for them */
const contentsIn = async (language: Language, content: ReactNode, value: unknown) =>
  (await propsIn(language, content, { useLoaded: [{ key: null, value, failure: null }, 0] })).flatMap(
    ({ content: shared }) =>
      shared?.text ? <i key={shared.text} data-text={shared.text.replaceAll("\n", " / ")} /> : [],
  );

test("what is shared", async () => {
  vi.stubGlobal("location", new URL("https://deke.example/?challenge=abc"));
  const Text = ({
    game,
    view,
    palette = "normal",
  }: {
    game: GameName | "sweater";
    view: EndedRound;
    palette?: "normal" | "high";
  }) => {
    const { screen } = game === "sweater" ? SWEATER : FIXTURES[game];
    return shareText(useShareContent(screen, view), palette)
      .split("\n")
      .map((line) => <p key={line} data-line={line} />);
  };
  const ofSweater = viewAfter("face", [2, 1], { of: SWEATER }) as EndedRound;
  const won = wonAfter("classic", 1);
  const marked = { ...won, hint: { kind: "letter", letter: "A" }, hard: true } as EndedRound;
  await expectShown("share-texts", {
    ...Object.fromEntries(GAME_NAMES.map((game) => [game, () => <Text game={game} view={wonAfter(game, 1)} />])),
    sweater: <Text game="sweater" view={ofSweater} />,
    lost: <Text game="roster" view={lost("roster")} />,
    "in other colours, with a hint in hard mode": <Text game="classic" view={marked} palette="high" />,
    archive: <Text game="face" view={kindOf(wonAfter("face", 1, "2026-11-18"), "archive")} />,
    "archive of a week": <Text game="legends" view={kindOf(wonAfter("legends", 1, "2026-11-08"), "archive")} />,
    ...Object.fromEntries(
      GAME_NAMES.map((game) => [
        `practice of ${game}`,
        () => <Text game={game} view={kindOf(wonAfter(game, 1), "practice")} />,
      ]),
    ),
    "a challenge": <Text game="classic" view={kindOf(won, "challenge")} />,
    "a challenge of Legends": <Text game="legends" view={kindOf(wonAfter("legends", 1), "challenge")} />,
  });
  const Button = ({ game }: { game: GameName }) => (
    <Share shared={useShareContent(FIXTURES[game].screen, wonAfter(game, 1))} variant="go" />
  );
  const pressed = (outcome: string, text = "") => ({
    content: <Button game="classic" />,
    states: { ShareOrCopyButton: [{ outcome, text }, false] },
  });
  await expectShown(
    "share-buttons",
    {
      text: <Button game="classic" />,
      "text or picture": <Button game="grid" />,
      picture: { content: <Button game="grid" />, states: { Share: ["picture"] } },
      copied: pressed("copied"),
      saved: pressed("saved"),
      "by hand": pressed("by-hand", "A\nB\nC\nD\nE"),
      failed: pressed("failed", "!"),
      loading: { content: <Button game="classic" />, states: { ShareOrCopyButton: [undefined, true] } },
    },
    renderSettled,
  );
});
