import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Today } from "../data/today.ts";
import { dismissNotice, showNotice } from "../ui/notices.ts";

/**
 * Says that a new day has begun, and leaves it to the player when to go there.
 *
 * @param isRunning whether a round of the day before is still played on the screen
 */
export function NewDay({ today, isRunning, onGo }: { today: Today; isRunning: boolean; onGo: (day: string) => void }) {
  const { t } = useTranslation();
  const { day, number } = today;
  const go = useEffectEvent(() => onGo(day));
  useEffect(() => {
    showNotice({
      text: t(isRunning ? "newDay.running" : "newDay.over", { number }),
      icon: "clock",
      action: { label: t("newDay.go"), run: () => go() },
    });
    return dismissNotice;
  }, [number, isRunning, t]);
  return null;
}
