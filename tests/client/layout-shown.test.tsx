// @vitest-environment browser
import type { ParseKeys } from "i18next";
import type { ComponentProps, ReactNode } from "react";
import { test, vi } from "vitest";
import { GAME_CONFIG } from "#rules/shared/game-config";
import { computeStatistics } from "#rules/shared/statistics";
import { StatisticsPanel } from "../../client/ui/statistics.tsx";
import { ChunkLoadError } from "../../client/browser/chunk.ts";
import type { FailureCode } from "../../client/data/api.ts";
import en from "../../client/i18n/en.json" with { type: "json" };
import { DealFailed } from "../../client/games/shared/deal-failed.tsx";
import { Footer } from "../../client/layout/footer.tsx";
import { Header } from "../../client/layout/header.tsx";
import { PageFailed } from "../../client/layout/page-failed.tsx";
import { Layout } from "../../client/layout/shell.tsx";
import { BoardPage } from "../../client/pages/friends/board-page.tsx";
import { BoardSettings } from "../../client/pages/friends/board-settings.tsx";
import { NicknameForm } from "../../client/pages/leaderboard/nickname.tsx";
import { DeleteMe } from "../../client/pages/me/delete-me.tsx";
import { MoveDevice } from "../../client/pages/me/move-device.tsx";
import { OfflinePage } from "../../client/pages/offline/offline-page.tsx";
import { consent } from "../../client/storage/consent.ts";
import { recordResult } from "../../client/storage/results.ts";
import { storeRound } from "../../client/storage/rounds.ts";
import { CleanSweep } from "../../client/ui/clean-sweep.tsx";
import { Countdown } from "../../client/ui/countdown.tsx";
import { Failed } from "../../client/ui/failed.tsx";
import { FailedDialog } from "../../client/ui/failed-dialog.tsx";
import { LoadFailed } from "../../client/ui/load-failed.tsx";
import { NoticeBoard } from "../../client/ui/notice-board.tsx";
import { showNotice, type Notice } from "../../client/ui/notices.ts";
import { ShareOrCopyButton } from "../../client/ui/share-or-copy-button.tsx";
import { FIXTURES, lost, viewAfter, wonAfter } from "./game-rounds.ts";
import { NOON, PAGE, TODAY, after, answer, expectShown, inBrowser, type Visitor } from "./live.tsx";

inBrowser();

const playSome = () => {
  recordResult("roster", wonAfter("roster", 1));
  recordResult("face", lost("face"));
  recordResult("legends", wonAfter("legends", 2));
  storeRound("grid", TODAY, { round: "", view: viewAfter("grid", [FIXTURES.grid.right]) });
};

test("the header and footer of all pages", () =>
  expectShown("layout", {
    "unknown page, before a choice of cookies": { path: "/unknown", content: <Layout /> },
    "header of home": <Header />,
    "header of a game, some played": { path: "/nhl/roster-mystery-game", content: after(playSome, <Header />) },
    "header of an article": { path: "/hockey-insights/goalies-careers", content: <Header /> },
    "footer of home": after(
      () => consent.choose({ necessary: true, analytics: false, advertising: false }),
      <Footer />,
    ),
    "footer of a game, with coffee": {
      path: "/nhl/immaculate-grid",
      page: { coffee: "https://coffee.example", today: { ...PAGE.today, factsAsOf: null } },
      content: <Footer />,
    },
  }));

const missing = new ChunkLoadError(new Error());
const site = (state: "offline" | 200 | 404) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(state !== "offline");
  vi.stubGlobal("fetch", async () => {
    if (state === "offline") throw new TypeError("Failed to fetch");
    return new Response(null, { status: state });
  });
};

test("pages that cannot be loaded", () =>
  expectShown("not-loaded", {
    "a part is missing, the site is checked": <LoadFailed error={missing} />,
    "a part is missing, of this build": after(() => site(200), <LoadFailed error={missing} />),
    "a part is missing, of an earlier build": after(() => site(404), <LoadFailed error={missing} hasRound />),
    "a part is missing, still offline": {
      content: after(() => site("offline"), <LoadFailed error={missing} Heading="h1" />),
      acts: ({ press, t }) => press(t("loadFailed.retry")),
    },
    "a dialog": <FailedDialog title="Deke" error={new Error()} onClose={() => {}} />,
    "a game, broken, with a round": {
      path: "/nhl/immaculate-grid",
      content: after(playSome, <PageFailed error={new Error()} />),
    },
    "a page, offline": { path: "/leaderboard", content: <PageFailed error={missing} /> },
    "offline, the statistics of a game": {
      content: after(playSome, <OfflinePage>Above</OfflinePage>),
      acts: async ({ press, t }) => {
        await press(t("loadFailed.retry"));
        await press(t("statistics.books.roster"), "radio");
      },
    },
  }));

