import { t } from "i18next";
import { useId, useState } from "react";
import { consent, type Consent } from "../../storage/consent.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SettingRow } from "../../ui/setting-row.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Tag } from "../../ui/tag.tsx";
import styles from "./cookies-dialog.module.css";

const KINDS = ["necessary", "analytics", "advertising"] as const;

/** Preset before the first choice. */
const EVERYTHING: Consent = { necessary: true, analytics: true, advertising: true };

/** The choice in detail. Nothing is stored until it is saved. */
export function CookiesDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
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
            <SettingRow
              title={
                <>
                  <label htmlFor={`${id}${kind}`}>{t(`consent.kinds.${kind}`)}</label>{" "}
                  {kind === "necessary" && <Tag>{t("consent.alwaysOn")}</Tag>}
                </>
              }
            >
              <p className="small muted" id={`${id}${kind}Why`}>
                {t(`consent.reasons.${kind}`)}
              </p>
              <Switch
                role="checkbox"
                id={`${id}${kind}`}
                describedBy={`${id}${kind}Why`}
                locked={kind === "necessary"}
                on={chosen[kind]}
                onChange={(on) => setChosen({ ...chosen, [kind]: on })}
              />
            </SettingRow>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
