import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#rules/address";
import { useLanguage } from "../../i18n/language.ts";
import { contrast, theme, useSetting } from "../../storage/settings.ts";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Segment } from "../../ui/segment.tsx";
import styles from "./settings-dialog.module.css";
import { Switch } from "../../ui/switch.tsx";
import { useSwitchLanguage } from "../../ui/use-switch-language.ts";

const THEMES = ["system", "dark", "light"] as const;
const VERDICTS = ["match", "near", "miss"] as const;

/** Each language in its own words, whatever is spoken now. */
const LANGUAGE_NAMES = { en: "English", fr: "Français" };

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <b>{title}</b>
      {children}
    </div>
  );
}

/** What the visitor can set: each choice takes effect, and is kept, at once. */
export function SettingsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const switchTo = useSwitchLanguage();
  const chosenTheme = useSetting(theme);
  const chosenContrast = useSetting(contrast);
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} title={t("settings.title")}>
      <Row title={t("settings.theme")}>
        <Segment
          label={t("settings.theme")}
          options={THEMES.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
          value={chosenTheme}
          onChange={theme.choose}
        />
      </Row>
      <Row title={t("settings.language")}>
        <Segment
          label={t("settings.language")}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={language}
          onChange={switchTo}
        />
      </Row>
      <div className={styles.row}>
        <b id={`${id}name`}>{t("settings.contrast")}</b>
        <p id={`${id}hint`}>{t("settings.contrastHint")}</p>
        <Switch
          labelledBy={`${id}name`}
          describedBy={`${id}hint`}
          on={chosenContrast === "high"}
          onChange={(on) => contrast.choose(on ? "high" : "normal")}
        />
      </div>
      <p className={styles.palette} data-contrast="high" aria-hidden="true">
        {VERDICTS.map((verdict) => (
          <Chip key={verdict} verdict={verdict}>
            {t(`verdicts.${verdict}`)}
          </Chip>
        ))}
      </p>
      <p className="muted small">{t("settings.motion")}</p>
    </Dialog>
  );
}
