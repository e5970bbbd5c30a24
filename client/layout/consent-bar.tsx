import { t } from "i18next";
import { createPortal } from "react-dom";
import { Button } from "../ui/button.tsx";
import { useScreenFooter } from "../ui/screen-footer.ts";
import styles from "./consent-bar.module.css";

interface Props {
  /** Accepts all categories, or only the necessary one. */
  onChoose: (everything: boolean) => void;
  /** Opens the dialog with the categories. */
  onSettings: () => void;
  /** Called when focus enters the bar, with the element that had it before. */
  onEnter: (before: EventTarget | null) => void;
}

/** The consent bar: one line of text and three equal buttons, at the bottom of the screen. */
export function ConsentBar({ onChoose, onSettings, onEnter }: Props) {
  const foot = useScreenFooter();
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
          <Button onClick={() => onChoose(true)}>{t("consent.acceptAll")}</Button>
          <Button onClick={() => onChoose(false)}>{t("consent.rejectAll")}</Button>
          <Button aria-haspopup="dialog" onClick={onSettings}>
            {t("consent.settings")}
          </Button>
        </div>
      </div>
    </section>
  );
  return foot === null ? bar : createPortal(bar, foot);
}
