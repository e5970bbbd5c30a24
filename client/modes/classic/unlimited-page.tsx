import { useTranslation } from "react-i18next";
import { useSearchParams } from "../../routing/use-search-params.ts";
import { DAILY_PATHS, UNLIMITED_PATH } from "../../data/dailies.ts";
import { usePlay } from "../../play.ts";
import { GameRound } from "../../round/game-round.tsx";
import { anyMode } from "../../round/mode.ts";
import { PracticeBar } from "../../round/practice-bar.tsx";
import { PracticePage } from "../../round/practice-page.tsx";
import { GameHead } from "../../ui/game-head.tsx";
import { classicMode } from "./mode.ts";

const mode = anyMode(classicMode);

/** A challenge is kept under its code's beginning, which is random enough to tell it from others. */
const CODE_LENGTH = 24;

/** NHL Unlimited: Classic without end, or a friend's challenge that the address carries. */
export function UnlimitedPage() {
  const [search] = useSearchParams();
  const code = search.get("challenge");
  return code === null ? <PracticePage mode={mode} /> : <Challenge key={code} code={code} />;
}

function Challenge({ code }: { code: string }) {
  const { t } = useTranslation();
  const [, setSearch] = useSearchParams();
  const play = usePlay(mode, `challenge.${code.slice(0, CODE_LENGTH)}`, { kind: "challenge", code });
  const ways = [
    { name: t("ways.unlimited"), to: UNLIMITED_PATH },
    { name: t("ways.today"), to: DAILY_PATHS.classic },
  ];
  return (
    <div className="wrap">
      <GameHead title={t("pages.unlimited")} puzzle={t("challenge.name")} detail={t("challenge.detail")} />
      <PracticeBar play={play} />
      <GameRound
        mode={mode}
        play={play}
        fetched={mode.usePieces(play.view)}
        ways={ways}
        onStartOver={() => setSearch({})}
      />
    </div>
  );
}
