import { memo, Suspense, useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { isPuzzleDay } from "#rules/shared/schedule";
import { isDay, type Day } from "#rules/shared/day";
import { GAME_CONFIG } from "#rules/shared/game-config";
import { usePlay } from "./use-play.ts";
import { dayToContinue } from "../../storage/rounds.ts";
import { useHydrated } from "../../storage/store.ts";
import { runningPuzzleOf, useToday } from "../../data/today.ts";
import { onDemand } from "../../ui/on-demand.ts";
import { DayHead } from "./day-head.tsx";
import { useDayLinks, type DailyPuzzleProps } from "./day-links.tsx";
import { GameRound } from "./game-round.tsx";
import type { AnyGameScreen } from "./game-screen.ts";
import { useFinishedElsewhere } from "./use-finished-elsewhere.ts";

const FinishedDay = onDemand(async () => (await import("./finished-day.tsx")).FinishedDay);
const NoPuzzle = onDemand(async () => (await import("./no-puzzle.tsx")).NoPuzzle);
const NewDay = onDemand(async () => (await import("./new-day.tsx")).NewDay);

/** The current puzzle, or the earlier one in the address. */
export function DailyPage({ screen }: { screen: AnyGameScreen }) {
  const { game } = screen;
  const date = useToday();
  const today = useMemo(() => runningPuzzleOf(game, date), [game, date]);
  const [search, setSearch] = useSearchParams();
  const isHydrated = useHydrated();
  const isPast = (day: string) => isDay(day) && isPuzzleDay(GAME_CONFIG[game], day) && day < today.day;
  const named = search.get("day");
  // The server prerenders only past days.
  const requested = named !== null && (isHydrated || isPast(named)) ? named : null;
  const isRequested = requested !== null;
  const [current, setCurrent] = useState<Day | null>(null);
  const [wasRequested, setWasRequested] = useState(isRequested);

  // After a past day the running puzzle is determined again: it may have changed at midnight.
  if (isRequested !== wasRequested) {
    setWasRequested(isRequested);
    if (isRequested) setCurrent(null);
  }
  // Set once, so that a round in progress survives midnight.
  if (isHydrated && !isRequested && current === null) setCurrent(dayToContinue(game, today.day) ?? today.day);
  const go = useCallback(
    (next: Day) => {
      setCurrent(next);
      if (requested !== null) setSearch({});
    },
    [requested, setSearch],
  );
  if (requested !== null && !(isDay(requested) && isPuzzleDay(GAME_CONFIG[game], requested)))
    return <NoPuzzle screen={screen} today={today} code="unknown-day" />;
  const day = requested ?? current ?? today.day;
  return <AnyDay key={day} screen={screen} day={day} today={today} isRequested={isRequested} onGo={go} />;
}

function AnyDay(props: DailyPuzzleProps) {
  const { screen, day } = props;
  const isFinished = useFinishedElsewhere(screen.game, day);
  return isFinished ? <FinishedDay {...props} /> : <DayRound {...props} />;
}

/** A round of a day. Memoized: the page above it renders again after hydration, which changes nothing here. */
const DayRound = memo(function DayRound(props: DailyPuzzleProps) {
  const { screen, day, today, isRequested, onGo } = props;
  const { game, HeadSetting } = screen;
  const play = usePlay(game, day, () => ({ kind: "day", day }));
  const { view, busy, failure } = play;
  // The version of the league is known before the round is dealt.
  const ahead = today.league === null || isRequested ? null : { league: today.league, day };
  const loaded = screen.useLeagueData(view ?? ahead);
  // The address may also name today; and a round that began on its day stays a daily.
  const isArchived = view === null ? isRequested && day < today.day : view.kind === "archive";
  const { links, dialogs } = useDayLinks(props, view === null || view.state === "guessing");

  const badge = useMemo(() => HeadSetting && <HeadSetting view={view} busy={busy} />, [HeadSetting, view, busy]);

  if (failure === "future-day") return <NoPuzzle screen={screen} today={today} code={failure} />;
  if (failure === "day-finished") return <FinishedDay {...props} />;
  return (
    <div className="wrap">
      <DayHead
        game={game}
        day={day}
        isArchived={isArchived}
        kind={screen.kindOf?.(view, day)}
        remark={screen.noteOf?.(view, day)}
        badge={badge}
      />
      <GameRound
        screen={screen}
        play={play}
        day={day}
        loaded={loaded}
        links={links}
        onStartOver={() => play.renew({ kind: "day", day })}
      />
      {dialogs}
      {view !== null && today.day > view.day && !isArchived && (
        <Suspense>
          <NewDay game={game} today={today} isRunning={view.state === "guessing"} onGo={onGo} />
        </Suspense>
      )}
    </div>
  );
});
