import { t } from "i18next";
import { DAILY_NAMES, type DailyName } from "#rules/shared/game-config";
import type { DayStates } from "../../data/day-state.ts";
import { classNames } from "../../ui/class-names.ts";
import { DailyLamp } from "./daily-lamp.tsx";
import styles from "./todays-lamps.module.css";

/**
 * The boards with a goal lamp, result and link for each daily.
 *
 * @param dayStates null until they are known
 * @param next the game with the red border
 */
export function TodaysLamps({ dayStates, next }: { dayStates: DayStates | null; next: DailyName | null }) {
  const isSweep = dayStates !== null && DAILY_NAMES.every((game) => dayStates[game].state === "won");
  return (
    <section
      className={classNames("mt-5 relative clip", styles.rink, isSweep && styles.allLit)}
      aria-label={t("home.night.five")}
    >
      <div className={styles.stands}>
        <Crowd />
      </div>
      <div className={styles.wall} />
      <div className={styles.ice} />
      <ol className={`stack gap-3 ${styles.lamps}`}>
        {DAILY_NAMES.map((game) => (
          <li key={game}>
            <DailyLamp game={game} dayState={dayStates?.[game] ?? null} isNext={game === next} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * Spectators behind the glass: a dash of length 0 with a round cap is a head. Inline, because a file would be the
 * page's largest element and its last.
 */
const Crowd = () => (
  <svg className={`w-full absolute ${styles.crowd}`} aria-hidden="true">
    <pattern id="crowd" width="240" height="60" patternUnits="userSpaceOnUse">
      <path
        stroke="var(--scene-light)"
        strokeLinecap="round"
        strokeWidth="2.4"
        strokeOpacity=".5"
        d="M6 8h0M24 5h0M43 10h0M60 6h0M83 9h0M101 4h0M120 9h0M143 6h0M160 10h0M181 5h0M199 9h0M221 6h0M14 22h0M35 26h0M52 21h0M71 25h0M93 22h0M112 27h0M131 21h0M152 25h0M172 22h0M190 26h0M211 21h0M231 25h0M5 40h0M27 37h0M46 42h0M64 38h0M86 41h0M104 37h0M124 42h0M146 38h0M163 41h0M184 37h0M204 42h0M225 38h0M17 55h0M38 52h0M57 57h0M78 53h0M97 56h0M117 52h0M137 57h0M156 53h0M176 56h0M196 52h0M216 57h0M235 53h0"
      />
    </pattern>
    <rect width="100%" height="100%" fill="url(#crowd)" />
  </svg>
);
