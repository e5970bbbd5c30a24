import { t } from "i18next";
import { LANGUAGES } from "#rules/i18n/address";
import { vibrate, canVibrate, prefersReducedMotion, playHornPreview } from "../../effects/effects.ts";
import { chooseLanguage, documentLanguage } from "../../i18n/language.ts";
import { haptics, shortcuts, sound } from "../../storage/effects.ts";
import { contrast, theme } from "../../storage/settings.ts";
import { useStore } from "../../storage/store.ts";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Segment } from "../../ui/segment.tsx";
import { SettingRow, SwitchRow } from "../../ui/setting-row.tsx";
import styles from "./settings-dialog.module.css";

const THEMES = ["system", "dark", "light"] as const;
const VERDICTS = ["match", "near", "miss"] as const;

const LANGUAGE_NAMES = { en: "English", fr: "Français" };

/** The visitor's settings. Each change takes effect and is stored at once. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const isSound = useStore(sound);
  const isHaptic = useStore(haptics);
  const still = prefersReducedMotion();
  return (
    <Dialog onClose={onClose} title={t("settings.title")}>
      <SettingRow title={t("settings.theme")}>
        <Segment
          label={t("settings.theme")}
          options={THEMES.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
          value={useStore(theme)}
          onChange={theme.choose}
        />
      </SettingRow>
      <SettingRow title={t("settings.language")}>
        <Segment
          label={t("settings.language")}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={documentLanguage()}
          onChange={chooseLanguage}
        />
      </SettingRow>
      <SwitchRow
        title={t("settings.contrast")}
        hint={t("settings.contrastHint")}
        on={useStore(contrast) === "high"}
        onChange={(on) => contrast.choose(on ? "high" : "normal")}
      />
      <p className={`cluster gap-2 hairline ${styles.palette}`} data-contrast="high" aria-hidden="true">
        {VERDICTS.map((verdict) => (
          <Chip key={verdict} verdict={verdict}>
            {t(`verdicts.${verdict}`)}
          </Chip>
        ))}
      </p>
      {/* Switching sound or vibration on plays a sample. */}
      <SwitchRow
        title={t("settings.sound")}
        hint={t("settings.soundHint")}
        on={isSound && !still}
        locked={still}
        onChange={(on) => {
          sound.choose(on);
          if (on) void playHornPreview();
        }}
      />
      {canVibrate() && (
        <SwitchRow
          title={t("settings.haptics")}
          hint={t("settings.hapticsHint")}
          on={isHaptic && !still}
          locked={still}
          onChange={(on) => {
            haptics.choose(on);
            vibrate("won");
          }}
        />
      )}
      <SwitchRow
        title={t("settings.shortcuts")}
        hint={t("settings.shortcutsHint")}
        on={useStore(shortcuts)}
        onChange={shortcuts.choose}
      />
      <p className={`muted small hairline ${styles.motion}`}>
        {t("settings.motion")} {still && t("settings.still")}
      </p>
    </Dialog>
  );
}
