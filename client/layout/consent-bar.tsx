import { t } from "i18next";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { consent } from "../storage/consent.ts";
import { useStore } from "../storage/store.ts";
import { Button } from "../ui/button.tsx";
import { openDialog } from "../ui/dialogs-open.ts";
import { screenFooter } from "../ui/screen-footer.ts";
import styles from "./consent-bar.module.css";

/**
 * The consent bar, on every page until a choice is stored: one line of text and three equal buttons, at the bottom of the
 * screen.
 */
export function ConsentBar() {
  const isAsked = useStore(consent) === null;
  const onEnter = useReturnOfFocus(isAsked);
  const foot = useStore(screenFooter);
  if (!isAsked) return null;
  const choose = (everything: boolean) => {
    // Focus may have entered the prerendered bar before hydration.
    onEnter(null);
    consent.choose({ necessary: true, analytics: everything, advertising: everything });
  };
  const bar = (
    <section
      className={`surface ${styles.bar}`}
      data-consent-bar
      aria-label={t("consent.label")}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onEnter(relatedTarget);
      }}
    >
      <div className={`wrap row ${styles.line}`}>
        <p>{t("consent.text")}</p>
        <div className={`stack flex-none gap-3 ${styles.choices}`}>
          <Button onClick={() => choose(true)}>{t("consent.acceptAll")}</Button>
          <Button onClick={() => choose(false)}>{t("consent.rejectAll")}</Button>
          <Button aria-haspopup="dialog" onClick={() => openDialog("cookies")}>
            {t("consent.settings")}
          </Button>
        </div>
      </div>
    </section>
  );
  return foot === null ? bar : createPortal(bar, foot);
}

/**
 * Returns focus, once the bar is gone, to the element that had it before the bar, or to the content of the page.
 *
 * @returns what to call when focus enters the bar
 */
function useReturnOfFocus(isAsked: boolean): (before: EventTarget | null) => void {
  const before = useRef<HTMLElement | null>(null);
  const wasEntered = useRef(false);
  useEffect(() => {
    if (isAsked || !wasEntered.current) return;
    wasEntered.current = false;
    // A dialog closed by the same press has returned focus to a button of the bar, which no longer exists.
    if (document.activeElement !== document.body) return;
    const returnTo = before.current?.isConnected === true ? before.current : document.getElementById("main");
    returnTo?.focus({ preventScroll: true });
  }, [isAsked]);
  return (element) => {
    wasEntered.current = true;
    // Focus also enters the bar when the dialog that it opened closes.
    if (element instanceof HTMLElement && element.closest("dialog") === null) before.current = element;
  };
}
