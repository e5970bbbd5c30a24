import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { DAILY_PATHS, UNLIMITED_PATH } from "#rules/pages";
import { usePlay } from "../../play.ts";
import { Challenged } from "../../round/challenged.tsx";
import { GameRound } from "../../round/game-round.tsx";
import { anyMode } from "../../round/mode.ts";
import { PracticeBar } from "../../round/practice-bar.tsx";
import { PracticePage } from "../../round/practice-page.tsx";
import { GameHead } from "../../ui/game-head.tsx";
import { classicMode } from "./mode.ts";
import { PRACTICE, readHead, type Slot } from "../../storage/rounds.ts";
import { useOwn } from "../../store.ts";

const mode = anyMode(classicMode);

/** A challenge is kept under its code's beginning, which is random enough to tell it from others. */
const CODE_LENGTH = 24;

/** NHL Unlimited: Classic without end, or a friend's challenge that the address carries. */
export function UnlimitedPage() {
  const [search] = useSearchParams();
  const code = search.get("challenge");
  const slot = code === null ? PRACTICE : `challenge.${code.slice(0, CODE_LENGTH)}`;
  // Written by the server it knows of no round; one that is kept comes up as it stands.
  const hasRound = useOwn(() => readHead("classic", slot) !== null) ?? false;
  if (code === null) return <PracticePage mode={mode} />;
  return <Challenge key={`${slot} ${hasRound}`} code={code} slot={slot} />;
}

function Challenge({ code, slot }: { code: string; slot: Slot }) {
  const { t } = useTranslation();
  const [, setSearch] = useSearchParams();
  const play = usePlay(mode, slot, { kind: "challenge", code });
  const ways = [
    { name: t("ways.unlimited"), to: UNLIMITED_PATH },
    { name: t("ways.today"), to: DAILY_PATHS.classic },
  ];
  return (
    <div className="wrap">
      <GameHead
        title={t("pages.unlimited")}
        puzzle={t("challenge.name")}
        detail={t("challenge.detail")}
        badge={
          <>
            <Challenged />
            {mode.HeadBadge && <mode.HeadBadge view={play.view} />}
          </>
        }
      />
      <PracticeBar play={play} />
      <GameRound
        mode={mode}
        play={play}
        day={null}
        fetched={mode.usePieces(play.view)}
        ways={ways}
        onStartOver={() => setSearch({})}
      />
    </div>
  );
}
