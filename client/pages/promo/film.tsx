import { t } from "i18next";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { screenFooter } from "../../ui/screen-footer.ts";
import styles from "./promo.module.css";

/** The stage alone on the screen, without controls once the cookie choice is made. Escape or a click returns. */
export function PromoFilm({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is removed: only then does the browser return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    screenFooter.set(element);
    return () => {
      screenFooter.set(null);
      element?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`col w-full ${styles.film}`}
      aria-label={t("promo.filming")}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div tabIndex={-1} className={`center flex-1 ${styles.screen}`} onClick={onClose}>
        {children}
      </div>
    </dialog>
  );
}
