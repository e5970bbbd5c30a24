import { t } from "i18next";
import { useEffect, useEffectEvent, useState } from "react";
import styles from "./countdown.module.css";
import { useHydrated } from "../storage/store.ts";

const SECOND = 1000;

interface Props {
  /** The instant it counts down to, in Unix milliseconds. */
  to: number;
  /** Returns the time in Unix milliseconds: the server's clock if known. */
  now: () => number;
  /** Called once at the end. */
  onEnd?: () => void;
}

/** Counts down the seconds to an instant. Screen readers hear only each new minute. */
export const Countdown = (props: Props) =>
  // A prerendered page cannot contain the time.
  useHydrated() ? <Ticking {...props} /> : <span className={styles.clock}>--:--:--</span>;

function Ticking({ to, now, onEnd }: Props) {
  const remaining = (): number => Math.max(0, Math.ceil((to - now()) / SECOND));
  const [left, setLeft] = useState(remaining);

  const tick = useEffectEvent((): boolean => {
    const seconds = remaining();
    setLeft(seconds);
    if (seconds === 0) onEnd?.();
    return seconds > 0;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (!tick()) clearInterval(timer);
    }, SECOND);
    return () => clearInterval(timer);
  }, [to]);

  const days = Math.floor(left / 86_400);
  const hours = Math.floor(left / 3600) % 24;
  const minutes = Math.floor(left / 60) % 60;
  const spoken = [
    days > 0 && t("countdown.days", { count: days }),
    hours > 0 && t("countdown.hours", { count: hours }),
    minutes > 0 && t("countdown.minutes", { count: minutes }),
  ].filter(Boolean);
  const clock = [hours, minutes, left % 60].map((part) => String(part).padStart(2, "0")).join(":");
  const shown = days > 0 ? `${t("countdown.daysShort", { days })} ${clock}` : clock;
  return (
    <span role="timer" aria-live="polite" aria-atomic="true">
      <span className={styles.clock} aria-hidden="true">
        {shown}
      </span>
      <span className="vh">{spoken.length > 0 ? spoken.join(" ") : t("countdown.moment")}</span>
    </span>
  );
}
