import { t } from "i18next";
import { useSearchParams } from "react-router";
import { usePlay } from "./use-play.ts";
import { GameHead } from "../../ui/game-head.tsx";
import { GameRound } from "./game-round.tsx";
import type { AnyGameScreen } from "./game-screen.ts";
import { practicePathOf, useRunningPuzzleLink } from "../../data/game-links.ts";
import { PracticeBar } from "./practice-bar.tsx";

/** Challenges are stored under the first characters of their code, which are random enough to identify it. */
const CODE_LENGTH = 24;

/** A page to play a friend's challenge: one per code, which is in the address. */
export function ChallengePage({ screen, code }: { screen: AnyGameScreen; code: string }) {
  const [, setSearch] = useSearchParams();
  const { game, practisedAs, HeadSetting } = screen;
  const play = usePlay(game, `challenge.${code.slice(0, CODE_LENGTH)}`, () => ({ kind: "challenge", code }));
  const links = [
    { name: t(`links.${practisedAs ?? "practice"}`), to: practicePathOf(game) },
    useRunningPuzzleLink(game),
  ];
  return (
    <div className="wrap">
      <GameHead
        title={t(`pages.${practisedAs ?? game}`)}
        puzzle={t("challenge.name")}
        detail={t("challenge.detail")}
        badge={HeadSetting && <HeadSetting view={play.view} busy={play.busy} />}
      />
      <PracticeBar play={play} />
      <GameRound
        screen={screen}
        play={play}
        day={null}
        loaded={screen.useLeagueData(play.view)}
        links={links}
        onStartOver={() => setSearch({})}
      />
    </div>
  );
}
