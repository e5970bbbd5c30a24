import { t } from "i18next";
import { canBadge, startBadge } from "../../pwa/badge.ts";
import { format } from "../../i18n/format.ts";
import { badgeSetting, HOURS, reminderHour } from "../../storage/reminders.ts";
import { useStore } from "../../storage/store.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { SwitchRow } from "../../ui/setting-row.tsx";
import { CalendarReminders } from "./in-calendar.tsx";
import { PushReminders } from "./by-push.tsx";
import { isInstalled } from "./push.ts";
import styles from "./reminders.module.css";

/** Ways to be reminded, all off by default. */
export function RemindersDialog({ onClose }: { onClose: () => void }) {
  const hour = useStore(reminderHour);
  return (
    <Dialog onClose={onClose} title={t("reminders.title")}>
      <p className="muted small">{t("reminders.lead")}</p>
      <Hour hour={hour} />
      <PushReminders hour={hour} />
      <OnIcon />
      <CalendarReminders hour={hour} />
    </Dialog>
  );
}

function Hour({ hour }: { hour: number }) {
  // A winter day, because every hour exists on it.
  const options = HOURS.map((one) => ({
    value: String(one),
    label: format.localTime(new Date(2026, 0, 15, one).getTime()),
  }));
  return (
    <p className={`row justify-between flex-wrap ${styles.hour}`}>
      <b className="line-20">{t("reminders.hour")}</b>
      <Select
        label={t("reminders.hour")}
        options={options}
        value={String(hour)}
        onChange={(value) => reminderHour.choose(Number(value))}
      />
    </p>
  );
}

/** The number of today's games left, on the app's icon. */
function OnIcon() {
  const isOn = useStore(badgeSetting);
  const can = canBadge();
  const hint = can ? (isInstalled() ? "badgeHint" : "badgeInstall") : "badgeNone";
  return (
    <SwitchRow
      title={t("reminders.badge")}
      hint={t(`reminders.${hint}`)}
      on={isOn && can}
      locked={!can}
      onChange={(on) => {
        badgeSetting.choose(on);
        startBadge();
      }}
    />
  );
}
