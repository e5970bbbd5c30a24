import { t } from "i18next";
import { useEffect, useEffectEvent } from "react";
import { isDaily, type GameName } from "#rules/shared/game-config";
import type { CurrentDay } from "../../data/today.ts";
import { dismissNotice, showNotice } from "../../ui/notices.ts";

/**
 * Announces that a new day has begun, with a link to it.
 *
 * @param isRunning whether a round of the day before is in progress on the screen
 */
export function NewDay({
  game,
  today,
  isRunning,
  onGo,
}: {
  game: GameName;
  today: CurrentDay;
  isRunning: boolean;
  onGo: (day: string) => void;
}) {
  const { day, number } = today;
  const go = useEffectEvent(() => onGo(day));
  const isOfDay = isDaily(game);
  useEffect(() => {
    const [running, over] = isOfDay
      ? (["newDay.running", "newDay.over"] as const)
      : (["weekly.newRunning", "weekly.newOver"] as const);
    showNotice({
      text: t(isRunning ? running : over, { number }),
      icon: "clock",
      action: { label: t("newDay.go"), run: () => go() },
    });
    return dismissNotice;
  }, [isOfDay, number, isRunning]);
  return null;
}
