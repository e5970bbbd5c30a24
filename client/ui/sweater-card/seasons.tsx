import { useTranslation } from "react-i18next";
import type { SweaterFacts } from "#rules/face/sweater";
import { SWEATER_STAGES } from "#rules/face/sweater-stages";
import { classNames } from "../class-names.ts";
import styles from "./seasons.module.css";
import { useSweaterTexts } from "./sweater-words.ts";

/** Size of the chart and its margin. */
const [WIDTH, HEIGHT, MARGIN] = [300, 60, 8];

/**
 * A career as a line over seasons without years and figures, and in words; hidden until its stage. */
export function SweaterSeasons({
  told,
  className,
}: {
  told: SweaterFacts["seasons"] | undefined;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  const words = useSweaterTexts();
  return (
    <div className={classNames(styles.seasons, told === undefined && styles.locked, className)}>
      <div>
        <p className={styles.title}>
          <b>
            {t(
              told === undefined
                ? "face.sweaters.career"
                : told.isGoalie
                  ? "face.sweaters.saves"
                  : "face.sweaters.points",
            )}
          </b>{" "}
          {t("face.sweaters.bySeason")}
        </p>
        <p className="small muted">
          {told === undefined
            ? t("face.sweaters.opens", { stage: SWEATER_STAGES.indexOf("seasons") + 1 })
            : words.tell("seasons", { seasons: told })}
        </p>
      </div>
      {told !== undefined && told.heights.length > 0 && <Line heights={told.heights} />}
    </div>
  );
}

function Line({ heights }: { heights: readonly number[] }) {
  const { t } = useTranslation();
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, heights.length - 1);
  const points = heights.map((height, at): [x: number, y: number] => [
    Math.round(heights.length === 1 ? WIDTH / 2 : MARGIN + at * step),
    Math.round(HEIGHT - MARGIN - (height / 100) * (HEIGHT - 2 * MARGIN)),
  ]);
  const line = `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;
  const best = points[heights.indexOf(Math.max(...heights))] ?? [0, 0];
  const [[from = 0] = [], [to = 0] = []] = [points.at(0), points.at(-1)];
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t("face.sweaters.line", { heights: heights.join(", ") })}
    >
      <path className={styles.area} d={`${line}L${to} ${HEIGHT}L${from} ${HEIGHT}Z`} />
      <path className={styles.line} d={line} vectorEffect="non-scaling-stroke" />
      <path className={styles.best} d={`M${best.join(" ")}h0`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
