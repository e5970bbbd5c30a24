import { beforeEach, test, vi } from "vitest";
import { GAME_CONFIG } from "#rules/shared/game-config";
import { computeStatistics } from "#rules/shared/statistics";
import { ChunkLoadError } from "../../client/browser/chunk.ts";
import type { FailureCode } from "../../client/data/api.ts";
import en from "../../client/i18n/en.json" with { type: "json" };
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
import { StatisticsPanel } from "../../client/ui/statistics.tsx";
import { answer, stubBrowser } from "./effects.tsx";
import { FIXTURES, lost, viewAfter, wonAfter } from "./game-rounds.ts";
import { NOON, PAGE, TODAY, after, atNoon, expectShown, propsIn, renderSettled, type Props } from "./rendered.tsx";

atNoon();
beforeEach(stubBrowser);
beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("dispatchEvent", () => true);
});

const playSome = () => {
  recordResult("roster", wonAfter("roster", 1));
  recordResult("face", lost("face"));
  recordResult("legends", wonAfter("legends", 2));
  storeRound("grid", TODAY, { round: "", view: viewAfter("grid", [FIXTURES.grid.right]) });
};

test("the header and footer of all pages", () =>
  expectShown(
    "layout",
    {
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
    },
    renderSettled,
  ));

const missing = new ChunkLoadError(new Error());
const site = (state: "offline" | 200 | 404) => {
  vi.stubGlobal("navigator", { onLine: state !== "offline" });
  vi.stubGlobal("fetch", async () => {
    if (state === "offline") throw new TypeError("Failed to fetch");
    return new Response(null, { status: state });
  });
};

test("pages that cannot be loaded", () =>
  expectShown(
    "not-loaded",
    {
      "a part is missing, the site is checked": <LoadFailed error={missing} />,
      "a part is missing, offline": after(() => site("offline"), <LoadFailed error={missing} />),
      "a part is missing, of this build": after(() => site(200), <LoadFailed error={missing} />),
      "a part is missing, of an earlier build, with a round": after(
        () => site(404),
        <LoadFailed error={missing} hasRound />,
      ),
      "still offline": {
        states: { useReloadIfReachable: [true] },
        content: after(() => site("offline"), <LoadFailed error={missing} Heading="h1" />),
      },
      broken: <LoadFailed error={new Error()} hasRound />,
      "a dialog": <FailedDialog title="Deke" error={new Error()} onClose={() => {}} />,
      "a page, broken": { path: "/leaderboard", content: <PageFailed error={new Error()} /> },
      "a game, offline, with a round": {
        path: "/nhl/roster-mystery-game",
        content: after(
          () => {
            playSome();
            site("offline");
          },
          <PageFailed error={missing} />,
        ),
      },
      "offline, nothing played": <OfflinePage>Above</OfflinePage>,
      "offline, the statistics of a game": {
        states: { OfflinePage: ["roster"], useReloadIfReachable: [true] },
        content: after(playSome, <OfflinePage />),
      },
    },
    renderSettled,
  ));

const BOARD = { isMaker: true, code: "abc", name: "Les Cages", week: { rows: [] } } as never;
const NEW_BOARD = {
  isMember: true,
  winners: [],
  week: { rows: [] },
  today: [],
  code: "def",
  name: "",
  day: TODAY,
  most: 30,
};
const SETTINGS = <BoardSettings board={BOARD} onChanged={() => {}} onClose={() => {}} />;
/** Calls handlers of a component, and renders the notice that follows. */
const notice =
  (component: React.ReactNode, call: (props: Props) => unknown, body: object, states = {}) =>
  async (language: "en" | "fr") => {
    answer(body);
    vi.stubGlobal("reportError", console.error);
    for (const props of await propsIn(language, component, states)) call(props);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return <NoticeBoard />;
  };
const told = (of: Notice, isInDialog = false) => after(() => showNotice(of), <NoticeBoard isInDialog={isInDialog} />);
const submit = ({ onSubmit }: Props) => onSubmit?.({ preventDefault() {} });
const ME = { nickname: null, results: [] };

test("all errors", () =>
  expectShown("errors", {
    "as a page or dialog shows them": (Object.keys(en.errors) as FailureCode[]).map((code) => (
      <Failed key={code} code={code} />
    )),
    "with another try": <Failed code="offline" onRetry={() => {}} />,
  }));

const share = (outcome: string) => ({
  states: { ShareOrCopyButton: [{ outcome, text: "One\nTwo" }, false] },
  content: (
    <ShareOrCopyButton icon="share" content={{ text: "" }}>
      Deke
    </ShareOrCopyButton>
  ),
});
const countdown = (seconds: number) => <Countdown key={seconds} to={NOON + seconds * 1000} now={() => NOON} />;

const FIGURES = computeStatistics(
  GAME_CONFIG.face,
  [2, 2, 6].map((guesses, at) => ({ kind: "daily", of: `2026-11-1${at}`, won: guesses < 6, guesses, correct: 1 })),
  TODAY,
  null,
);

test("parts of many pages", () =>
  expectShown(
    "parts",
    {
      ...Object.fromEntries(
        ["shared", "copied", "saved", "by-hand", "failed"].map((outcome) => [`sharing: ${outcome}`, share(outcome)]),
      ),
      "sharing is prepared": { ...share("shared"), states: { ShareOrCopyButton: [undefined, true] } },
      countdowns: [-1, 0, 59, 60, 3600, 7325, 86_400, 180_061].map(countdown),
      "statistics after a win, and after a loss": [2, null].map((mine) => (
        <StatisticsPanel key={mine} game="face" figures={FIGURES} mine={mine} />
      )),
      "clean sweep": [
        <CleanSweep key="1" sweeps={{ days: [TODAY], streak: 1, bestStreak: 1 }} day={TODAY} />,
        <CleanSweep key="2" sweeps={{ days: ["2026-11-19", TODAY], streak: 2, bestStreak: 2 }} day={TODAY} />,
      ],
    },
    renderSettled,
  ));

test("notices", () =>
  expectShown(
    "notices",
    {
      plain: told({ text: "Text", icon: "snow" }),
      bad: told({ text: "Text", tone: "bad" }),
      "with an action, in a dialog": told({ text: "Text", action: { label: "Do", run() {} } }, true),
      "nickname saved": notice(<NicknameForm nickname={null} />, submit, { nickname: "Ek" }),
      "nickname removed": notice(
        <NicknameForm nickname="Ek" />,
        (props) => props.variant === "text" && props.onClick(),
        ME,
      ),
      "data deleted": notice(<DeleteMe />, ({ act }) => act?.run(), ME, { DeleteMe: [true] }),
      "devices joined": notice(<MoveDevice />, ({ act }) => act?.run(), ME, { Taken: ["ABCD", true] }),
      "board renamed": notice(SETTINGS, submit, {}),
      "new link of a board": notice(SETTINGS, (props) => props.icon === "link" && props.onClick(), { code: "def" }),
      "former link of a board": async (language) => {
        answer(NEW_BOARD);
        // Then it navigates, which a server cannot.
        await renderSettled(language, <BoardPage />, "/friends/abc").catch(() => {});
        return <NoticeBoard />;
      },
    },
    renderSettled,
  ));
