import { t } from "i18next";
import type { ReactNode } from "react";
import { STAGE_COLUMNS } from "#rules/face/stages";
import { countPlayers, solveRate } from "#rules/shared/outcomes";
import type { RosteredPlayer } from "#rules/league/player";
import { format } from "../../i18n/format.ts";
import { useOutcomes, type OutcomesState } from "../../data/outcomes.ts";
import { classNames } from "../../ui/class-names.ts";
import { WordMark } from "../../ui/word-mark.tsx";
import { siteOrigin } from "../../browser/configuration.ts";
import { PromoFace } from "./face.tsx";
import styles from "./stage.module.css";
import type { YesterdaysAnswer } from "./use-yesterday.ts";

/** With fewer players a share is meaningless. */
const ENOUGH = 10;

/** A 9:16 frame for videos: content stays clear of the edges that phones cover with names and buttons. */
export function PromoStage({ head, children }: { head?: string | undefined; children: ReactNode }) {
  return (
    <div className={`container relative clip ${styles.stage}`}>
      <div className={`row justify-between absolute ${styles.top}`}>
        <WordMark />
        {head !== undefined && <p>{head}</p>}
      </div>
      {children}
    </div>
  );
}

/**
 * Yesterday's face, sharper with each stage, and then the answer.
 *
 * @param step index of the stage; after the last one the answer
 */
export function SharpeningPicture({ yesterday, step }: { yesterday: YesterdaysAnswer; step: number }) {
  const { first, last } = yesterday.player;
  const isOver = step >= STAGE_COLUMNS.length;
  const comparison = useOutcomes("face", yesterday.day, null);
  return (
    <>
      <PromoFace yesterday={yesterday} step={step} />
      <div
        className={`stack ${styles.play}`}
        role="img"
        aria-label={t(yesterday.sweater === null ? "promo.label" : "promo.sweaterLabel", {
          answer: `${first} ${last}`,
        })}
      >
        {isOver ? (
          <Reveal player={yesterday.player} />
        ) : (
          <>
            <p className={`stack ${styles.meter}`}>
              {STAGE_COLUMNS.map((columns, stage) => (
                <i key={columns} className={classNames(stage <= step && styles.on)} />
              ))}
            </p>
            <p className={`display ${styles.who}`}>{t("promo.who")}</p>
            <p className={`flex ${styles.letters}`}>
              {[...last].map((letter, at) => (
                <i className="center flex-1" key={at}>
                  {at === 0 ? letter : ""}
                </i>
              ))}
            </p>
          </>
        )}
        <p className={styles.say}>
          <Missed comparison={comparison} /> <b>{t("promo.live")}</b>
        </p>
      </div>
    </>
  );
}

/** The share of players who did not find the answer, if enough have played. */
export function Missed({ comparison }: { comparison: OutcomesState }) {
  if (comparison.at !== "here" || countPlayers(comparison.outcomes) < ENOUGH) return null;
  return t("promo.missed", { share: format.percent(1 - solveRate(comparison.outcomes)) });
}

/** Letters that fit on a line at full size. */
const ROOM = 11;

/** The answer, and where to play today's. */
function Reveal({ player: { first, last } }: { player: RosteredPlayer }) {
  return (
    <>
      <p className={`muted ${styles.it}`}>{t("promo.it")}</p>
      <p className={classNames("display", styles.name, last.length > ROOM && styles.long)}>
        <span>{first}</span> {last}
      </p>
      <p className={styles.address}>{new URL(siteOrigin()).host}</p>
    </>
  );
}
