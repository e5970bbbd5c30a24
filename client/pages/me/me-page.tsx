import { useState } from "react";
import { useTranslation } from "react-i18next";
import { dayAt, type Day } from "#rules/day";
import { GAME_NAMES } from "#rules/measures";
import { useMe } from "../../data/me.ts";
import { useToday } from "../../data/today.ts";
import { useKeeping } from "../../storage/kept.ts";
import { useAwake } from "../../store.ts";
import { Button } from "../../ui/button.tsx";
import { openDialog } from "../../ui/dialogs-open.ts";
import { GameHead } from "../../ui/game-head.tsx";
import { Note } from "../../ui/note.tsx";
import { DayCalendar } from "./day-calendar.tsx";
import { DayCard } from "./day-card.tsx";
import { ForgetMe } from "./forget-me.tsx";
import { GameCard } from "./game-card.tsx";
import styles from "./me-page.module.css";
import { MoveDevice } from "./move-device.tsx";
import { OwnData } from "./own-data.tsx";
import { Rarest } from "./rarest.tsx";
import { Freezes, Milestones, Streak } from "./streak.tsx";

/** The day by this device's clock. */
const dayHere = (): Day => dayAt(Date.now());

/** A page of one's own: streak, calendar, every game's figures, and what can be done with all that is kept of oneself. */
export function MePage() {
  const { t } = useTranslation();
  const { today, failure } = useToday();
  const isAwake = useAwake();
  useMe();
  // By this device's clock where the server cannot be asked: all of it stands in this browser.
  const day = today?.day ?? (failure === null ? null : dayHere());
  return (
    <div className="wrap">
      <GameHead title={t("pages.me")} note={t("me.lead")} />
      {/* The server knows nobody as it writes the page. */}
      {isAwake && day !== null && <Own today={day} />}
    </div>
  );
}

function Own({ today }: { today: Day }) {
  const { t } = useTranslation();
  const keeping = useKeeping();
  const [shown, show] = useState(today);
  return (
    <div className={styles.page}>
      {!keeping && <Note>{t("errors.notKept")}</Note>}
      <div className={styles.season}>
        <DayCalendar today={today} shown={shown} onShow={show} />
        <aside className={styles.side} aria-label={t("me.streak.title")}>
          <Streak today={today} />
          <Freezes today={today} />
          <Milestones today={today} />
          <Button
            icon="clock"
            aria-haspopup="dialog"
            onClick={() => {
              // Settings are of many things: where to look in them (pages/settings/reminders.tsx).
              history.replaceState(history.state, "", "#reminders");
              openDialog("settings");
            }}
          >
            {t("reminders.open")}
          </Button>
        </aside>
        <DayCard day={shown} today={today} />
      </div>
      <section aria-labelledby="me-games">
        <h2 id="me-games" className={styles.title}>
          {t("me.games")}
        </h2>
        <div className={styles.games}>
          {GAME_NAMES.map((game) => (
            <GameCard key={game} game={game} />
          ))}
          <Rarest />
        </div>
      </section>
      <div className={styles.self}>
        <MoveDevice />
        <OwnData />
        <ForgetMe />
      </div>
    </div>
  );
}
