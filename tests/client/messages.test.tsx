import { describe, expect, test, vi } from "vitest";
import { LANGUAGES } from "#rules/i18n/address";
import { DAILY_NAMES, type DailyName } from "#rules/shared/game-config";
import { readResponse } from "../../client/data/api.ts";
import type { DayState, DayStates } from "../../client/data/day-state.ts";
import { DailyStateMark, FinishedCount } from "../../client/layout/todays-menu.tsx";
import { listArticles } from "../../client/articles/shelf.ts";
import { MoreArticles } from "../../client/pages/article/more-articles.tsx";
import { CookiesDialog } from "../../client/pages/cookies/cookies-dialog.tsx";
import { resetFeedback, sendDraft, updateDraft } from "../../client/pages/feedback/feedback-draft.ts";
import { FeedbackDialog } from "../../client/pages/feedback/feedback-dialog.tsx";
import { AllOver } from "../../client/pages/home-returning/all-over.tsx";
import { TodaysGamesHead } from "../../client/pages/home-returning/todays-games-head.tsx";
import { TodaysLamps } from "../../client/pages/home-returning/todays-lamps.tsx";
import { Week } from "../../client/pages/home-returning/week.tsx";
import { Freezes, Milestones } from "../../client/pages/me/streak.tsx";
import { PuzzleLinks } from "../../client/pages/players/past-puzzles.tsx";
import { NoFace } from "../../client/pages/promo/promo-page.tsx";
import { Missed } from "../../client/pages/promo/stage.tsx";
import { CalendarReminders } from "../../client/pages/reminders/in-calendar.tsx";
import { consent } from "../../client/storage/consent.ts";
import { removeStored } from "../../client/storage/local-storage.ts";
import { reminderGames } from "../../client/storage/reminders.ts";
import { formatPercent } from "../../client/i18n/figures.ts";
import { recordResult } from "../../client/storage/results.ts";
import { lost, wonAfter } from "./game-rounds.ts";
import { atNoon, render, textIn, type Part } from "./rendered.tsx";

const YESTERDAY = "2026-11-20";
const noop = () => {};

atNoon();

