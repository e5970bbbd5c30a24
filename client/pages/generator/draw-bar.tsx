import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./filters.module.css";
import type { Draw } from "./use-draw.ts";

/** The button that draws players, at the bottom of the screen, and how many players match the filters. */
export function DrawBar({
  isReady,
  draw: { fitting, free },
  count,
  onDraw,
  onStartOver,
}: {
  isReady: boolean;
  draw: Draw;
  count: number;
  onDraw: () => void;
  /** Makes players who have been drawn available again. */
  onStartOver: () => void;
}) {
  const { t } = useTranslation();
  const isSpent = fitting > 0 && free === 0;
  return (
    <div className={styles.bar}>
      <Button variant="go" big icon="dice" disabled={free === 0} onClick={onDraw}>
        {t("generator.draw", { count })}
      </Button>
      {isSpent && (
        <Button variant="text" icon="refresh" onClick={onStartOver}>
          {t("generator.startOver")}
        </Button>
      )}
      <p className="small muted" role="status">
        {isReady ? <LeftToDraw fitting={fitting} free={free} count={count} /> : "\u00a0"}
      </p>
    </div>
  );
}

/** States how many players can still be drawn. */
function LeftToDraw({ fitting, free, count }: { fitting: number; free: number; count: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (fitting === 0) return t("generator.nobody");
  if (free === 0) return t("generator.spent");
  if (free < count) return t("generator.few", { count: free, players: format.number(free) });
  return t("generator.fit", { count: fitting, players: format.number(fitting) });
}
