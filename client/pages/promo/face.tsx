import { useLayoutEffect, useRef } from "react";
import { STAGE_COLUMNS } from "#rules/face";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./stage.module.css";
import type { Yesterday } from "./use-yesterday.ts";

/** What shows through a transparent picture. */
const GROUND = "#8b9bb0";

/** Yesterday's face at a stage, and after the last one as it is. */
export function Face({ yesterday: { player, picture, isDrawn }, step }: { yesterday: Yesterday; step: number }) {
  const columns = STAGE_COLUMNS[step];
  return (
    <div className={styles.face} aria-hidden="true">
      {columns !== undefined ? (
        picture !== null && <Pixels picture={picture} columns={columns} />
      ) : isDrawn || picture === null ? (
        <Portrait last={player.last} number={player.number} team={player.team} />
      ) : (
        <img src={picture.src} alt="" />
      )}
    </div>
  );
}

/** A picture in so many columns of pixels. Whom it shows is no secret any more, so the browser may do it. */
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
