import { t } from "i18next";
import { useState, type ReactNode } from "react";
import type { GameName } from "#rules/shared/game-config";
import type { RoundInPlay } from "./use-play.ts";
import { hasBook } from "../../storage/results.ts";
import { AskDialog } from "../../ui/ask-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./practice-bar.module.css";

const ICONS = { new: "refresh", giveUp: "flag" } as const;

type Action = keyof typeof ICONS;

/**
 * The actions of practice and other rounds that can be given up, shown from the first guess on. While the round runs they
 * ask for confirmation.
 *
 * @param children the filters of practice
 * @param onNew deals another round; absent if there is only one
 */
export function PracticeBar({
  children,
  play: { game, view, busy, pending, giveUp },
  onNew,
}: {
  children?: ReactNode;
  play: RoundInPlay<GameName>;
  onNew?: () => void;
}) {
  const [confirming, setConfirming] = useState<Action | null>(null);
  // The action in progress, whose button keeps the focus.
  const [acting, setActing] = useState<Action | null>(null);
  if (acting !== null && busy === null) setActing(null);
  const isPlayed = view?.state === "guessing" && view.tries.length > 0;
  const isOver = view !== null && view.state !== "guessing";
  const hasGuessed = isPlayed || isOver || pending !== null;
  const run = (action: Action) => {
    setActing(action);
    if (action === "new") onNew?.();
    else giveUp();
  };
  const actions: Action[] = [];
  if (onNew && hasGuessed) actions.push("new");
  if (isPlayed) actions.push("giveUp");
  return (
    <div className={`cluster justify-between ${styles.bar}`}>
      {children || <span />}
      <div className={`cluster ${styles.actions}`}>
        {actions.map((action) => (
          <Button
            key={action}
            variant={action === "new" ? "blue" : "plain"}
            icon={ICONS[action]}
            busy={acting === action}
            disabled={busy !== null && acting !== action}
            aria-haspopup={isPlayed ? "dialog" : undefined}
            onClick={() => (isPlayed ? setConfirming(action) : run(action))}
          >
            {t(`practice.${action}`)}
          </Button>
        ))}
      </div>
      {confirming !== null && isPlayed && (
        <AskDialog
          title={t(`practice.ask.${confirming}`)}
          text={t(`practice.ask.${consequenceOf(confirming, game)}`)}
          keep={t("practice.ask.keep")}
          act={{ label: t(`practice.${confirming}`), icon: ICONS[confirming], run: () => run(confirming) }}
          onClose={() => setConfirming(null)}
        />
      )}
    </div>
  );
}

/** Returns the name of the text about what an action costs: a round given up counts only where practice has statistics. */
function consequenceOf(action: Action, game: GameName) {
  if (action === "new") return "newText";
  return hasBook(`${game}-practice`) ? "giveUpText" : "giveUpUncountedText";
}
