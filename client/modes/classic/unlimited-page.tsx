import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { Begin } from "../../api.ts";
import { useLeague } from "../../league.ts";
import { usePlay } from "../../play.ts";
import { keepPracticeFilter, readPracticeFilter } from "../../storage/practice.ts";
import { PRACTICE } from "../../storage/rounds.ts";
import { Button } from "../../ui/button.tsx";
import { GameHead } from "../../ui/game-head.tsx";
import { LinkList } from "../../ui/link-list.tsx";
import { ClassicGame } from "./classic-game.tsx";
import { CLASSIC_PATH, UNLIMITED_PATH } from "./paths.ts";
import { PracticeBar } from "./practice-bar.tsx";

/** A challenge is kept under its code's beginning, which is random enough to tell it from others. */
const CODE_LENGTH = 24;

/** NHL Unlimited: Classic without end, or a friend's challenge that the address carries. */
export function UnlimitedPage() {
  const [search] = useSearchParams();
  const code = search.get("challenge");
  return code === null ? <Practice key="practice" /> : <Challenge key={code} code={code} />;
}

function Practice() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState(readPracticeFilter);
  const begin: Begin = { kind: "practice", filter };
  const play = usePlay("classic", PRACTICE, begin);
  const league = useLeague(play.view?.league ?? null, play.view?.day ?? null);

  const untouched = play.view !== null && (play.view.state !== "guessing" || play.view.tries.length === 0);
  const choose = (chosen: typeof filter) => {
    setFilter(chosen);
    keepPracticeFilter(chosen);
    // A round that is being played is finished first; one that is not yet begun gives way.
    if (untouched && play.view?.state === "guessing") play.renew({ kind: "practice", filter: chosen });
  };
  const deal = () => play.renew(begin);
  return (
    <div className="wrap">
      <GameHead title={t("pages.unlimited")} detail={t("unlimited.detail")} />
      <PracticeBar
        filter={filter} clubs={league.league?.clubs ?? null} waits={!untouched && play.view !== null} onFilter={choose}
        onNew={deal} onGiveUp={play.view?.state === "guessing" ? play.giveUp : undefined} busy={play.busy !== null}
      />
      <ClassicGame
        play={play} league={league} address={location.origin + UNLIMITED_PATH} onStartOver={deal}
        ways={[{ name: t("ways.today"), to: CLASSIC_PATH }]} next={<Again onNew={deal} />}
      />
    </div>
  );
}

/** What comes after a practice round. */
function Again({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className="sub">{t("unlimited.again")}</h3>
      <p className="muted">{t("unlimited.againText")}</p>
      <p><Button variant="blue" icon="refresh" onClick={onNew}>{t("unlimited.new")}</Button></p>
      <LinkList ways={[{ name: t("ways.today"), to: CLASSIC_PATH }]} />
    </>
  );
}

function Challenge({ code }: { code: string }) {
  const { t } = useTranslation();
  const [, setSearch] = useSearchParams();
  const play = usePlay("classic", `challenge.${code.slice(0, CODE_LENGTH)}`, { kind: "challenge", code });
  const league = useLeague(play.view?.league ?? null, play.view?.day ?? null);
  const ways = [{ name: t("ways.unlimited"), to: UNLIMITED_PATH }, { name: t("ways.today"), to: CLASSIC_PATH }];
  return (
    <div className="wrap">
      <GameHead title={t("pages.unlimited")} puzzle={t("unlimited.challenge")} detail={t("unlimited.challengeDetail")} />
      <PracticeBar busy={play.busy !== null} onGiveUp={play.view?.state === "guessing" ? play.giveUp : undefined} />
      <ClassicGame
        play={play} league={league} address={location.origin + UNLIMITED_PATH} onStartOver={() => setSearch({})} ways={ways}
        next={<><h3 className="sub">{t("unlimited.again")}</h3><LinkList ways={ways} /></>}
      />
    </div>
  );
}
