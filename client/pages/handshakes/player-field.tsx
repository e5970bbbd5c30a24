import { t } from "i18next";
import { useState } from "react";
import type { HistoricalPlayer } from "#rules/league/player";
import { Button } from "../../ui/button.tsx";
import { LazyAnyPlayerInput } from "../any-player/lazy-any-player-input.ts";
import styles from "./handshakes.module.css";

/** One player of a pair: a search field, then the name with a button to change it. */
export function PlayerField({
  label,
  player,
  onChoose,
}: {
  label: string;
  /** Undefined until one is chosen. */
  player: HistoricalPlayer | undefined;
  onChoose: (player: HistoricalPlayer) => void;
}) {
  const [isChanging, setChanging] = useState(false);
  const choose = (chosen: HistoricalPlayer) => {
    setChanging(false);
    onChoose(chosen);
  };
  const name = player && `${player.first} ${player.last}`;
  return (
    <div className="stack gap-2">
      <span className="label-16 muted">{label}</span>
      {name !== undefined && !isChanging ? (
        <span className={`row justify-between flex-wrap ${styles.chosen}`}>
          <strong>{name}</strong>
          <Button icon="edit" aria-label={t("handshakes.changeOf", { player: name })} onClick={() => setChanging(true)}>
            {t("handshakes.change")}
          </Button>
        </span>
      ) : (
        <LazyAnyPlayerInput label={label} onChoose={choose} autoFocus={isChanging} />
      )}
    </div>
  );
}
