import { t } from "i18next";
import { useEffect, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { firstMove } from "../../ui/first-move.ts";
import { isTouchOnly } from "../../browser/touch.ts";

export function RulesDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  useEffect(() => focusFirstMove, []);
  return (
    <Dialog
      onClose={onClose}
      onEnter={onClose}
      title={t("header.rules")}
      actions={
        <Button variant="go" wide onClick={onClose}>
          {t("rules.start")}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}

/**
 * Moves focus to the input after the rules are closed. The input asks for focus when the round is dealt, but gets none
 * while the dialog is open. On touch screens, where focus opens the keyboard, and before the round is dealt, the page
 * gets the focus instead.
 */
function focusFirstMove(): void {
  if (document.activeElement !== document.body) return;
  const move = isTouchOnly() ? null : firstMove();
  (move ?? document.querySelector<HTMLElement>("main"))?.focus({ preventScroll: true });
}
