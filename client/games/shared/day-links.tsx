import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { numberOn, puzzleBefore } from "#rules/shared/schedule";
import type { Day } from "#rules/shared/day";
import { isDaily, MEASURES } from "#rules/shared/game-config";
import { DAILY_PATHS } from "#rules/site/pages";
import type { Today } from "../../data/today.ts";
import { dayText } from "../../i18n/placeholder.ts";
import { useAwake } from "../../storage/store.ts";
import { DialogPart } from "../../ui/dialog-part.tsx";
import type { Way } from "../../ui/link-list.tsx";
import { onDemand } from "../../ui/on-demand.ts";
import type { AnyMode } from "./game-screen.ts";
import { practicePathOf, runningWay } from "./paths.ts";

export const ArchiveDialog = onDemand(async () => (await import("./archive-dialog.tsx")).ArchiveDialog);
const YesterdayDialog = onDemand(async () => (await import("./yesterday-dialog.tsx")).YesterdayDialog);

/** A day's puzzle on its page. */
export interface DayProps {
  mode: AnyMode;
  day: Day;
  /** The day of the running puzzle, which of a weekly game is a Sunday; null until it is known. */
  today: Today | null;
  /** Whether the address names the day. */
  isAsked: boolean;
  /** Goes to a day that has begun meanwhile. */
  onGo: (day: Day) => void;
}

/**
 * Where to go from a day's puzzle, and the dialogs that open over it.
 *
 * @param isOpen whether the puzzle can still be played: its answer is then no way to go
 */
export function useDayWays(
  { mode, day, today, isAsked }: DayProps,
  isOpen: boolean,
): { ways: Way[]; dialogs: ReactNode } {
  const { t } = useTranslation();
  const { game, practisedAs } = mode;
  const [opened, open] = useState<"yesterday" | "archive" | null>(null);
  const isAwake = useAwake();
  // Of a weekly game it is last week's.
  const yesterday = today === null ? null : puzzleBefore(MEASURES[game], today.day);
  const number = yesterday === null ? 0 : numberOn(MEASURES[game], yesterday);
  // Pages are written for a day that has one before it.
  const isOver = yesterday !== null && !(isOpen && day === yesterday) && (number > 0 || !isAwake);
  const close = () => open(null);
  return {
    ways: [
      ...(isOver
        ? [
            {
              name: t(`${game}.whoYesterday`, { number: dayText("NUMBER", yesterday, number) }),
              short: t(isDaily(game) ? "ways.yesterday" : "ways.lastWeek"),
              onOpen: () => open("yesterday"),
            },
          ]
        : []),
      { name: t("ways.archive"), icon: "calendar", onOpen: () => open("archive") },
      {
        name: t(practisedAs?.way ?? "ways.practice"),
        short: t(practisedAs?.shortWay ?? "ways.practiceShort"),
        to: practicePathOf(mode),
      },
      ...(isAsked && day !== today?.day ? [{ name: t(runningWay(game)), to: DAILY_PATHS[game] }] : []),
    ],
    dialogs: (
      <>
        {opened === "yesterday" && yesterday !== null && (
          <DialogPart title={t(`${game}.yesterday`)} onClose={close}>
            <YesterdayDialog mode={mode} day={yesterday} onClose={close} />
          </DialogPart>
        )}
        {opened === "archive" && today !== null && (
          <DialogPart title={t("archive.title")} onClose={close}>
            <ArchiveDialog game={game} today={today.day} onClose={close} />
          </DialogPart>
        )}
      </>
    ),
  };
}
