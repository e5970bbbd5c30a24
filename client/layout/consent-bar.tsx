import { t } from "i18next";
import { createPortal } from "react-dom";
import { consent } from "../storage/consent.ts";
import { useStore } from "../storage/store.ts";
import { Button } from "../ui/button.tsx";
import { openDialog } from "../ui/dialogs-open.ts";
import { screenFooter } from "../ui/screen-footer.ts";
import styles from "./consent-bar.module.css";

/**
 * The consent bar: one line of text and three equal buttons, at the bottom of the screen.
 *
 * @param onEnter called when focus enters the bar, with the element that had it before
 */
export function ConsentBar({ onEnter }: { onEnter: (before: EventTarget | null) => void }) {
  const choose = (everything: boolean) => {
    // Focus may have entered the prerendered bar before hydration.
    onEnter(null);
    consent.choose({ necessary: true, analytics: everything, advertising: everything });
  };
  const foot = useStore(screenFooter);
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
