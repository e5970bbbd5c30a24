import { t } from "i18next";
import { useId, useState } from "react";
import { dayAt } from "#rules/shared/day";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { documentLanguage } from "../../i18n/language.ts";
import { parseGames, reminderGames } from "../../storage/reminders.ts";
import { useStore } from "../../storage/store.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ShareOrCopyButton } from "../../ui/share-or-copy-button.tsx";
import styles from "./reminders.module.css";
import { siteOrigin } from "../../browser/configuration.ts";

/** A calendar to subscribe to. Its settings are in the address, so the server stores nothing. */
export function CalendarReminders({ hour }: { hour: number }) {
  const id = useId();
  const language = documentLanguage();
  const games = parseGames(useStore(reminderGames));
  // The calendar begins today.
  const [from] = useState(() => dayAt(Date.now()));
  const query = new URLSearchParams({
    hour: String(hour),
    games: games.join(","),
    lang: language,
    from,
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  const address = `${siteOrigin()}/reminders.ics?${query}`;
  return (
    <div className={`stack gap-2 hairline ${styles.calendar}`} role="group" aria-labelledby={id}>
      <b className="line-20" id={id}>
        {t("reminders.calendar")}
      </b>
      <p className="small muted">{t("reminders.calendarHint")}</p>
      <ul className={`cluster ${styles.games}`}>
        {DAILY_NAMES.map((game) => {
          const isIn = games.includes(game);
          return (
            <li key={game}>
              <label className="row gap-2 target">
                <input
                  type="checkbox"
                  checked={isIn}
                  // A calendar needs at least one game.
                  disabled={isIn && games.length === 1}
                  onChange={({ currentTarget: { checked } }) =>
                    reminderGames.choose(
                      (checked ? [...games, game] : games.filter((other) => other !== game)).join(","),
                    )
                  }
                />
                {t(`pages.${game}`)}
              </label>
            </li>
          );
        })}
      </ul>
      <div className="cluster gap-2">
        <ButtonLink icon="calendar" to={address.replace(/^https?:/, "webcal:")}>
          {t("reminders.subscribe")}
        </ButtonLink>
        <ShareOrCopyButton key={address} icon="link" content={{ text: address }}>
          {t("reminders.copy")}
        </ShareOrCopyButton>
        <ButtonLink reloadDocument to={address} download="deke.ics">
          {t("reminders.download")}
        </ButtonLink>
      </div>
    </div>
  );
}
