import { t } from "i18next";
import { Link } from "react-router";
import { isDaily, type GameName } from "#rules/shared/game-config";
import { playerPathByName } from "#rules/site/player-address";
import type { PastPuzzle } from "../../data/api.ts";
import { format } from "../../i18n/format.ts";
import { classNames } from "../../ui/class-names.ts";
import panels from "./ending-panels.module.css";
import type { AnyGameScreen, EndedRound } from "./game-screen.ts";
import styles from "./yesterday.module.css";

/**
 * The answer of a past day.
 *
 * @param mine the visitor's round; null if there is none, or it is no longer stored
 */
export function PastAnswer({
  screen,
  past,
  mine,
  league,
}: {
  screen: AnyGameScreen;
  past: PastPuzzle<GameName>;
  mine: EndedRound | null;
  league: unknown;
}) {
  const { nameOf } = screen.useWords();
  const { Picture, Details, AllAnswers } = screen;
  const { answer, number, day } = past;
  const name = nameOf(answer, league);
  const shown = { answer, view: mine, league };
  return (
    <>
      <div className={`stack gap-5 items-start ${styles.past}`}>
        <div className={styles.picture}>
          <Picture {...shown} />
        </div>
        <div>
          <p className="muted small">
            {t("puzzle", { number })},{" "}
            {isDaily(screen.game) ? format.day(day) : t("weekly.of", { day: format.date(day) })}
          </p>
          {name !== null && (
            <h3 className={styles.name}>
              {"player" in answer ? <Link to={playerPathByName(answer.player, name)}>{name}</Link> : name}
            </h3>
          )}
          <div className={classNames(panels.facts, styles.facts)}>
            <Details {...shown} />
          </div>
        </div>
      </div>
      {AllAnswers !== undefined && <AllAnswers {...shown} day={day} />}
    </>
  );
}
