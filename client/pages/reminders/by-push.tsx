import { t } from "i18next";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useMutation } from "../../data/call.ts";
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

/** Delay before a new hour is sent, in milliseconds, because arrow keys pass many hours. */
const SETTLED_MS = 600;

type Wish = Pick<PushReminder, "puzzles" | "streak">;

const NO_WISH: Wish = { puzzles: false, streak: false };

/** Push reminders, each with its own switch. Permission is requested only after a press. */
export function PushReminders({ hour }: { hour: number }) {
  const { value, failure, retry } = useLoaded(readReminders, "reminders");
  const [changed, setChanged] = useState<PushReminder | null>(null);
  const now = changed ?? value;
  /** The last request, shown as if it had succeeded while it is in progress. */
  const [wish, setWish] = useState<Wish>(NO_WISH);
  const [refusal, setRefusal] = useState<"denied" | "refused" | null>(null);
  const switches = useRef<HTMLDivElement>(null);
  const reach = pushSupport();

  const {
    busy,
    failure: fault,
    press: bring,
  } = useMutation(async (next: Wish, onDone?: () => void) => {
    setWish(next);
    setRefusal(null);
    const isOn = next.puzzles || next.streak;
    try {
      await (isOn ? startReminders({ ...next, hour }, documentLanguage()) : stopReminders());
      setChanged({ ...next, hour: isOn ? hour : null });
      onDone?.();
    } catch (error) {
      if (!(error instanceof PermissionDenied)) throw error;
      setRefusal(pushSupport() === "denied" ? "denied" : "refused");
    }
  });

  const active = now !== null && (now.puzzles || now.streak) ? now : null;
  const isOtherHour = active !== null && active.hour !== hour;
  const bringAgain = useEffectEvent(() => active && bring(active));
  useEffect(() => {
    if (!isOtherHour) return;
    const timer = setTimeout(() => void bringAgain(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isOtherHour, hour]);

  // The button disappears with the focus.
  const focusSwitches = () => switches.current?.querySelector("input")?.focus();
  const shown = (busy ? wish : now) ?? NO_WISH;
  const why = refusal ?? (reach === "ready" ? null : reach);
  return (
    <div ref={switches}>
      {(["puzzles", "streak"] as const).map((kind) => (
        <SwitchRow
          key={kind}
          title={t(`reminders.${kind}`)}
          hint={t(`reminders.${kind}Hint`)}
          on={shown[kind]}
          locked={reach !== "ready" || now === null}
          onChange={(on) => bring({ ...shown, [kind]: on })}
        />
      ))}
      <div className={styles.push} role="status">
        {why !== null && <Note>{t(`reminders.faults.${why}`)}</Note>}
      </div>
      {failure !== null && <Failed code={failure} onRetry={retry} />}
      {fault !== null && <Failed code={fault} onRetry={() => bring(wish)} />}
      {active !== null && (
        <Button onClick={() => bring(NO_WISH, focusSwitches)} busy={busy}>
          {t("reminders.stop")}
        </Button>
      )}
    </div>
  );
}
