import { t } from "i18next";
import { useState, type ReactNode } from "react";
import { puzzleNumberOn, previousPuzzleDay } from "#rules/shared/schedule";
import type { Day } from "#rules/shared/day";
import { isDaily, GAME_CONFIG } from "#rules/shared/game-config";
import type { CurrentDay } from "../../data/today.ts";
import { dayText } from "../../i18n/placeholder.ts";
import { useHydrated } from "../../storage/store.ts";
import { LazyDialogBoundary } from "../../ui/dialog-part.tsx";
import type { ListedLink } from "../../ui/link-list.tsx";
import { onDemand } from "../../ui/on-demand.ts";
import type { AnyGameScreen } from "./game-screen.ts";
import { practicePathOf, useRunningPuzzleLink } from "../../data/game-links.ts";

export const LazyArchiveDialog = onDemand(async () => (await import("./archive-dialog.tsx")).ArchiveDialog);
const YesterdayDialog = onDemand(async () => (await import("./yesterday-dialog.tsx")).YesterdayDialog);

export interface DailyPuzzleProps {
  screen: AnyGameScreen;
  day: Day;
  /** The day of the current puzzle, which is a Sunday for a weekly game. */
  today: CurrentDay;
  /** Whether the address names the day. */
  isRequested: boolean;
  /** Navigates to a day that has begun since the page was loaded. */
  onGo: (day: Day) => void;
}

/**
 * Returns the links from a day's puzzle, and the dialogs that open from it.
 *
 * @param isOpen whether the puzzle can still be played: if so, there is no link to its answer
 */
export function useDayLinks(
  { screen, day, today, isRequested }: DailyPuzzleProps,
  isOpen: boolean,
): { links: ListedLink[]; dialogs: ReactNode } {
  const { game, practisedAs = "practice" } = screen;
  const [opened, open] = useState<"yesterday" | "archive" | null>(null);
  const isHydrated = useHydrated();
  const running = useRunningPuzzleLink(game);
  // For a weekly game, last week's puzzle.
  const yesterday = previousPuzzleDay(GAME_CONFIG[game], today.day);
  const number = puzzleNumberOn(GAME_CONFIG[game], yesterday);
  // The prerendered page is for a day that has a previous one.
  const isOver = !(isOpen && day === yesterday) && (number > 0 || !isHydrated);
  const close = () => open(null);
  return {
    links: [
      ...(isOver
        ? [
            {
              name: t(`${game}.whoYesterday`, { number: dayText("NUMBER", yesterday, number) }),
              short: t(isDaily(game) ? "links.yesterday" : "links.lastWeek"),
              onOpen: () => open("yesterday"),
            },
          ]
        : []),
      { name: t("links.archive"), icon: "calendar", onOpen: () => open("archive") },
      {
        name: t(`links.${practisedAs}`),
        short: t(`links.${practisedAs}Short`),
        to: practicePathOf(game),
      },
      ...(isRequested && day !== today.day ? [running] : []),
    ],
    dialogs: (
      <>
        {opened === "yesterday" && (
          <LazyDialogBoundary title={t(`${game}.yesterday`)} onClose={close}>
            <YesterdayDialog screen={screen} day={yesterday} onClose={close} />
          </LazyDialogBoundary>
        )}
        {opened === "archive" && (
          <LazyDialogBoundary title={t("archive.title")} onClose={close}>
            <LazyArchiveDialog game={game} today={today.day} onClose={close} />
          </LazyDialogBoundary>
        )}
      </>
    ),
  };
}
