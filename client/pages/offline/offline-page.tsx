import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { GAME_NAMES, type GameName } from "#rules/measures";
import { fetchToday } from "../../api.ts";
import { useOwnStatistics } from "../../data/own-statistics.ts";
import { Button } from "../../ui/button.tsx";
import { Segment } from "../../ui/segment.tsx";
import { Statistics } from "../../ui/statistics.tsx";
import { WordMark } from "../../ui/word-mark.tsx";
import styles from "./offline-page.module.css";

/** How often the server is tried, in milliseconds: to be on some network is not to reach it. */
const PAUSE_MS = 10_000;

const goOn = (): void => location.reload();

/** Goes on at the address that could not be had, as soon as the server is in reach. */
function useReturn(): void {
  useEffect(() => {
    const ask = () => void fetchToday().then(goOn, () => {});
    const timer = setInterval(ask, PAUSE_MS);
    addEventListener("online", ask);
    return () => {
      clearInterval(timer);
      removeEventListener("online", ask);
    };
  }, []);
}

/** In place of any page that cannot be had for want of a connection: why, and what is on this device all the same. */
export function OfflinePage() {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = t("offline.head");
  }, [t]);
  useReturn();
  const [game, setGame] = useState<GameName>("classic");
  const figures = useOwnStatistics(game);
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <WordMark label="Deke" />
      <section className={`card ${styles.matter}`}>
        <h1 className="display">{t("offline.title")}</h1>
        <p>{t("offline.text")}</p>
        <p>
          <Button variant="go" icon="refresh" onClick={goOn}>
            {t("loadFailed.retry")}
          </Button>
        </p>
      </section>
      <section className={`card ${styles.own}`} aria-labelledby="own">
        <h2 id="own" className="sub">
          {t("statistics.yours")}
        </h2>
        <Segment
          label={t("statistics.game")}
          wide
          value={game}
          onChange={setGame}
          options={GAME_NAMES.map((value) => ({ value, label: t(`statistics.books.${value}`) }))}
        />
        <Statistics game={game} figures={figures} />
        {figures.played === 0 && <p className="muted">{t("statistics.empty")}</p>}
      </section>
    </main>
  );
}
