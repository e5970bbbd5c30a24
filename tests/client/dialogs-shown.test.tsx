// @vitest-environment browser
import { act } from "@testing-library/react";
import type { ReactNode } from "react";
import { test, vi } from "vitest";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { CopyLink } from "../../client/pages/generator/copy-link.tsx";
import { HandshakesChain } from "../../client/pages/handshakes/chain.tsx";
import { GuessHim } from "../../client/pages/player-card/guess-him.tsx";
import { CookiesDialog } from "../../client/pages/cookies/cookies-dialog.tsx";
import { FeedbackDialog } from "../../client/pages/feedback/feedback-dialog.tsx";
import { resetFeedback, updateDraft } from "../../client/pages/feedback/feedback-draft.ts";
import { PrivacyPage } from "../../client/pages/privacy/privacy-page.tsx";
import { PushReminders } from "../../client/pages/reminders/by-push.tsx";
import { RemindersDialog } from "../../client/pages/reminders/reminders-dialog.tsx";
import { SettingsDialog } from "../../client/pages/settings/settings-dialog.tsx";
import { ShareDayDialog } from "../../client/pages/share-day/share-day-dialog.tsx";
import { SupportDialog } from "../../client/pages/support/support-dialog.tsx";
import { sound } from "../../client/storage/effects.ts";
import { NO_MATCHES } from "../../client/name-search/load-search.ts";
import { consent } from "../../client/storage/consent.ts";
import { reminderGames } from "../../client/storage/reminders.ts";
import { recordResult } from "../../client/storage/results.ts";
import { storeRound } from "../../client/storage/rounds.ts";
import { contrast } from "../../client/storage/settings.ts";
import { person } from "../rules/league.ts";
import { FIXTURES, SWEATER, lost, viewAfter, wonAfter } from "./game-rounds.ts";
import { TODAY, after, answer, answered, expectShown, inBrowser, pressing, respond, type Visitor } from "./live.tsx";

inBrowser();

const close = () => {};
const media = (...matching: string[]) =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: matching.some((part) => query.includes(part)),
    addEventListener() {},
    removeEventListener() {},
  }));
/** Adds to the browser what happy-dom has not, or has otherwise. */
const stubNavigator = (own: object) => vi.stubGlobal("navigator", { clipboard: navigator.clipboard, ...own });

test("settings, cookies and support", () =>
  expectShown("settings", {
    settings: <SettingsDialog onClose={close} />,
    "settings that differ, on a phone": {
      content: after(
        () => {
          stubNavigator({ vibrate() {} });
          media("coarse");
          sound.choose(true);
        },
        <SettingsDialog onClose={close} />,
      ),
      async acts({ press, t }) {
        await press(t("settings.themes.dark"), "radio");
        for (const key of ["contrast", "haptics", "shortcuts"] as const) await press(t(`settings.${key}`), "switch");
      },
    },
    "on a phone that reduces motion": {
      content: after(
        () => {
          media("coarse", "reduced-motion");
          sound.choose(true);
        },
        <SettingsDialog onClose={close} />,
      ),
      acts: ({ press, t }) => press(t("settings.themes.light"), "radio"),
    },
    "cookies before a choice": { content: <CookiesDialog onClose={close} />, acts: pressing("consent.save") },
    "cookies after one": after(
      () => consent.choose({ necessary: true, analytics: false, advertising: true }),
      <CookiesDialog onClose={close} />,
    ),
    "cleared in another tab": {
      content: after(() => contrast.choose("high"), <SettingsDialog onClose={close} />),
      acts: () => act(async () => (localStorage.clear(), dispatchEvent(new StorageEvent("storage")))),
    },
    support: {
      content: after(() => media(), <SupportDialog onClose={close} />),
      acts: pressing("support.friend.share"),
    },
  }));

/** The form with a draft, which is sent. */
const send = (body: object | string | null, message = "Vive le hockey!", email = "ek@deke.example") => ({
  content: after(
    () => {
      resetFeedback();
      updateDraft("message", message);
      updateDraft("email", email);
      respond(body === null ? {} : { "": body });
    },
    <FeedbackDialog onClose={close} />,
  ),
  acts: pressing("feedback.send"),
});

test("feedback", () =>
  expectShown("feedback", {
    empty: <FeedbackDialog onClose={close} />,
    "empty, checked": send(null, "", "ek"),
    long: send(null, "x".repeat(3501), "ek"),
    failed: send("internal"),
    "too much": send("too-much-feedback"),
    "too many requests": send("too-many-requests"),
    sent: send({}),
    sending: send(null),
  }));

