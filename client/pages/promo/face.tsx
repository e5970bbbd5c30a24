import { useLayoutEffect, useRef } from "react";
import { STAGE_COLUMNS } from "#rules/face/stages";
import { type SweaterAnswer, type RevealedSweaterFacts } from "#rules/face/sweater";
import { SWEATER_STAGES } from "#rules/face/sweater-stages";
import { SweaterSeasons } from "../../ui/sweater-card/seasons.tsx";
import { SweaterCard } from "../../ui/sweater-card/card.tsx";
import styles from "./stage.module.css";
import type { YesterdaysAnswer } from "./use-yesterday.ts";

/** Background of a transparent picture. */
const GROUND = "#8b9bb0";

/** Yesterday's face or sweater at a stage; complete after the last stage. */
export function PromoFace({
  yesterday: { player, picture, sweater },
  step,
}: {
  yesterday: YesterdaysAnswer;
  step: number;
}) {
  if (sweater !== null)
    return (
      <div className={`absolute ${styles.sweater}`} aria-hidden="true">
        <RevealedFacts sweater={sweater} step={step} last={player.last} />
      </div>
    );
  const columns = STAGE_COLUMNS[step];
  return (
    <div className={`absolute clip ${styles.face}`} aria-hidden="true">
      {columns === undefined ? <img src={picture.src} alt="" /> : <Pixels picture={picture} columns={columns} />}
    </div>
  );
}

/** A sweater's facts at a stage. The answer is public by now, so the browser may hide the rest. */
function RevealedFacts({
  sweater: { digits, told },
  step,
  last,
}: {
  sweater: SweaterAnswer;
  step: number;
  last: string;
}) {
  const stages = SWEATER_STAGES.slice(0, step + 1);
  const isOver = step >= SWEATER_STAGES.length;
  const shown: RevealedSweaterFacts = Object.fromEntries(stages.map((stage) => [stage, told[stage]]));
  return (
    <>
      <SweaterCard digits={digits} told={shown} last={isOver ? last : undefined} />
      {!isOver && <SweaterSeasons className={styles.seasons} told={shown.seasons} />}
    </>
  );
}

/** A picture in a number of pixel columns. The answer is public by now, so the browser may compute it. */
function Pixels({ picture, columns }: { picture: HTMLImageElement; columns: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    context.fillStyle = GROUND;
    context.fillRect(0, 0, columns, columns);
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, columns, columns);
  }, [picture, columns]);
  return <canvas ref={canvas} width={columns} height={columns} />;
}
