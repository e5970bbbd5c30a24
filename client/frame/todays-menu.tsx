import { useTranslation } from "react-i18next";
import { GAME_NAMES } from "#rules/measures";
import { dailyAt } from "../data/dailies.ts";
import { useStandingWords } from "../data/standing-words.ts";
import { isOver, useStandings, type Standing } from "../data/standing.ts";
import styles from "./todays-menu.module.css";
import { VerdictIcon } from "../ui/verdict-icon.tsx";

/** How many of today's dailies are done, beside the name of the games' menu; nothing before the first. */
export function TodaysTally() {
  const { t } = useTranslation();
  const standings = useStandings();
  const done = standings === null ? 0 : Object.values(standings).filter(isOver).length;
  if (done === 0) return null;
  return (
    <span className={styles.tally}>
      <span aria-hidden="true">
        {done}/{GAME_NAMES.length}
      </span>
      <span className="vh">{t("home.standing.today", { done, games: GAME_NAMES.length })}</span>
    </span>
  );
}

/** How the daily at a path stands today, beside its name in the menu; nothing for what is no daily. */
export function TodaysMark({ path }: { path: string }) {
  const words = useStandingWords();
  const standings = useStandings();
  const game = dailyAt(path);
  if (standings === null || game === undefined) return null;
  return <Mark standing={standings[game]} words={words(game, standings[game])} />;
}

/** ✓ or ✗ for a round that is over, half a ring for one in progress, a ring for one to be played; in words for whom that says nothing. */
function Mark({ standing, words }: { standing: Standing; words: string }) {
  return (
    <span className={styles.mark}>
      <i className={styles[standing.state]}>
        {isOver(standing) && <VerdictIcon verdict={standing.state === "won" ? "match" : "miss"} />}
      </i>
      <span className="vh">, {words}</span>
    </span>
  );
}
