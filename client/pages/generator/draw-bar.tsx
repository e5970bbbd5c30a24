import { t } from "i18next";
import { format } from "../../i18n/format.ts";
import { MAX_DRAWN } from "#rules/league/all-players";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Select } from "../../ui/select.tsx";
import { clearSeenPlayers } from "./visit.ts";
import styles from "./filters.module.css";
import type { Draw } from "./use-draw.ts";

const COUNTS = Array.from({ length: MAX_DRAWN }, (_, at) => ({ value: String(at + 1), label: `× ${at + 1}` }));

/**
 * The button that draws players, at the bottom of the screen, between the number of players to draw and how many match the
 * filters.
 */
export function DrawBar({
  isReady,
  draw: { fitting, free },
  count,
  onCount,
  onDraw,
}: {
  isReady: boolean;
  draw: Draw;
  count: number;
  onCount: (count: number) => void;
  onDraw: () => void;
}) {
  const isSpent = fitting > 0 && free === 0;
  return (
    <div className={`row flex-wrap hairline ${styles.bar}`}>
      <Select
        label={t("generator.players")}
        options={COUNTS}
        value={String(count)}
        onChange={(number) => onCount(Number(number))}
      />
      <Button variant="go" big icon="dice" disabled={free === 0} onClick={onDraw}>
        {t("generator.draw", { count })}
      </Button>
      {isSpent && (
        <Button variant="text" icon="refresh" onClick={clearSeenPlayers}>
          {t("generator.startOver")}
        </Button>
      )}
      <p className={classNames("small muted", (!isReady || free >= count) && styles.match)} role="status">
        {isReady ? <LeftToDraw fitting={fitting} free={free} count={count} /> : "\u00a0"}
      </p>
    </div>
  );
}

/** States how many players can still be drawn. */
function LeftToDraw({ fitting, free, count }: { fitting: number; free: number; count: number }) {
  if (fitting === 0) return t("generator.nobody");
  if (free === 0) return t("generator.spent");
  if (free < count) return t("generator.few", { count: free, players: format.number(free) });
  return t("generator.fit", { count: fitting, players: format.number(fitting) });
}