const OWN = { isMember: true, isMaker: true, code: "def", name: "Les Cages" };
const BOARD = { ...OWN, day: TODAY, most: 30, winners: [], week: { rows: [] }, today: [] };
/** The notice after presses and a response, to a visitor who has played. */
const notice = (part: ReactNode, response: object, keys: ParseKeys[], typed = "") => ({
  content: after(
    () => (playSome(), answer(response)),
    <>
      <NoticeBoard />
      {part}
    </>,
  ),
  acts: async ({ press, type, t }: Visitor) => {
    if (typed !== "") await type(typed);
    for (const key of keys) await press(t(key));
  },
});
const settings = <BoardSettings board={BOARD as never} onChanged={() => {}} onClose={() => {}} />;
const told = (of: Notice) => after(() => showNotice(of), <NoticeBoard isInDialog={of.action !== undefined} />);
const ME = { nickname: null, results: [] };

test("all errors", () =>
  expectShown("errors", {
    "as a round shows them that cannot be dealt": (Object.keys(en.errors) as FailureCode[]).map((code) => (
      <DealFailed key={code} code={code} onRetry={() => {}} onStartOver={() => {}} />
    )),
    "as a page shows one after which another try fails, too": <Failed code="day-not-dealt" />,
  }));

const text = "One\nTwo";
const share = (content: ComponentProps<typeof ShareOrCopyButton>["content"], before: () => unknown = () => {}) => ({
  content: (
    <ShareOrCopyButton icon="share" content={content}>
      Deke
    </ShareOrCopyButton>
  ),
  acts: ({ press }: Visitor) => (before(), press("Deke")),
});
const countdown = (seconds: number) => <Countdown key={seconds} to={NOON + seconds * 1000} now={() => NOON} />;

const FIGURES = computeStatistics(
  GAME_CONFIG.face,
  [2, 2, 6].map((guesses, at) => ({ kind: "daily", of: `2026-11-1${at}`, won: guesses < 6, guesses, correct: 1 })),
  TODAY,
  null,
);

test("parts of many pages", () =>
  expectShown("parts", {
    "sharing: copied": share({ text }),
    "sharing: by hand": share({ text }, () => vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(0)),
    "sharing: saved": share({ picture: new File([], "") }, () => vi.spyOn(URL, "createObjectURL").mockReturnValue("")),
    "sharing: failed": share(async () => Promise.reject(new Error("failed"))),
    "sharing is prepared": share(() => new Promise(() => {})),
    "sharing: shared": share({ text }, () => {
      vi.stubGlobal("matchMedia", () => ({ matches: true }));
      Object.assign(navigator, { share: async () => {} });
    }),
    countdowns: [-1, 0, 59, 60, 3600, 7325, 86_400, 180_061].map(countdown),
    "statistics after a win, and after a loss": [2, null].map((mine) => (
      <StatisticsPanel key={mine} game="face" figures={FIGURES} mine={mine} />
    )),
    "clean sweep": [
      <CleanSweep key="1" sweeps={{ days: [TODAY], streak: 1, bestStreak: 1 }} day={TODAY} />,
      <CleanSweep key="2" sweeps={{ days: ["2026-11-19", TODAY], streak: 2, bestStreak: 2 }} day={TODAY} />,
    ],
  }));

test("notices", () =>
  expectShown("notices", {
    plain: told({ text: "Text", icon: "snow" }),
    bad: told({ text: "Text", tone: "bad" }),
    "with an action, in a dialog": told({ text: "Text", action: { label: "Do", run() {} } }),
    "nickname saved": notice(<NicknameForm nickname={null} />, { nickname: "Ek" }, ["me.save"], "ek"),
    "nickname removed": notice(<NicknameForm nickname="Ek" />, ME, ["me.remove"]),
    "data deleted": notice(<DeleteMe />, ME, ["me.forget.title", "me.forget.do"]),
    "devices joined": notice(<MoveDevice />, ME, ["me.move.claim", "me.move.do"], "ABCD"),
    "board renamed": notice(settings, {}, ["friends.settings.save"]),
    "new link of a board": notice(settings, { code: "ghi" }, ["friends.settings.renew"]),
    "board left": notice(settings, {}, ["friends.settings.leave", "friends.leave.go"]),
    "former link of a board": { path: "/friends/abc", ...notice(<BoardPage />, BOARD, []) },
  }));
