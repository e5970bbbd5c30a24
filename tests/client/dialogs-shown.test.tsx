import { beforeEach, test, vi } from "vitest";
import { localizePath } from "#rules/i18n/address";
import { DAILY_NAMES } from "#rules/shared/game-config";
import type { FriendsBoard } from "../../client/pages/friends/board.ts";
import { Invite } from "../../client/pages/friends/invite.tsx";
import { CopyLink } from "../../client/pages/generator/copy-link.tsx";
import { HandshakesChain } from "../../client/pages/handshakes/chain.tsx";
import { GuessHim } from "../../client/pages/player-card/guess-him.tsx";
import { CookiesDialog } from "../../client/pages/cookies/cookies-dialog.tsx";
import { FeedbackDialog } from "../../client/pages/feedback/feedback-dialog.tsx";
import { sendDraft, resetFeedback, updateDraft } from "../../client/pages/feedback/feedback-draft.ts";
import { PrivacyPage } from "../../client/pages/privacy/privacy-page.tsx";
import { PushReminders } from "../../client/pages/reminders/by-push.tsx";
import { RemindersDialog } from "../../client/pages/reminders/reminders-dialog.tsx";
import { SettingsDialog } from "../../client/pages/settings/settings-dialog.tsx";
import { ShareDayDialog } from "../../client/pages/share-day/share-day-dialog.tsx";
import { SupportDialog } from "../../client/pages/support/support-dialog.tsx";
import { NO_MATCHES } from "../../client/name-search/load-search.ts";
import { consent } from "../../client/storage/consent.ts";
import { haptics, shortcuts, sound } from "../../client/storage/effects.ts";
import { badgeSetting, reminderGames, reminderHour } from "../../client/storage/reminders.ts";
import { recordResult } from "../../client/storage/results.ts";
import { storeRound } from "../../client/storage/rounds.ts";
import { contrast, theme } from "../../client/storage/settings.ts";
import { person } from "../rules/league.ts";
import { answer, respond, stubBrowser } from "./effects.tsx";
import { FIXTURES, SWEATER, lost, viewAfter, wonAfter } from "./game-rounds.ts";
import { TODAY, after, atNoon, expectShown, propsIn, renderSettled } from "./rendered.tsx";

atNoon();
beforeEach(stubBrowser);

const close = () => {};
const media = (...matching: string[]) =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: matching.some((part) => query.includes(part)),
    addEventListener() {},
    removeEventListener() {},
  }));

test("settings, cookies and support", () =>
  expectShown(
    "settings",
    {
      settings: <SettingsDialog onClose={close} />,
      "settings that differ, on a phone": after(
        () => {
          vi.stubGlobal("navigator", { vibrate() {} });
          media("coarse");
          theme.choose("dark");
          contrast.choose("high");
          sound.choose(true);
          shortcuts.choose(false);
        },
        <SettingsDialog onClose={close} />,
      ),
      "on a phone that reduces motion": after(
        () => {
          media("coarse", "reduced-motion");
          haptics.choose(false);
          theme.choose("light");
        },
        <SettingsDialog onClose={close} />,
      ),
      "cookies before a choice": <CookiesDialog onClose={close} />,
      "cookies after one": after(
        () => consent.choose({ necessary: true, analytics: false, advertising: true }),
        <CookiesDialog onClose={close} />,
      ),
      support: <SupportDialog onClose={close} />,
    },
    renderSettled,
  ));

const draft = (message: string, email = "") => {
  resetFeedback();
  updateDraft("message", message);
  updateDraft("email", email);
};
const send = (body: object | string) =>
  after(
    async () => {
      draft("Vive le hockey!", "ek@deke.example");
      answer(body);
      await sendDraft();
    },
    <FeedbackDialog onClose={close} />,
  );

test("feedback", () =>
  expectShown(
    "feedback",
    {
      empty: after(() => draft(""), <FeedbackDialog onClose={close} />),
      "empty, checked": {
        content: after(() => draft("", "ek"), <FeedbackDialog onClose={close} />),
        states: { FeedbackForm: [true] },
      },
      long: after(() => draft("x".repeat(3501)), <FeedbackDialog onClose={close} />),
      failed: send("internal"),
      "too much": send("too-much-feedback"),
      "too many requests": send("too-many-requests"),
      sent: send({}),
      sending: after(
        () => {
          draft("Vive le hockey!");
          respond({});
          void sendDraft();
        },
        <FeedbackDialog onClose={close} />,
      ),
    },
    renderSettled,
  ));

