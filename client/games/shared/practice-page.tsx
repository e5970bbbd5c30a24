import { t } from "i18next";
import { useState } from "react";
import type { PracticeFilter } from "#rules/shared/game-config";
import { useToday } from "../../data/today.ts";
import { usePlay } from "./use-play.ts";
import { practiceFilters } from "../../storage/practice.ts";
import { PRACTICE } from "../../storage/rounds.ts";
import { useStore } from "../../storage/store.ts";
import { GameHead } from "../../ui/game-head.tsx";
import { GameRound } from "./game-round.tsx";
import type { AnyGameScreen } from "./game-screen.ts";
import { useRunningPuzzleLink } from "../../data/game-links.ts";
import { PracticeBar } from "./practice-bar.tsx";
import { PracticeChoice } from "./practice-choice.tsx";

export function PracticePage({ screen }: { screen: AnyGameScreen }) {
  const { game, filters, practisedAs, HeadSetting } = screen;
  const stored = useStore(practiceFilters[game]);
  const filter = stored !== null && filters.includes(stored.players) ? stored : { players: filters[0] };
  const play = usePlay(game, PRACTICE, () => ({ kind: "practice", filter }));
  const { league, day } = useToday();
  // A practice round is dealt from the day's version of the league, which is known before the deal.
  const ahead = league === null ? null : { league, day };
  const loaded = screen.useLeagueData(play.view ?? ahead);
  const clubs = loaded.value === null ? null : (screen.clubsOf?.(loaded.value) ?? null);

  const isRunning = play.view?.state === "guessing";
  const isUntouched = play.view?.tries.length === 0;
  // Id of the round during which the filters were changed; the change applies to the next round.
  const [chosenIn, setChosenIn] = useState<string | null>(null);
  const choose = (chosen: PracticeFilter) => {
    practiceFilters[game].choose(chosen);
    // A round with guesses is finished first. A round without guesses, or one that is loading, is replaced.
    const givesWay = play.view === null || (isRunning && isUntouched);
    if (givesWay && play.pending === null) play.renew({ kind: "practice", filter: chosen });
    else setChosenIn(play.view?.id ?? null);
  };
  const deal = () => {
    // The next round begins at the field, above the board.
    window.scrollTo(0, 0);
    play.renew({ kind: "practice", filter });
  };
  return (
    <div className="wrap">
      <GameHead
        title={screen.kindOf?.(play.view, null)?.name ?? t(`pages.${practisedAs ?? game}`)}
        puzzle={practisedAs ? undefined : t("practice.title")}
        detail={t(`${game}.practice`)}
        remark={screen.noteOf?.(play.view, null)}
        badge={HeadSetting && <HeadSetting view={play.view} busy={play.busy} />}
      />
      <PracticeBar play={play} onNew={deal}>
        {filters.length > 1 && (
          <PracticeChoice
            screen={screen}
            filter={filter}
            clubs={clubs}
            waits={isRunning && chosenIn === play.view?.id}
            onChoose={choose}
          />
        )}
      </PracticeBar>
      <GameRound
        screen={screen}
        play={play}
        day={null}
        loaded={loaded}
        onAnother={deal}
        onStartOver={deal}
        links={[useRunningPuzzleLink(game)]}
      />
    </div>
  );
}