describe.each(LANGUAGES)("in %s", (language) => {
  const t = textIn(language);
  const at = (path: string) => (language === "fr" ? "/fr" : "") + path;

  test("a promotion without a face says why, and leads to one", async () => {
    const shown = async (state: Parameters<typeof NoFace>[0]["state"]) => {
      const page = await render(language, <NoFace state={state} />);
      const ways = [...page.all("link"), ...page.all("button")];
      return [page.seen, ...ways.map((way) => way.attribute("href") ?? way.read)];
    };
    const past = { day: YESTERDAY, number: 20 } as const;
    const address = at(`/nhl/face-reveal-game?day=${YESTERDAY}`);
    const words = { number: 20 };
    expect(await shown({ kind: "waiting" })).toEqual([t("loading")]);
    expect(await shown({ kind: "playable", ...past, show: noop })).toEqual([
      `${t("yesterday.running", words)} ${t("home.games.goOn", words)} ${t("yesterday.show")}`,
      address,
      t("yesterday.show"),
    ]);
    expect(await shown({ kind: "playable", ...past, show: null })).toEqual([
      `${t("errors.day-not-dealt")} ${t("home.games.play", words)}`,
      address,
    ]);
    expect(await shown({ kind: "failed", code: "offline", retry: noop })).toEqual([
      `${t("errors.offline")} ${t("loadFailed.retry")}`,
      t("loadFailed.retry"),
    ]);
  });

  test("a promotion says how many players missed, once ten have played", async () => {
    const missed = async (lost: number) => {
      const outcomes = { distribution: [0, 0, 4, 0, 0, 0], lost };
      return (await render(language, <Missed comparison={{ at: "here", outcomes, others: outcomes }} />)).read;
    };
    expect(await missed(5)).toBe("");
    expect(await missed(6)).toBe(t("promo.missed", { share: formatPercent(language, 0.6) }));
    expect((await render(language, <Missed comparison={{ at: "failed" }} />)).read).toBe("");
  });

  test("feedback is kept until it is sent, and says what became of it", async () => {
    const dialog = async () => (await render(language, <FeedbackDialog onClose={noop} />)).one("dialog");
    const said = (shown: Part, role: "alert" | "status") =>
      shown.all(role).flatMap(({ read }) => (read === "" ? [] : read.replace("✓ ", "")));
    const answers: ((response: Response) => void)[] = [];
    vi.stubGlobal("fetch", () => new Promise<Response>((answer) => answers.push(answer)));
    updateDraft("message", "Vive le hockey!");
    expect((await dialog()).seen).toContain(`${t("feedback.cancel")} ${t("feedback.send")}`);
    const send = async (status: number, body: object) => {
      const sent = sendDraft();
      const sending = await dialog();
      expect(sending.seen).toContain(t("feedback.sending"));
      expect(said(sending, "alert")).toEqual([]);
      answers.pop()?.(Response.json(body, { status }));
      await sent;
      return dialog();
    };
    for (const [status, error, text] of [
      [500, "internal", t("feedback.failed")],
      [429, "too-much-feedback", t("errors.too-much-feedback")],
    ] as const) {
      const failed = await send(status, { error });
      expect(said(failed, "alert")).toEqual([text]);
      expect(failed.seen).toContain("Vive le hockey!");
    }
    const sent = await send(200, {});
    expect(said(sent, "status")).toEqual([t("feedback.sent")]);
    expect(sent.all("button").at(-1)?.read).toBe(t("dialog.close"));
    expect(sent.seen).not.toContain("Vive le hockey!");
    resetFeedback();
    updateDraft("message", "x".repeat(3501));
    const [length, most] = language === "fr" ? ["3\u00a0501", "4\u00a0000"] : ["3,501", "4,000"];
    expect((await dialog()).seen).toContain(t("feedback.length", { length, most }));
    updateDraft("message", "");
  });

  test("the calendar to subscribe to or download is in the page's language", async () => {
    const links = (await render(language, <CalendarReminders hour={19} />)).all("link");
    expect(links).toHaveLength(2);
    for (const link of links)
      expect(link.attribute("href")).toContain(`.ics?hour=19&games=${DAILY_NAMES.join("%2C")}&lang=${language}&`);
  });

  test("the last game of the calendar cannot be taken out", async () => {
    for (const [games, locked] of [
      ["classic,grid", []],
      ["grid", [4]],
    ] as const) {
      reminderGames.choose(games);
      const boxes = (await render(language, <CalendarReminders hour={19} />))
        .all("listitem")
        .map((item) => item.children()[0]?.children()[0]);
      expect(boxes.flatMap((box, at) => (box?.attribute("disabled") === undefined ? [] : at))).toEqual(locked);
    }
    removeStored("deke.reminders.games");
  });

  test("a player's past puzzles have their day, a weekly one its week", async () => {
    const puzzles = [
      { game: "classic", day: YESTERDAY, number: 20 },
      { game: "legends", day: "2026-11-15", number: 3 },
    ] as const;
    const [day, week] =
      language === "fr" ? ["20 novembre 2026", "15 novembre 2026"] : ["November 20, 2026", "November 15, 2026"];
    expect((await render(language, <PuzzleLinks puzzles={puzzles} />)).reads("link")).toEqual([
      `${t("players.pastItem", { game: t("pages.classic"), number: 20 })} ${day}`,
      `${t("players.pastItem", { game: t("pages.legends"), number: 3 })} ${t("weekly.of", { day: week })}`,
    ]);
  });

  test("an article leads to the three after it, the last one to the newest", async () => {
    const all = listArticles(language);
    for (const [place, { slug }] of all.entries()) {
      const links = (await render(language, <MoreArticles slug={slug} />)).all("link");
      const next = [1, 2, 3].map((more) => at(all[(place + more) % all.length]?.to ?? ""));
      expect(links.map((link) => link.attribute("href"))).toEqual(next);
    }
  });

  const STATES: Record<DailyName, DayState> = {
    classic: { number: 21, state: "open" },
    roster: { number: 21, state: "won", won: true, guesses: 2, correct: 1 },
    face: { number: 21, state: "lost", won: false, guesses: 6, correct: 0 },
    career: { number: 21, state: "begun", guesses: 2, limit: 7 },
    grid: { number: 21, state: "lost", won: false, guesses: 9, correct: 6 },
  };

  test("the boards show each daily's result and link", async () => {
    const page = await render(language, <TodaysLamps dayStates={STATES as DayStates} next="classic" />);
    const words = [
      t("home.dayState.open"),
      t("archive.won", { count: 2 }),
      t("archive.lost"),
      t("home.dayState.found", { correct: 2, toFind: 7 }),
      t("home.dayState.found", { correct: 6, toFind: 9 }),
    ];
    const links = page.all("link");
    expect(links.map(({ read }) => read)).toEqual(
      DAILY_NAMES.map((game, place) => `${t(`statistics.books.${game}`)} ${words[place]}`),
    );
    expect(links.map(({ seen }) => seen.replace(/[^✓✗\dX]/g, ""))).toEqual(["", "✓22", "✗X", "2727", "✗669"]);
    expect(links[4]?.attribute("href")).toBe(at("/nhl/immaculate-grid"));
  });

  test.each([
    ["more than", 0, t("home.night.more", { count: 1 })],
    ["as many as", 1, t("home.night.asMany")],
    ["fewer than", 2, t("home.night.fewer", { count: 1 })],
  ])("home counts wins: %s yesterday's %i", async (_, wins, words) => {
    const day = YESTERDAY;
    recordResult("classic", wins > 0 ? wonAfter("classic", 0, day) : lost("classic", day));
    if (wins > 1) recordResult("grid", wonAfter("grid", 0, day));
    expect((await render(language, <AllOver dayStates={STATES as DayStates} />)).read).toContain(words);
  });

  test("the next milestone is as far away as the running streak is short of it, not the best one", async () => {
    for (const day of ["2026-11-14", "2026-11-15", "2026-11-16", "2026-11-17", YESTERDAY])
      recordResult("classic", wonAfter("classic", 0, day));
    const [first] = (await render(language, <Milestones />)).reads("listitem");
    expect(first).toContain(t("me.milestones.toGo", { count: 6 }));
  });

  test("the menu says what became of today's games, and how many are finished", async () => {
    expect((await render(language, <FinishedCount />)).read).toBe("");
    recordResult("roster", wonAfter("roster", 1));
    recordResult("grid", wonAfter("grid", 0));
    const mark = async (path: string) => (await render(language, <DailyStateMark path={path} />)).read;
    expect(await mark("/nhl/roster-mystery-game")).toBe(`, ${t("archive.won", { count: 2 })}`);
    expect(await mark("/nhl/immaculate-grid")).toBe(`, ${t("home.dayState.found", { correct: 9, toFind: 9 })}`);
    expect(await mark("/nhl/career-path-game")).toBe(`, ${t("home.dayState.open")}`);
    expect(await mark("/friends")).toBe("");
    expect((await render(language, <FinishedCount />)).read).toBe(t("home.dayState.today", { done: 2, games: 5 }));
  });

  test("home shows the day streak and the last seven days; days before the first one played were not missed", async () => {
    for (const day of ["2026-11-17", "2026-11-19", YESTERDAY]) recordResult("classic", wonAfter("classic", 0, day));
    const head = await render(language, <TodaysGamesHead isOver={false} />);
    expect(head.one("link").read).toBe(`2 ${t("home.night.streak", { count: 2 })}`);
    const freezes = await render(language, <Freezes />);
    expect(freezes.read).toContain(t("me.freeze.toGo", { count: 5 }));
    const week = (await render(language, <Week />)).reads("listitem");
    const days = language === "fr" ? ["dimanche", "lundi"] : ["Sunday", "Monday"];
    expect(week.slice(0, 2)).toEqual(days);
    const [tuesday, wednesday] = language === "fr" ? ["mardi", "mercredi"] : ["Tuesday", "Wednesday"];
    expect(week.slice(2, 4)).toEqual([
      t("home.night.played", { day: tuesday }),
      t("home.night.missed", { day: wednesday }),
    ]);
  });
});

