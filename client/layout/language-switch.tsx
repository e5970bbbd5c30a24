import { t } from "i18next";
import { LANGUAGES } from "#rules/i18n/address";
import { chooseLanguage, documentLanguage } from "../i18n/language.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "../ui/segment.module.css";

const NAMES = { en: "EN, English", fr: "FR, français" };

/** English or French. Phones show only the other language. */
export function LanguageSwitch() {
  const language = documentLanguage();
  return (
    <div
      className={classNames("relative surface-2", styles.segment, styles.languages)}
      role="group"
      aria-label={t("header.language")}
    >
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          aria-label={NAMES[each]}
          onClick={() => chooseLanguage(each)}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
