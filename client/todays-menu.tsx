import { useTranslation } from "react-i18next";
import { GAME_NAMES } from "#rules/measures";
import { dailyAt } from "./dailies.ts";
import { useStandingWords } from "./standing-words.ts";
import { isOver, useStandings, type Standing } from "./standing.ts";
import styles from "./todays-menu.module.css";
import { GamesMenu } from "./ui/games-menu.tsx";
import type { PageLink } from "./ui/header.tsx";
import { VerdictIcon } from "./ui/verdict-icon.tsx";

/** The menu of the games, each daily with how it stands today, and how many of them are done. */
export function TodaysMenu({ links }: { links: readonly PageLink[] }) {
  const { t } = useTranslation();
  const words = useStandingWords();
  const standings = useStandings();
  if (standings === null) return <GamesMenu links={links} />;
  const markOf = (path: string) => {
    const game = dailyAt(path);
    return game && <Mark standing={standings[game]} words={words(game, standings[game])} />;
  };
  const done = Object.values(standings).filter(isOver).length;
  return (
    <GamesMenu
      links={links.map((link) => ({ ...link, mark: markOf(link.to) }))}
      tally={done > 0 && (
        <span className={styles.tally}>
          <span aria-hidden="true">{done}/{GAME_NAMES.length}</span>
          <span className="vh">{t("home.standing.today", { done, games: GAME_NAMES.length })}</span>
        </span>
      )}
    />
  );
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