/** A browser that can receive push, with a subscription if there are reminders. */
function withPush(reminders: object | null, permission = "default"): void {
  const subscription = reminders && { endpoint: "https://push.example" };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => registration }, setAppBadge() {} });
  vi.stubGlobal("window", { PushManager: Object, Notification: Object });
  vi.stubGlobal("Notification", { permission });
  answer(reminders ?? {});
}
const dialog = <RemindersDialog onClose={close} />;
const push = <PushReminders hour={19} />;

test("reminders", () =>
  expectShown(
    "reminders",
    {
      off: after(() => withPush(null), dialog),
      "on, in an installed app": after(() => {
        withPush({ puzzles: true, streak: false, hour: 19 });
        media("standalone");
        badgeSetting.choose(true);
        reminderGames.choose("grid");
        reminderHour.choose(7);
      }, dialog),
      "for a streak, in progress": {
        content: after(() => withPush({ puzzles: false, streak: true, hour: 19 }), push),
        states: { useMutation: [true, null], PushReminders: [null, { puzzles: false, streak: true }, null] },
      },
      refused: {
        content: after(() => withPush(null), push),
        states: { PushReminders: [null, undefined, "refused"] },
      },
      "not saved": { content: after(() => withPush(null), push), states: { useMutation: [false, "offline"] } },
      "not loaded": after(() => {
        withPush({});
        answer("internal");
      }, push),
      blocked: after(() => withPush(null, "denied"), push),
      unsupported: after(() => {
        vi.stubGlobal("window", {});
        vi.stubGlobal("navigator", { userAgent: "Firefox" });
      }, dialog),
      "on an iPhone": after(() => {
        media();
        vi.stubGlobal("window", {});
        vi.stubGlobal("navigator", { userAgent: "iPhone" });
      }, push),
    },
    renderSettled,
  ));

/** Renders what is shared below a dialog. */
const shared = (before: () => void) => async (language: "en" | "fr") => {
  before();
  const props = await propsIn(language, <ShareDayDialog onClose={close} />);
  const { content } = props.find((each) => "content" in each) ?? {};
  return [<ShareDayDialog key="dialog" onClose={close} />, <pre key="text">{(await content()).text}</pre>];
};

test("a day that is shared", () =>
  expectShown(
    "share-day",
    {
      "two finished": shared(() => {
        recordResult("classic", wonAfter("classic", 2));
        recordResult("face", lost("face"));
      }),
      "four won, a sweater, high contrast": shared(() => {
        for (const game of DAILY_NAMES) recordResult(game, game === "roster" ? lost(game) : wonAfter(game, 1));
        storeRound("face", TODAY, { round: "", view: viewAfter("face", [FIXTURES.face.right], { of: SWEATER }) });
        contrast.choose("high");
      }),
      "clean sweep": shared(() => {
        for (const game of DAILY_NAMES) recordResult(game, wonAfter(game, 0));
      }),
    },
    renderSettled,
  ));

// The policy itself names cookies, which have English names.
test("the head of the privacy policy", () =>
  expectShown("privacy", {
    head: async (language) =>
      (await propsIn(language, <PrivacyPage />)).slice(2, 4).map((props, key) => <p key={key} {...props} />),
  }));

const BOARD = { name: "Les Cages", code: "abc", week: { rows: [{ isYou: true, nickname: "Ek" }] } } as FriendsBoard;
const PERSON = person({});
const EMPTY = { players: new Map(), clubs: new Map(), searchOf: () => NO_MATCHES };
/** Renders what a component shares. */
const textOf = (component: React.ReactNode) => async (language: "en" | "fr") => {
  answer({ code: "abc" });
  vi.stubGlobal("location", new URL(`https://deke.example${localizePath(language, "/page")}`));
  const props = await propsIn(language, component);
  const contents = await Promise.all(
    props.flatMap(({ content }) => (content === undefined ? [] : typeof content === "function" ? content() : content)),
  );
  return contents.map(({ text }, key) => <a key={key} href={text} />);
};

test("texts that are shared", () =>
  expectShown("shared-texts", {
    support: textOf(<SupportDialog onClose={close} />),
    invitation: textOf(<Invite board={BOARD} onClose={close} />),
    "drawn players": textOf(<CopyLink ids={[8_448_208, 8_448_209]} />),
    "a player of today": textOf(<GuessHim person={PERSON} />),
    "a player of the past": textOf(<GuessHim person={person({ team: null })} />),
    handshakes: textOf(
      <HandshakesChain
        from={PERSON}
        to={PERSON}
        registry={EMPTY}
        squads={{ all: [], of: new Map([[PERSON.id, []]]) }}
      />,
    ),
  }));
