import { t } from "i18next";
import { useEffect, useState, type ComponentProps } from "react";
import { Button } from "./button.tsx";
import type { IconName } from "./icon.tsx";
import { Note } from "./note.tsx";
import { shareOrCopy, type Shareable, type ShareOutcome } from "./share-or-copy.ts";
import styles from "./share-or-copy-button.module.css";

/** How long the button says that the text was copied. */
const COPIED_MS = 4000;

/** Longer texts scroll. */
const MOST_ROWS = 4;

/** How the last press ended, with the shared text or the reason why nothing could be shared. */
interface Last {
  outcome: ShareOutcome | "failed" | null;
  text: string;
}

const NOTHING: Last = { outcome: null, text: "" };

/**
 * A button that shares or copies, and says when it has copied. After it, in the same container, what a screen reader
 * announces; if necessary a text for selecting, or a failure.
 *
 * @param content what to share, or a function that loads it
 * @param explain returns the text about a failure to load
 */
export function ShareOrCopyButton({
  content,
  explain = () => t("share.failed"),
  busy = false,
  icon,
  children,
  ...rest
}: Omit<ComponentProps<typeof Button>, "content" | "onClick"> & {
  content: Shareable | (() => Promise<Shareable>);
  explain?: (error: unknown) => string;
  icon: IconName;
  children: string;
}) {
  const [last, setLast] = useState(NOTHING);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    if (last.outcome !== "copied") return;
    const timer = setTimeout(() => setLast(NOTHING), COPIED_MS);
    return () => clearTimeout(timer);
  }, [last]);
  const press = async () => {
    setLoading(typeof content === "function");
    try {
      const loaded = typeof content === "function" ? await content() : content;
      setLast({ outcome: await shareOrCopy(loaded), text: loaded.text ?? "" });
    } catch (error) {
      setLast({ outcome: "failed", text: explain(error) });
    }
    setLoading(false);
  };
  const { outcome, text } = last;
  const isCopied = outcome === "copied";
  const isByHand = outcome === "by-hand";
  const done = t("share.done");
  return (
    <>
      <Button {...rest} icon={isCopied ? "check" : icon} busy={busy || isLoading} onClick={() => void press()}>
        {/* As wide as the longer text, so that nothing moves. */}
        <span className={`stack justify-items-center ${styles.words}`} data-other={isCopied ? children : done}>
          {isCopied ? done : children}
        </span>
      </Button>
      <div role="status" className={isByHand || outcome === "failed" ? styles.byHand : "vh"}>
        {isCopied && t("share.copied")}
        {outcome === "saved" && t("share.saved")}
        {outcome === "failed" && <Note tone="bad">{text}</Note>}
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
    </>
  );
}
