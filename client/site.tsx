import { useTranslation } from "react-i18next";
import { Shell } from "./frame/shell.tsx";
import { speak, useLanguage } from "./i18n/language.ts";
import { BrowserRouter } from "./routing/browser-router.tsx";
import { showNotice } from "./ui/notices.ts";
import { written } from "./written.ts";

/** The site in a browser, at whatever address that shows. */
export function Site() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <BrowserRouter
      written={written()?.search ?? null}
      language={language}
      onLanguage={(next) => speak(next).catch(() => showNotice({ text: t("errors.unknown"), tone: "bad" }))}
    >
      <Shell />
    </BrowserRouter>
  );
}
