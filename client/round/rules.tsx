import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { nextPuzzleAt, puzzleDayOn } from "#rules/cadence";
import { dayAt } from "#rules/day";
import type { Cadence } from "#rules/measures";
import { useFormat } from "../i18n/format.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { firstMove } from "../ui/first-move.ts";
import { isTouch } from "../browser/touch.ts";
import { shortcuts } from "../storage/feel.ts";
import { useSetting } from "../storage/settings.ts";
import { useAwake } from "../store.ts";
import styles from "./rules.module.css";

/**
 * How to play a game: what it says of itself, when the next puzzle comes, and the way onto the ice. As the server
 * writes it, it stands on the page itself, for who runs no script.
 *
 * @param every how often there is a new one
 * @param midnight says when, of the time of day where the visitor is, and of the day of the week there
 */
export function Rules({
  open,
  onClose,
  every = "day",
  midnight,
  children,
}: {
  open: boolean;
  onClose: () => void;
  every?: Cadence;
  midnight: (time: string, weekday: string) => string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const isAwake = useAwake();
  const hasKeys = useSetting(shortcuts);
  const [next] = useState(() => nextPuzzleAt({ every }, puzzleDayOn({ every }, dayAt(Date.now()))));
  useEffect(() => focusFirstMove, []);
  if (!isAwake)
    return (
      <section className="wrap">
        <h2>{t("header.rules")}</h2>
        {children}
        <p>
          <b>{t("rules.noScript")}</b>
        </p>
      </section>
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("header.rules")}
      actions={
        <Button variant="go" wide onClick={onClose}>
          {t("rules.start")}
        </Button>
      }
    >
      {children}
      <p className={`muted small ${styles.midnight}`}>{midnight(format.localTime(next), format.localWeekday(next))}</p>
      {hasKeys && <p className={`muted small ${styles.keys}`}>{t("rules.keys")}</p>}
    </Dialog>
  );
}

/**
 * Takes who has read the rules to where the first guess is made. The field asks for the focus as the round is
 * dealt, and gets none while the rules lie over it. A field would bring up a phone's keyboard, so there, and as long
 * as nothing has been dealt, it is the page that is gone on with.
 */
function focusFirstMove(): void {
  if (document.activeElement !== document.body) return;
  const move = isTouch() ? null : firstMove();
  (move ?? document.querySelector<HTMLElement>("main"))?.focus({ preventScroll: true });
}
