import { t } from "i18next";
import { useState } from "react";
import type { FaceRevealed } from "#rules/face/face";
import { STAGE_COLUMNS } from "#rules/face/stages";
import { useNews } from "../shared/news.ts";
import frame from "./picture-frame.module.css";
import { stageDataUrl, AnswerPicture, type FaceBoardProps } from "./picture.tsx";
import styles from "./stage.module.css";

const COUNT = STAGE_COLUMNS.length;

/**
 * The picture and a button per revealed stage. It shows the sharpest stage, or the photo after the end, unless another
 * is chosen. Needs a new key per stage.
 */
export function FaceStage({ seen, answer, league }: FaceBoardProps) {
  const news = useNews();
  const [lookedAt, lookAt] = useState<number | "whole" | null>(null);
  const whole = answer === null || answer.picture === null || league === null ? null : { answer, league };
  const stages = seen?.stages ?? [];
  const shown = lookedAt ?? (whole === null ? Math.max(0, stages.length - 1) : "whole");
  const thumbs = [
    ...STAGE_COLUMNS.map((_, at) => {
      const [stage, place] = [stages[at], { stage: at + 1, count: COUNT }];
      if (stage === undefined) return { at, label: t("face.locked", place), picture: undefined };
      const picture = <img className={`w-full square ${styles.pixels}`} src={stageDataUrl(stage)} alt="" />;
      return { at, label: t("face.look", place), picture };
    }),
    ...(whole === null
      ? []
      : [{ at: "whole" as const, label: t("face.whole"), picture: <AnswerPicture {...whole} /> }]),
  ];
  return (
    <>
      <div className={`relative surface ${frame.frame}`} {...news("judged")}>
        <div className={`surface-2 square clip ${styles.big}`}>
          {shown !== "whole" ? (
            <Pixels stages={stages} at={shown} />
          ) : (
            whole !== null && <AnswerPicture {...whole} isNamed />
          )}
        </div>
      </div>
      <div className={`row gap-4 mt-4 justify-between ${styles.row}`}>
        <p className="line-20 muted">
          {shown === "whole" ? (
            <b className="ink text-24 nowrap">{t("face.whole")}</b>
          ) : (
            <>
              <b className="ink text-24 nowrap">{t("face.stage", { stage: shown + 1 })}</b>{" "}
              {t("face.ofStages", { count: COUNT })}
            </>
          )}
        </p>
        <ol className={`flex gap-2 ${styles.stages}`} aria-label={t("face.stages")}>
          {thumbs.map(({ at, label, picture }) => (
            <li key={at}>
              {picture === undefined ? (
                <span className={`block round clip ${styles.locked}`}>
                  <span className="vh">{label}</span>
                </span>
              ) : (
                <button
                  type="button"
                  className={`block round clip ${styles.thumb}`}
                  aria-current={shown === at ? "step" : undefined}
                  onClick={() => lookAt(at)}
                >
                  {picture}
                  <span className="vh">{label}</span>
                </button>
              )}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** A stage, enlarged without smoothing; empty if hidden. */
function Pixels({ stages, at }: { stages: FaceRevealed["stages"]; at: number }) {
  const stage = stages[at];
  if (stage === undefined) return null;
  const values = { stage: at + 1, count: COUNT, columns: STAGE_COLUMNS[at] ?? 0 };
  return <img className={`w-full square ${styles.pixels}`} src={stageDataUrl(stage)} alt={t("face.face", values)} />;
}
