import { useTranslation } from "react-i18next";
import type { Day } from "#rules/day";
import { GAME_NAMES, type GameName } from "#rules/measures";
import type { Standings } from "../../../data/standing.ts";
import { classNames } from "../../../ui/class-names.ts";
import { DailyLamp } from "./daily-lamp.tsx";
import styles from "./end-boards.module.css";

/**
 * The end boards at night: a goal lamp and a result for each daily, and the way to it.
 *
 * @param standings null until they are known
 * @param next the game that alone has the red edge
 */
export function EndBoards({ day, standings, next }: { day: Day; standings: Standings | null; next: GameName | null }) {
  const { t } = useTranslation();
  const isSweep = standings !== null && GAME_NAMES.every((game) => standings[game].state === "won");
  return (
    <section className={classNames(styles.rink, isSweep && styles.allLit)} aria-label={t("home.night.five")}>
      <div className={styles.stands} />
      <div className={styles.wall} />
      <div className={styles.ice} />
      <ol className={styles.lamps}>
        {GAME_NAMES.map((game) => (
          <li key={game}>
            <DailyLamp game={game} standing={standings?.[game] ?? null} day={day} isNext={game === next} />
          </li>
        ))}
      </ol>
    </section>
  );
}