test("cookie settings begin with everything on, then with the choice; necessary cookies are locked", async () => {
  const boxes = async (name: string) => {
    const dialog = await render("en", <CookiesDialog onClose={noop} />);
    return dialog.all("checkbox").map((box) => box.attribute(name) !== undefined);
  };
  expect(await boxes("checked")).toEqual([true, true, true]);
  expect(await boxes("disabled")).toEqual([true, false, false]);
  consent.choose({ necessary: true, analytics: false, advertising: true });
  expect(await boxes("checked")).toEqual([true, false, true]);
  removeStored("cookieConsent");
});

const [JSON_TYPE, HTML] = ["application/json", "text/html"];
test.each([
  ["storage-unavailable", 503, JSON_TYPE, '{"error":"storage-unavailable"}'],
  ["internal", 502, HTML, "<h1>Bad gateway</h1>"],
  ["unknown", 418, HTML, ""],
  ["too-many-requests", 429, JSON_TYPE, '{"error":"too-many-requests"}'],
  // From Cloudflare, in front of the Worker.
  ["too-many-requests", 429, HTML, "error code: 1015"],
  // From a captive portal: a page instead of a verdict.
  ["unknown", 200, HTML, "<h1>Log in</h1>"],
])("%s: a response of %i with %s %j", async (code, status, type, body) => {
  const response = new Response(body, { status, headers: { "Content-Type": type } });
  await expect(readResponse(Promise.resolve(response as never))).rejects.toMatchObject({ code });
});

test.each([
  [new TypeError("Failed to fetch"), "offline"],
  [new DOMException("signal timed out", "TimeoutError"), "timeout"],
])("a request without a response fails as its reason: %s", async (error, code) => {
  await expect(readResponse(Promise.reject(error))).rejects.toMatchObject({ code });
});
