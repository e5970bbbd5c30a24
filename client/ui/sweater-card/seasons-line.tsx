import { t } from "i18next";
import styles from "./seasons.module.css";

/** Size of the chart and its margin. */
const [WIDTH, HEIGHT, MARGIN] = [300, 60, 8];

/** The figures of a career as a line, its best season marked. */
export function SeasonsLine({ heights }: { heights: readonly number[] }) {
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
