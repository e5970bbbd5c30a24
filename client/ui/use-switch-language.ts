import { useTranslation } from "react-i18next";
import type { Language } from "#rules/address";
import { chooseLanguage } from "../i18n/language.ts";
import { showNotice } from "./notices.ts";

/** Switches the language, and says so when its words cannot be fetched. */
export function useSwitchLanguage(): (language: Language) => void {
  const { t } = useTranslation();
  return (language) => {
    chooseLanguage(language).catch(() => showNotice({ text: t("errors.unknown"), tone: "bad" }));
  };
}
