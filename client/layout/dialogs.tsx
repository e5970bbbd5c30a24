import { t, type ParseKeys } from "i18next";
import { createElement, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { playedGames, LazyShareDayDialog, type SitePage } from "../routes.tsx";
import { useStore } from "../storage/store.ts";
import { LazyDialogBoundary } from "../ui/dialog-part.tsx";
import { openDialog, rulesOnScreen, useOpenDialog, type DialogName } from "../ui/dialogs-open.ts";
import { onDemand, type OnDemand } from "../ui/on-demand.ts";

type DialogView = OnDemand<{ onClose: () => void }>;

/** All except the rules, which belong to the page. */
const VIEWS: Record<Exclude<DialogName, "rules">, DialogView> = {
  settings: onDemand(async () => (await import("../pages/settings/settings-dialog.tsx")).SettingsDialog),
  reminders: onDemand(async () => (await import("../pages/reminders/reminders-dialog.tsx")).RemindersDialog),
  feedback: onDemand(async () => (await import("../pages/feedback/feedback-dialog.tsx")).FeedbackDialog),
  cookies: onDemand(async () => (await import("../pages/cookies/cookies-dialog.tsx")).CookiesDialog),
  support: onDemand(async () => (await import("../pages/support/support-dialog.tsx")).SupportDialog),
  shareDay: LazyShareDayDialog,
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

/** The dialogs that any page can open. Navigation closes them. */
export function Dialogs({ page }: { page: SitePage }) {
  const name = useOpenDialog();
  const rules = useStore(rulesOnScreen);
  const { pathname } = useLocation();
  // Before the page's effects, which may open one.
  useLayoutEffect(() => openDialog(null), [page, pathname]);
  if (name === null) return null;
  // On other pages the question mark opens Classic's rules.
  const played = page.game ?? playedGames.classic;
  const close = (): void => openDialog(null);
  return (
    <LazyDialogBoundary key={name} title={t(TITLES[name])} onClose={close}>
      {name === "rules" ? (
        <played.Rules name={rules ?? played.name} onClose={close} />
      ) : (
        createElement(VIEWS[name], { onClose: close })
      )}
    </LazyDialogBoundary>
  );
}
