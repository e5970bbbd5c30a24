import { t } from "i18next";
import { useState } from "react";
import { consent, type Consent } from "../../storage/consent.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SwitchRow } from "../../ui/setting-row.tsx";
import styles from "./cookies-dialog.module.css";

const KINDS = ["necessary", "analytics", "advertising"] as const;

/** Preset before the first choice. */
const EVERYTHING: Consent = { necessary: true, analytics: true, advertising: true };

/** The choice in detail. Nothing is stored until it is saved. */
export function CookiesDialog({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState(() => consent.read() ?? EVERYTHING);
  const save = (): void => {
    consent.choose(chosen);
    onClose();
  };
  const actions = (
    <>
      <Button variant="text" onClick={onClose}>
        {t("consent.cancel")}
      </Button>
      <Button variant="go" onClick={save}>
        {t("consent.save")}
      </Button>
    </>
  );
  return (
    <Dialog onClose={onClose} title={t("consent.title")} actions={actions}>
      <p className="muted small">{t("consent.lead")}</p>
      <ul className={`mt-3 ${styles.kinds}`}>
        {KINDS.map((kind) => (
          <li key={kind}>
            <SwitchRow
              role="checkbox"
              title={t(`consent.kinds.${kind}`)}
              tag={kind === "necessary" ? t("consent.alwaysOn") : undefined}
              hint={t(`consent.reasons.${kind}`)}
              locked={kind === "necessary"}
              on={chosen[kind]}
              onChange={(on) => setChosen({ ...chosen, [kind]: on })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
