import { t } from "i18next";
import { Link } from "react-router";
import { isDay, type Day } from "#rules/shared/day";
import { GAME_CONFIG, GAME_NAMES, isDaily, type GameName } from "#rules/shared/game-config";
import { api, readResponse } from "../../data/api.ts";
import { GAME_PATHS } from "#rules/site/pages";
import { useLoaded } from "../../data/loaded.ts";
import { format } from "../../i18n/format.ts";
import { readRoundSummary, listSlots } from "../../storage/rounds.ts";
import { useHydrated } from "../../storage/store.ts";
import { Icon } from "../../ui/icon.tsx";
import "./players-page.css";

const PLAYER_GAMES = GAME_NAMES.filter((game) => GAME_CONFIG[game].hides === "player");

/** Returns the days' rounds in progress in this browser, also without a guess: "classic.2026-11-20". */
const roundsRunning = (): string[] =>
  PLAYER_GAMES.flatMap((game) =>
    listSlots(game)
      .filter((slot) => isDay(slot) && readRoundSummary(game, slot)?.state === "guessing")
      .map((day) => `${game}.${day}`),
  );

/**
 * Links to past puzzles with this player as the answer. The request lists the rounds in progress, which only this
 * browser knows, so that they are left out. Nothing if there are none.
 */
export function PastPuzzles({ id }: { id: number }) {
  const isHydrated = useHydrated();
  const { value } = useLoaded(
    () => {
      const options = { param: { id: String(id) }, query: { running: roundsRunning().join(",") } };
      return readResponse(api.players[":id"].puzzles.$get(options));
    },
    isHydrated ? String(id) : null,
  );
  const puzzles = value?.puzzles ?? [];
  return puzzles.length === 0 ? null : <PuzzleLinks puzzles={puzzles} />;
}

/** Links to puzzles with the day of each, or the week of a weekly one. */
export function PuzzleLinks({ puzzles }: { puzzles: readonly { game: GameName; day: Day; number: number }[] }) {
  return (
    <section className="players-past" aria-labelledby="past">
      <h2 id="past">{t("players.past")}</h2>
      <ul>
        {puzzles.map(({ game, day, number }) => (
          <li key={`${game} ${day}`}>
            <Link to={`${GAME_PATHS[game]}?day=${day}`}>
              <Icon name="calendar" small />
              <span>{t("players.pastItem", { game: t(`pages.${game}`), number })}</span>
              <small>{isDaily(game) ? format.date(day) : t("weekly.of", { day: format.date(day) })}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
