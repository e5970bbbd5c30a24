import { t } from "i18next";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { failureCodeOf, type FailureCode } from "../../data/api.ts";
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

/** The last request, for retrying: the wanted reminders, or null to only read the state. */
type Wished = Pick<PushReminder, "puzzles" | "streak"> | null;

/** Push reminders, each with its own switch. Permission is requested only after a press. */
export function PushReminders({ hour }: { hour: number }) {
  const language = documentLanguage();
  const [now, setNow] = useState<PushReminder | null>(null);
  /** The request in progress, shown as if it had succeeded. */
  const [coming, setComing] = useState<Wished>(null);
  const switches = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<{ why: Fault; wished: Wished } | null>(null);
  const reach = pushSupport();

  const bring = async (wished: Wished): Promise<void> => {
    if (coming !== null) return;
    setComing(wished);
    setFault(null);
    try {
      if (wished === null) setNow(await readReminders());
      else if (wished.puzzles || wished.streak) {
        await startReminders({ ...wished, hour }, language);
        setNow({ ...wished, hour });
      } else {
        await stopReminders();
        setNow({ ...wished, hour: null });
      }
    } catch (error) {
      const refusal = pushSupport() === "denied" ? "denied" : "refused";
      setFault({ why: error instanceof PermissionDenied ? refusal : failureCodeOf(error), wished });
    } finally {
      setComing(null);
    }
  };
  useEffect(() => {
    let isHere = true;
    readReminders().then(
      (reminders) => isHere && setNow(reminders),
      (error: unknown) => isHere && setFault({ why: failureCodeOf(error), wished: null }),
    );
    return () => {
      isHere = false;
    };
  }, []);

  const active = now !== null && (now.puzzles || now.streak) ? now : null;
  const isOtherHour = active !== null && active.hour !== hour;
  const bringAgain = useEffectEvent(() => bring(active));
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
      {fault !== null && !isOurs(fault.why) && <Failed code={fault.why} onRetry={() => void bring(fault.wished)} />}
      {active !== null && (
        <Button onClick={() => void stop()} busy={coming !== null}>
          {t("reminders.stop")}
        </Button>
      )}
    </div>
  );
}
