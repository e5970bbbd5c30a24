import { t } from "i18next";
import { useState, type ReactNode } from "react";
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
          {STAGE_COLUMNS.map((columns, at) => {
            const [stage, place] = [stages[at], { stage: at + 1, count: COUNT }];
            return (
              <li key={columns}>
                {stage === undefined ? (
                  <span className={`block round clip ${styles.locked}`}>
                    <span className="vh">{t("face.locked", place)}</span>
                  </span>
                ) : (
                  <Thumb label={t("face.look", place)} isShown={shown === at} onShow={() => lookAt(at)}>
                    <img className={`w-full square ${styles.pixels}`} src={stageDataUrl(stage)} alt="" />
                  </Thumb>
                )}
              </li>
            );
          })}
          {whole !== null && (
            <li>
              <Thumb label={t("face.whole")} isShown={shown === "whole"} onShow={() => lookAt("whole")}>
                <AnswerPicture {...whole} />
              </Thumb>
            </li>
          )}
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

function Thumb({
  label,
  isShown,
  onShow,
  children,
}: {
  label: string;
  isShown: boolean;
  onShow: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={`block round clip ${styles.thumb}`}
      aria-current={isShown ? "step" : undefined}
      onClick={onShow}
    >
      {children}
      <span className="vh">{label}</span>
    </button>
  );
}
