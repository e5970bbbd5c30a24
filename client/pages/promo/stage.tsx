import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { STAGE_COLUMNS } from "#rules/face/face";
import { countPlayers, solveRate } from "#rules/shared/outcomes";
import type { Candidate } from "#rules/league/rostered-players";
import { useFormat } from "../../i18n/format.ts";
import { useOutcomes } from "../../data/outcomes.ts";
import { classNames } from "../../ui/class-names.ts";
import { WordMark } from "../../ui/word-mark.tsx";
import { PromoFace } from "./face.tsx";
import styles from "./stage.module.css";
import type { YesterdaysAnswer } from "./use-yesterday.ts";

/** Of fewer players a share says nothing. */
const ENOUGH = 10;

/**
 * A frame of 9:16, made to be filmed: what matters keeps clear of the edges on which phones lay
 * their own names and buttons.
 *
 * @param foot stands where those will be: for visitors, never on film
 */
export function PromoStage({
  head,
  foot,
  children,
}: {
  head?: string | undefined;
  foot?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.stage}>
      <div className={styles.top}>
        <WordMark />
        {head !== undefined && <p>{head}</p>}
      </div>
      {children}
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}

/**
 * Yesterday's face, sharper from stage to stage, and then whose it was.
 *
 * @param step the stage from 0 on, and after the last one the answer
 */
export function SharpeningPicture({ yesterday, step }: { yesterday: YesterdaysAnswer; step: number }) {
  const { t } = useTranslation();
  const { first, last } = yesterday.player;
  const isOver = step >= STAGE_COLUMNS.length;
  return (
    <>
      <PromoFace yesterday={yesterday} step={step} />
      <div
        className={styles.play}
        role="img"
        aria-label={t(yesterday.sweater === null ? "promo.label" : "promo.sweaterLabel", {
          answer: `${first} ${last}`,
        })}
      >
        {isOver ? (
          <Reveal player={yesterday.player} />
        ) : (
          <>
            <p className={styles.meter}>
              {STAGE_COLUMNS.map((columns, stage) => (
                <i key={columns} className={classNames(stage <= step && styles.on)} />
              ))}
            </p>
            <p className={`display ${styles.who}`}>{t("promo.who")}</p>
            <p className={styles.letters}>
              {[...last].map((letter, at) => (
                <i key={at}>{at === 0 ? letter : ""}</i>
              ))}
            </p>
          </>
        )}
        <p className={styles.say}>
          <Missed yesterday={yesterday} /> <b>{t("promo.live")}</b>
        </p>
      </div>
    </>
  );
}

/** How many never found him; nothing when there were too few to tell. */
function Missed({ yesterday: { day } }: { yesterday: YesterdaysAnswer }) {
  const { t } = useTranslation();
  const format = useFormat();
  const asked = useOutcomes("face", day, null);
  if (asked.at !== "here" || countPlayers(asked.outcomes) < ENOUGH) return null;
  return t("promo.missed", { share: format.percent(1 - solveRate(asked.outcomes)) });
}

/** Letters that fit on a line at full size. */
const ROOM = 11;

/** Who it was, and where today's is to be found. */
function Reveal({ player: { first, last } }: { player: Candidate }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.it}>{t("promo.it")}</p>
      <p className={classNames("display", styles.name, last.length > ROOM && styles.long)}>
        <span>{first}</span> {last}
      </p>
      <p className={styles.address}>{location.host}</p>
    </>
  );
}
