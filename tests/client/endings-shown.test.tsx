// @vitest-environment browser
import { readFileSync } from "node:fs";
import type { ReactNode } from "react";
import { test } from "vitest";
import { SKIP } from "#rules/face/stages";
import { LEGENDS_CLUES } from "#rules/legends/clues";
import { GRID_CELLS } from "#rules/grid/criteria";
import type { CellPicks } from "#rules/grid/rarity";
import type { EndedRound } from "#rules/games";
import { GAME_CONFIG, GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { EndingDialog } from "../../client/games/shared/ending-dialog.tsx";
import { EndingMore } from "../../client/games/shared/ending-more.tsx";
import { EndingStats } from "../../client/games/shared/ending-stats.tsx";
import { ResponseContext } from "../../client/games/shared/round-context.ts";
import { useShareContent } from "../../client/games/shared/share.tsx";
import { ShareCard } from "../../client/ui/share-card.tsx";
import { recordResult } from "../../client/storage/results.ts";
import { FIXTURES, SWEATER, lost, viewAfter, wonAfter, type Fixture } from "./game-rounds.ts";
import { NOON, expectShown, inBrowser, pressing, respond } from "./live.tsx";

inBrowser();

const picked = (total: number): CellPicks => ({
  total,
  players: [
    [1, total - 3],
    [2, 2],
    [5, 1],
  ],
});
const stays = { kind: "club", met: true, stays: [["MTL", 1990, 1999]] };

const PICKS = GRID_CELLS.map((square) => (square === 8 ? null : picked(square === 7 ? 6 : 29 + square)));

const sweden = { kind: "country", met: true, country: "SE" };

/** What the server knows once a round has ended. */
const BODIES = {
  "/outcomes": { distribution: [1, 2, 30, 4, 5, 6, 0, 0, 0].slice(0, 7), lost: 7, counted: 0, own: {} },
  "/seasons/": JSON.parse(readFileSync(new URL("roster.json", import.meta.url), "utf8")) as object,
  "/coach": {
    total: 3000,
    guesses: LEGENDS_CLUES.map((ruledOutBy, at) => ({ guess: at + 1, left: 300 - 30 * at, average: 180, ruledOutBy })),
  },
  // Of the answers in their order; none is known of the second.
  "/proofs": { proofs: [[stays, sweden], null, [stays, sweden]] },
};

const ROUNDS = [...GAME_NAMES.map((game) => [game, game] as const), ["sweater", "face"] as const];

test.each(ROUNDS)("the ending of %s", async (name, game) => {
  const of = (name === "sweater" ? SWEATER : FIXTURES[game]) as Fixture<GameName>;
  const after = (content: ReactNode, view: EndedRound, isLoaded = true) => {
    respond(isLoaded ? BODIES : {});
    recordResult(game, view);
    const distribution = Array.from({ length: GAME_CONFIG[game].limit }, (_, at) => at);
    const response = {
      // A token's data is loaded once.
      round: `${name} ${isLoaded}`,
      view,
      receivedAt: NOON,
      outcomes: { distribution, lost: 7 },
      ...(isLoaded && { picks: PICKS }),
    };
    return <ResponseContext value={response}>{content}</ResponseContext>;
  };
  const { screen, league } = of;
  const { Report } = screen;
  const ending = (view: EndedRound) =>
    after(
      <EndingDialog
        screen={screen}
        view={view}
        league={league}
        isDealing={false}
        links={[]}
        opensByItself
        onClose={() => {}}
        onChallenge={undefined}
        onAnother={undefined}
      />,
      view,
    );
  const story = (view: EndedRound, isLoaded?: boolean) => after(<Report view={view} league={league} />, view, isLoaded);
  const ofSweater = (guesses: unknown[]) => viewAfter("face", guesses as never, { of: SWEATER }) as EndedRound;
  const won = name === "sweater" ? ofSweater([SKIP, of.wrong[0], of.right]) : wonAfter(game, 2);
  const loss = name === "sweater" ? ofSweater(of.wrong.slice(0, 6)) : lost(game);
  const links = [{ name: "Archives", icon: "calendar", onOpen() {} }] as const;
  await expectShown(`${name}-ending`, {
    won: () => ending(won),
    lost: () => ending(loss),
    "the story of the win": () => story(won),
    "the story of the loss, before it is loaded": () => story(loss, false),
    "the answer and links": () =>
      after(<EndingMore screen={screen} view={won} league={league} links={links} onChallenge={() => {}} />, won),
  });
});

test("all answers of a Grid, with others' picks and why they count", async () => {
  const { screen, league } = FIXTURES.grid;
  const won = wonAfter("grid", 0);
  const view = {
    ...won,
    tries: won.tries.slice(1),
    answer: { ...won.answer, squares: [[2, 1, 5], ...won.answer.squares.slice(1)] },
  };
  const { Report, Figures, Details, Replay } = screen;
  const after = (content: ReactNode, picks: CellPicks, proofs: object | string) => () => {
    respond({ "/proofs": proofs });
    // A token's data is loaded once.
    const round = JSON.stringify(proofs);
    const all = GRID_CELLS.map((square) => (square === 0 ? picks : picked(30 + square)));
    return <ResponseContext value={{ round, view, receivedAt: NOON, picks: all }}>{content}</ResponseContext>;
  };
  const Shared = () => <ShareCard shared={useShareContent(screen, view)} />;
  const report = <Report view={view} league={league} />;
  const some: CellPicks["players"] = [
    [1, 30],
    [2, 5],
    [5, 5],
  ];
  const acts = pressing("grid.because");
  await expectShown("grid-answers", {
    "with picks and proofs": { content: after(report, { total: 40, players: some }, BODIES["/proofs"]), acts },
    "with few picks, without proofs": { content: after(report, { total: 4, players: [[1, 4]] }, "internal"), acts },
    "the rarity, the rarest pick and the board": after(
      <>
        {Figures && <Figures view={view} league={league} />}
        <Details answer={view.answer} view={view} league={league} />
        <Replay view={view} league={league} />
      </>,
      { total: 40, players: [] },
      {},
    ),
    "to share": after(<Shared />, { total: 40, players: [[1, 8]] }, {}),
    "without a round": () => <Details answer={view.answer} view={null} league={league} />,
  });
});

test("statistics after a round", async () => {
  const states = (["classic", "grid"] as const).flatMap((game) => {
    const stats = (view: EndedRound, count: number) => () => {
      recordResult(game, { ...lost(game, "2026-11-19"), kind: "archive" });
      recordResult(game, { ...wonAfter(game, 0, "2026-11-18"), kind: "archive" });
      recordResult(game, view);
      const distribution = Array.from({ length: GAME_CONFIG[game].limit }, (_, at) => at);
      const outcomes = { distribution, lost: count };
      return <EndingStats game={game} view={view} outcomes={{ at: "here", outcomes, others: outcomes }} />;
    };
    return Object.entries({
      [`${game}, won`]: stats(wonAfter(game, 2), 3),
      [`${game}, lost`]: stats(lost(game), 1234),
    });
  });
  await expectShown("statistics", Object.fromEntries(states));
});