/** A browser that can receive push, with a subscription if there are reminders. */
function withPush(reminders: object | null, permission = "default"): void {
  const keys = { endpoint: "https://push.example", keys: { p256dh: "p", auth: "a" } };
  const subscription = reminders && { ...keys, options: {}, toJSON: () => keys };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  stubNavigator({
    serviceWorker: { getRegistration: async () => registration, ready: registration },
    setAppBadge() {},
  });
  vi.stubGlobal("PushManager", Object);
  vi.stubGlobal("Notification", { permission, requestPermission: async () => permission });
  answer(reminders ?? {});
}
const dialog = <RemindersDialog onClose={close} />;
const push = <PushReminders hour={19} />;
const pushed = (...of: Parameters<typeof withPush>) => after(() => withPush(...of), push);
const pressStreak = ({ press, t }: Visitor) => press(t("reminders.streak"), "switch");

test("reminders", () =>
  expectShown("reminders", {
    unsupported: dialog,
    "on an iPhone": after(() => stubNavigator({ userAgent: "iPhone" }), push),
    off: after(() => (withPush(null), reminderGames.choose("grid")), dialog),
    "on, in an installed app": {
      content: after(() => (withPush({ puzzles: true, streak: false, hour: 7 }), media("standalone")), dialog),
      async acts({ t, press, choose }) {
        for (let presses = 0; presses < 2; presses++) await press(t("pages.classic"), "checkbox");
        await press(t("reminders.badge"), "switch");
        await choose(t("reminders.hour"), "7");
      },
    },
    "for a streak, in progress": {
      content: pushed({ puzzles: true, streak: false, hour: 19 }, "granted"),
      acts: (visitor) => (respond({ "/key": { key: "" } }), pressStreak(visitor)),
    },
    "not saved": {
      content: pushed({ puzzles: true, streak: false, hour: 19 }, "granted"),
      acts: (visitor) => (answer("offline"), pressStreak(visitor)),
    },
    refused: { content: pushed(null), acts: pressStreak },
    "not loaded": after(() => (withPush({}), answer("internal")), push),
    blocked: pushed(null, "denied"),
  }));

const shareDay = (before: () => void) => ({
  content: after(before, <ShareDayDialog onClose={close} />),
  acts: pressing("shareDay.share"),
});

test("a day that is shared", () =>
  expectShown("share-day", {
    "two finished": shareDay(() => {
      recordResult("classic", wonAfter("classic", 2));
      recordResult("face", lost("face"));
    }),
    "four won, a sweater, high contrast": shareDay(() => {
      for (const game of DAILY_NAMES) recordResult(game, game === "roster" ? lost(game) : wonAfter(game, 1));
      storeRound("face", TODAY, { round: "", view: viewAfter("face", [FIXTURES.face.right], { of: SWEATER }) });
      contrast.choose("high");
    }),
    "clean sweep": shareDay(() => {
      for (const game of DAILY_NAMES) recordResult(game, wonAfter(game, 0));
    }),
  }));

test("the head of the privacy policy", () =>
  expectShown("privacy", {
    head: {
      content: <PrivacyPage />,
      // The policy itself names cookies, which have English names.
      acts: async () => document.querySelector("article > div")?.remove(),
    },
  }));

const PERSON = person({});
const closeSheet = () => {
  media("coarse");
  stubNavigator({ share: () => Promise.reject(new DOMException("", "AbortError")) });
};
const EMPTY = { players: new Map(), clubs: new Map(), searchOf: () => NO_MATCHES };
/** Presses the only button. */
const shared = (component: ReactNode) => ({
  path: "/page",
  content: answered({ code: "abc" }, component),
  acts: ({ press }: Visitor) => press(""),
});

test("texts that are shared", () =>
  expectShown("shared-texts", {
    "drawn players": shared(<CopyLink ids={[8_448_208, 8_448_209]} />),
    "a player of today": shared(<GuessHim person={PERSON} />),
    "a player of the past": shared(<GuessHim person={person({ team: null })} />),
    handshakes: shared(
      <HandshakesChain
        from={PERSON}
        to={PERSON}
        registry={EMPTY}
        squads={{ all: [], of: new Map([[PERSON.id, []]]) }}
      />,
    ),
    "a share sheet that is closed": { ...shared(null), content: after(closeSheet, <GuessHim person={PERSON} />) },
  }));
