import { t } from "i18next";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { failureCodeOf, type FailureCode } from "../../data/api.ts";
import { useLoaded } from "../../data/loaded.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import { Failed } from "../../ui/failed.tsx";
import { Note } from "../../ui/note.tsx";
import { SwitchRow } from "../../ui/setting-row.tsx";
import {
  pushSupport,
  readReminders,
  PermissionDenied,
  startReminders,
  stopReminders,
  type PushReminder,
} from "./push.ts";
import styles from "./reminders.module.css";

/** Why push is unavailable here, or why the server refused it. */
type Fault = "denied" | "install-first" | "unsupported" | "refused" | FailureCode;

const OURS = ["denied", "install-first", "unsupported", "refused"] as const;
const isOurs = (fault: Fault): fault is (typeof OURS)[number] => (OURS as readonly string[]).includes(fault);

/** Delay before a new hour is sent, in milliseconds, because arrow keys pass many hours. */
const SETTLED_MS = 600;

type Wish = Pick<PushReminder, "puzzles" | "streak">;

/** Push reminders, each with its own switch. Permission is requested only after a press. */
export function PushReminders({ hour }: { hour: number }) {
  const { value, failure, retry } = useLoaded(readReminders, "reminders");
  const [changed, setChanged] = useState<PushReminder | null>(null);
  const now = changed ?? value;
  /** The request in progress, shown as if it had succeeded. */
  const [coming, setComing] = useState<Wish | null>(null);
  const switches = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<{ why: Fault; wish: Wish } | null>(null);
  const reach = pushSupport();

  const bring = async (wish: Wish): Promise<void> => {
    if (coming !== null) return;
    setComing(wish);
    setFault(null);
    try {
      const isOn = wish.puzzles || wish.streak;
      await (isOn ? startReminders({ ...wish, hour }, documentLanguage()) : stopReminders());
      setChanged({ ...wish, hour: isOn ? hour : null });
    } catch (error) {
      const refusal = pushSupport() === "denied" ? "denied" : "refused";
      setFault({ why: error instanceof PermissionDenied ? refusal : failureCodeOf(error), wish });
    } finally {
      setComing(null);
    }
  };

  const active = now !== null && (now.puzzles || now.streak) ? now : null;
  const isOtherHour = active !== null && active.hour !== hour;
  const bringAgain = useEffectEvent(() => active && bring(active));
  useEffect(() => {
    if (!isOtherHour) return;
    const timer = setTimeout(() => void bringAgain(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isOtherHour, hour]);

  const stop = async (): Promise<void> => {
    await bring({ puzzles: false, streak: false });
    // The button has disappeared with the focus.
    switches.current?.querySelector("input")?.focus();
  };
  const { puzzles, streak } = coming ?? now ?? { puzzles: false, streak: false };
  const locked = reach !== "ready" || now === null;
  const why = fault?.why ?? (reach === "ready" ? null : reach);
  return (
    <div ref={switches}>
      <SwitchRow
        title={t("reminders.puzzles")}
        hint={t("reminders.puzzlesHint")}
        on={puzzles}
        locked={locked}
        onChange={(on) => void bring({ puzzles: on, streak })}
      />
      <SwitchRow
        title={t("reminders.streak")}
        hint={t("reminders.streakHint")}
        on={streak}
        locked={locked}
        onChange={(on) => void bring({ puzzles, streak: on })}
      />
      <div className={styles.push} role="status">
        {why !== null && isOurs(why) && <Note>{t(`reminders.faults.${why}`)}</Note>}
      </div>
      {failure !== null && <Failed code={failure} onRetry={retry} />}
      {fault !== null && !isOurs(fault.why) && <Failed code={fault.why} onRetry={() => void bring(fault.wish)} />}
      {active !== null && (
        <Button onClick={() => void stop()} busy={coming !== null}>
          {t("reminders.stop")}
        </Button>
      )}
    </div>
  );
}
