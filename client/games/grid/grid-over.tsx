import { t } from "i18next";
import { Suspense, useLayoutEffect, useRef, useState } from "react";
import type { EndedProps } from "../shared/game-screen.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LazyDialogBoundary } from "../../ui/dialog-part.tsx";
import { onDemand } from "../../ui/on-demand.ts";
import styles from "./grid-over.module.css";
import { Rarity } from "./rarity.tsx";

const ShareButton = onDemand(async () => (await import("./share-button.tsx")).ShareButton);
const Report = onDemand(async () => (await import("./ending.tsx")).Report);

/** Replaces the shots once the round is over: rarity, a button to share it, and one for all answers. */
export function GridOver({ view, league }: EndedProps<"grid">) {
  const [isListing, setListing] = useState(false);
  const answers = useRef<HTMLButtonElement>(null);

  // The square that had the focus is gone. Before the ending opens, which returns the focus to here.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) answers.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={`stack items-center ${styles.over}`}>
      {view.tries.length > 0 && <Rarity view={view} league={league} />}
      <div className={`flex gap-3 ${styles.acts}`}>
        {view.tries.length > 0 && (
          <Suspense>
            <ShareButton view={view} />
          </Suspense>
        )}
        <Button ref={answers} onClick={() => setListing(true)}>
          {t("grid.allAnswers")}
        </Button>
      </div>
      {isListing && (
        <LazyDialogBoundary title={t("grid.allAnswers")} onClose={() => setListing(false)}>
          <Dialog size="wide" onClose={() => setListing(false)} title={t("grid.allAnswers")}>
            <Report view={view} league={league} />
          </Dialog>
        </LazyDialogBoundary>
      )}
    </div>
  );
}
