import { t, type ParseKeys } from "i18next";
import { createElement, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import type { GameName } from "#rules/shared/game-config";
import { rulesDialogs } from "../routes.tsx";
import { useStore } from "../storage/store.ts";
import { LazyDialogBoundary } from "../ui/dialog-part.tsx";
import { openDialog, openedDialog, rulesOnScreen, type DialogName } from "../ui/dialogs-open.ts";
import { onDemand, type OnDemand } from "../ui/on-demand.ts";

type DialogView = OnDemand<{ onClose: () => void }>;

/** All except the rules, which belong to a game. */
const VIEWS: Record<Exclude<DialogName, "rules">, DialogView> = {
  settings: onDemand(async () => (await import("../pages/settings/settings-dialog.tsx")).SettingsDialog),
  reminders: onDemand(async () => (await import("../pages/reminders/reminders-dialog.tsx")).RemindersDialog),
  feedback: onDemand(async () => (await import("../pages/feedback/feedback-dialog.tsx")).FeedbackDialog),
  cookies: onDemand(async () => (await import("../pages/cookies/cookies-dialog.tsx")).CookiesDialog),
  support: onDemand(async () => (await import("../pages/support/support-dialog.tsx")).SupportDialog),
  shareDay: onDemand(async () => (await import("../pages/share-day/share-day-dialog.tsx")).ShareDayDialog),
};

const TITLES = {
  rules: "header.rules",
  settings: "header.settings",
  reminders: "reminders.title",
  feedback: "footer.feedback",
  cookies: "footer.cookies",
  support: "footer.supportUs",
  shareDay: "shareDay.title",
} as const satisfies Record<DialogName, ParseKeys>;

/**
 * The dialogs that any page can open. Navigation closes them.
 *
 * @param game the game whose rules the question mark opens
 */
export function Dialogs({ game }: { game: GameName }) {
  const name = useStore(openedDialog);
  const rules = useStore(rulesOnScreen);
  const { pathname } = useLocation();
  // Before the page's effects, which may open one.
  useLayoutEffect(() => openDialog(null), [pathname]);
  if (name === null) return null;
  const close = (): void => openDialog(null);
  return (
    <LazyDialogBoundary key={name} title={t(TITLES[name])} onClose={close}>
      {name === "rules"
        ? createElement(rulesDialogs[game], { name: rules ?? game, onClose: close })
        : createElement(VIEWS[name], { onClose: close })}
    </LazyDialogBoundary>
  );
}
