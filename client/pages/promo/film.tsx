import { useLayoutEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { provideScreenFooter } from "../../ui/screen-footer.ts";
import styles from "./promo.module.css";

/**
 * The stage alone on the screen, without anything to press once the question for consent is answered.
 * Esc or a click on it returns.
 */
export function PromoFilm({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    const takeBack = provideScreenFooter(element);
    return () => {
      takeBack();
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.film}
      aria-label={t("promo.filming")}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div tabIndex={-1} className={styles.screen} onClick={onClose}>
        {children}
      </div>
    </dialog>
  );
}
