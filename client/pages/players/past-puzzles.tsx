import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isDay } from "#rules/shared/day";
import { GAME_NAMES, MEASURES } from "#rules/shared/game-config";
import { fetchPastPuzzles } from "../../data/api.ts";
import { DAILY_PATHS } from "#rules/site/pages";
import { useLoaded } from "../../data/loaded.ts";
import { useFormat } from "../../i18n/format.ts";
import { readHead, slotsOf } from "../../storage/rounds.ts";
import { useAwake } from "../../storage/store.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./players-page.module.css";

/** The games whose answer is one player. */
const PLAYER_GAMES = GAME_NAMES.filter((game) => MEASURES[game].hides === "player");

/** The rounds of days that are in progress in this browser, also those without a guess: "classic.2026-11-20". */
const roundsRunning = (): string[] =>
  PLAYER_GAMES.flatMap((game) =>
    slotsOf(game)
      .filter((slot) => isDay(slot) && readHead(game, slot)?.state === "guessing")
      .map((day) => `${game}.${day}`),
  );

/**
 * The puzzles of days gone whose answer he was, each led to. None that is being played: the server is told of those in this
 * browser, because it is the only one to know of them. Nothing where there is none, or nobody can tell.
 */
export function PastPuzzles({ id }: { id: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isAwake = useAwake();
  const { value } = useLoaded(() => fetchPastPuzzles(id, roundsRunning()), isAwake ? String(id) : null);
  const puzzles = value?.puzzles ?? [];
  if (puzzles.length === 0) return null;
  return (
    <section className={styles.past} aria-labelledby="past">
      <h2 id="past">{t("players.past")}</h2>
      <ul>
        {puzzles.map(({ game, day, number }) => (
          <li key={`${game} ${day}`}>
            <Link to={`${DAILY_PATHS[game]}?day=${day}`}>
              <Icon name="calendar" small />
              <span>{t("players.pastItem", { game: t(`pages.${game}`), number })}</span>
              <small>{format.date(day)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
