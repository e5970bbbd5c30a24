import { t } from "i18next";
import { useSearchParams } from "react-router";
import { FIRST_DAY } from "#rules/shared/day";
import { DAILY_NAMES, isGameName, WEEKLY_NAMES } from "#rules/shared/game-config";
import { firstDayOfScope } from "#rules/site/leaderboard";
import { format } from "../../i18n/format.ts";
import { useCachedMe } from "../../data/me.ts";
import { useToday } from "../../data/today.ts";
import { dayText } from "../../i18n/placeholder.ts";
import { useHydrated } from "../../storage/store.ts";
import { Failed } from "../../ui/failed.tsx";
import { GameHead } from "../../ui/game-head.tsx";
import { Segment } from "../../ui/segment.tsx";
import { Select } from "../../ui/select.tsx";
import { LeaderboardTable } from "./board.tsx";
import styles from "./leaderboard-page.module.css";
import { formatPeriod, isWeekly, periodsOf } from "./periods.ts";
import { NicknameSection } from "./nickname.tsx";
import { useLeaderboard, type LeaderboardChoice } from "./use-leaderboard.ts";
import { YourPlace } from "./your-place.tsx";

/** The leaderboard: today, this week, all time. */
export function LeaderboardPage() {
  const [choice, choose] = useChoice();
  const { changes } = useCachedMe();
  const { day } = useToday();
  const { board, isCurrent, failure, retry } = useLeaderboard(choice, changes, day);
  // On an empty board the form is in its place.
  const isOffered = board !== null && failure === null && board.rows.length === 0 && board.you !== null;
  const games = [
    ...DAILY_NAMES.map((value) => ({ value, label: t(`pages.${value}`) })),
    { value: "all", label: t("leaderboard.allGames") },
    // Not part of all games together.
    ...WEEKLY_NAMES.map((value) => ({ value, label: t(`pages.${value}`) })),
  ];
  return (
    <div className="wrap">
      <Head choice={choice} total={isCurrent ? board?.total : undefined} />
      <div className={`row justify-between flex-wrap ${styles.choice}`}>
        <div className={styles.periods}>
          <Segment
            label={t("leaderboard.period")}
            wide
            value={choice.period}
            onChange={(period) => choose({ period })}
            options={periodsOf(choice.game).map((value) => ({
              value,
              label: t(`leaderboard.periods.${formatPeriod(value, choice.game)}`),
            }))}
          />
        </div>
        <div className={styles.games}>
          <Select
            label={t("leaderboard.game")}
            options={games}
            value={choice.game}
            onChange={(game) => choose({ game: isGameName(game) ? game : "all" })}
          />
        </div>
      </div>
      <div className={`stack items-start container ${styles.columns}`}>
        {failure === null ? (
          <LeaderboardTable board={board} isCurrent={isCurrent} />
        ) : (
          <Failed code={failure} onRetry={retry} />
        )}
        <aside className={`stack gap-4 ${styles.side}`}>
          {board !== null && failure === null && <YourPlace board={board} />}
          {board !== null && !isOffered && <NicknameSection />}
        </aside>
      </div>
    </div>
  );
}

/** The choice is part of the address, so that it can be linked and survives a reload. */
function useChoice(): [LeaderboardChoice, (change: Partial<LeaderboardChoice>) => void] {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useHydrated();
  const choose = (change: Partial<LeaderboardChoice>) => {
    // Of two quick changes the second may come before the first is rendered; the address is newer.
    const latest = choiceIn(new URLSearchParams(location.search));
    setSearch({ ...latest, ...change }, { replace: true });
  };
  // The prerendered page has the default choice.
  return [choiceIn(isHydrated ? search : new URLSearchParams()), choose];
}

function choiceIn(search: URLSearchParams): LeaderboardChoice {
  const requested = search.get("game") ?? "";
  const game = requested === "all" || isGameName(requested) ? requested : "classic";
  const period = periodsOf(game).find((known) => known === search.get("period")) ?? "today";
  return { period, game };
}

function Head({ choice: { period, game }, total }: { choice: LeaderboardChoice; total: number | undefined }) {
  const { day: today } = useToday();
  const from = firstDayOfScope({ period, game, today }) ?? FIRST_DAY;
  const detail =
    from === today && !isWeekly(game)
      ? dayText("FULL_DATE", from, format.day(from))
      : t("leaderboard.since", { day: format.day(from) });
  return (
    <GameHead
      title={t("pages.leaderboard")}
      detail={detail}
      puzzle={
        total === undefined || total === 0
          ? undefined
          : t("leaderboard.players", { count: total, number: format.number(total) })
      }
    />
  );
}
