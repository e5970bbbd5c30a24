import { Suspense, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlayerRegistry } from "../../data/people.ts";
import type { GridPicks } from "../../data/api.ts";
import type { EndedRound } from "../shared/game-screen.ts";
import { isOfDay } from "../../storage/results.ts";
import { Button } from "../../ui/button.tsx";
import { LazyDialogBoundary } from "../../ui/dialog-part.tsx";
import { onDemand } from "../../ui/on-demand.ts";
import styles from "./grid-over.module.css";
import { placedAfter } from "./placed.ts";
import { RarityFigures } from "./rarity.tsx";

const ShareButton = onDemand(async () => (await import("./share-button.tsx")).ShareButton);
const AnswersDialog = onDemand(async () => (await import("./answers-dialog.tsx")).AnswersDialog);

/** Replaces the shots once the round is over: rarity, a button to share it, and one for all answers. */
export function GridOver({
  view,
  picks,
  registry,
}: {
  view: EndedRound<"grid">;
  picks: GridPicks | null;
  registry: PlayerRegistry;
}) {
  const { t } = useTranslation();
  const [isListing, setListing] = useState(false);
  const answers = useRef<HTMLButtonElement>(null);
  const placed = placedAfter(view.tries);

  // The square that had the focus is gone. Before the ending opens, which returns the focus to here.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) answers.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={styles.over}>
      <dl>
        {isOfDay(view) && view.tries.length > 0 ? (
          <RarityFigures placed={placed} answer={view.answer} picks={picks} registry={registry} />
        ) : (
          <div>
            <dt>{t("board.lost")}</dt>
            <dd>
              {placed.players.size} <small>{t("grid.tally")}</small>
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.acts}>
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
          <AnswersDialog view={view} pieces={registry} onClose={() => setListing(false)} />
        </LazyDialogBoundary>
      )}
    </div>
  );
}
