import { t } from "i18next";
import { useState } from "react";
import { playHornPreview, prefersReducedMotion } from "../../effects/effects.ts";
import { sound } from "../../storage/effects.ts";
import { hasOneWin } from "../../storage/results.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./ending-result.module.css";

/** Offers the goal horn with the visitor's first win. A press plays it and switches it on. */
export function HornOffer() {
  const [isOffered] = useState(() => hasOneWin() && !sound.read() && !prefersReducedMotion());
  const [isOn, setOn] = useState(false);
  if (!isOffered) return null;
  const hear = () => {
    sound.choose(true);
    setOn(true);
    void playHornPreview();
  };
  return (
    <div className={`row justify-center flex-wrap muted text-13 ${styles.horn}`}>
      <Button variant="text" icon="whistle" onClick={hear}>
        {t("ending.hearHorn")}
      </Button>
      <p role="status">{isOn && t("ending.hornOn")}</p>
    </div>
  );
}
