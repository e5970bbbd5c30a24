import { t } from "i18next";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { LazyAnyPlayerInput } from "../any-player/lazy-any-player-input.ts";
import styles from "./handshakes.module.css";

/** One player of a pair: a search field, then the name with a button to change it. */
export function PlayerField({
  label,
  name,
  onChoose,
}: {
  label: string;
  /** Null until a player is chosen. */
  name: string | null;
  onChoose: (id: number) => void;
}) {
  const [isChanging, setChanging] = useState(false);
  const choose = (id: number) => {
    setChanging(false);
    onChoose(id);
  };
  return (
    <div className="stack gap-2">
      <span className="label-16 muted">{label}</span>
      {name !== null && !isChanging ? (
        <span className={`row justify-between flex-wrap ${styles.chosen}`}>
          <strong>{name}</strong>
          <Button icon="edit" aria-label={t("handshakes.changeOf", { player: name })} onClick={() => setChanging(true)}>
            {t("handshakes.change")}
          </Button>
        </span>
      ) : (
        <LazyAnyPlayerInput label={label} onChoose={({ id }) => choose(id)} autoFocus={isChanging} />
      )}
    </div>
  );
}
