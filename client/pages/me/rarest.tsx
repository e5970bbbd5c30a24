import { t } from "i18next";
import { Link } from "react-router";
import { api, readResponse } from "../../data/api.ts";
import { GAME_PATHS } from "#rules/site/pages";
import { useLoaded } from "../../data/loaded.ts";
import { useCachedMe } from "../../data/me.ts";
import { format } from "../../i18n/format.ts";
import { formatPickShare } from "../../i18n/pick-share.ts";
import { Fold } from "../../ui/fold.tsx";
import styles from "./rarest.module.css";

/** The visitor's rarest right picks in the Grid, with links to their days. Nothing when offline, or without one. */
export function RarestPicks() {
  const { me, changes } = useCachedMe();
  // Fetched once the server has identified the visitor, who changes by a code or by deleting the data.
  const { latest } = useLoaded(() => readResponse(api.me.rarest.$get()), me && String(changes));
  const picks = latest?.rarest ?? [];
  if (picks.length === 0) return null;
  return (
    <Fold title={t("me.rare.title")}>
      <p className="muted small">{t("me.rare.lead")}</p>
      <ol className={styles.picks}>
        {picks.map(({ day, square, first, last, share }) => (
          <li className="stack gap-3 items-center" key={`${day} ${square}`}>
            <b>{formatPickShare(100 * share)}</b>
            <span>
              <Link to={`${GAME_PATHS.grid}?day=${day}`}>
                {first} {last}
              </Link>
              <small className="muted text-13">{format.day(day)}</small>
            </span>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
