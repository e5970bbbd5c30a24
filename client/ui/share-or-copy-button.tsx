import { t } from "i18next";
import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import type { IconName } from "./icon.tsx";
import { Note } from "./note.tsx";
import type { ShareOutcome as Outcome } from "./share-or-copy.ts";
import styles from "./share-or-copy-button.module.css";

/** Longer texts scroll. */
const MOST_ROWS = 4;

/** A button that shares or copies, and says when it has copied. */
export function ShareOrCopyButton({
  outcome,
  icon,
  children,
  ...rest
}: ComponentProps<typeof Button> & { outcome: Outcome | null; icon: IconName; children: string }) {
  const isCopied = outcome === "copied";
  const done = t("share.done");
  return (
    <Button {...rest} icon={isCopied ? "check" : icon}>
      {/* As wide as the longer text, so that nothing moves. */}
      <span className={`stack justify-items-center ${styles.words}`} data-other={isCopied ? children : done}>
        {isCopied ? done : children}
      </span>
    </Button>
  );
}

/** Announces that a text was copied or a picture saved; shows a text for selecting, and a failure. */
export function ShareOutcomeText({ outcome, text }: { outcome: Outcome | null; text: string }) {
  const isByHand = outcome === "by-hand";
  return (
    <div role="status" className={isByHand || outcome === "failed" ? styles.byHand : "vh"}>
      {outcome === "copied" && t("share.copied")}
      {outcome === "saved" && t("share.saved")}
      {outcome === "failed" && <Note tone="bad">{t("share.failed")}</Note>}
      {isByHand && (
        <>
          <p className="small muted">{t("share.byHand")}</p>
          <textarea
            className={`mt-2 ${styles.text}`}
            readOnly
            rows={Math.min(MOST_ROWS, text.split("\n").length)}
            value={text}
            aria-label={t("share.text")}
            onFocus={(event) => event.currentTarget.select()}
          />
        </>
      )}
    </div>
  );
}
