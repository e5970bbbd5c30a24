import { t } from "i18next";
import { Suspense } from "react";
import type { Language } from "#rules/i18n/address";
import type { TextProps } from "../../articles/head.ts";
import prose from "../../articles/prose.module.css";
import { operatorIn } from "../../browser/configuration.ts";
import { format } from "../../i18n/format.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { Loading } from "../../ui/loading.tsx";
import { onDemand, type OnDemand } from "../../ui/on-demand.ts";
import { head } from "./en.md?head";
import styles from "./privacy-page.module.css";

const texts: Record<Language, OnDemand<TextProps>> = {
  en: onDemand(async () => (await import("./en.md")).Text),
  fr: onDemand(async () => (await import("./fr.md")).Text),
};

export function PrivacyPage() {
  const Text = texts[documentLanguage()];
  return (
    <article className={styles.policy}>
      <h1 className="display">{t("privacy.title")}</h1>
      <p className="muted small">{t("privacy.updated", { day: format.day(head.date) })}</p>
      <div className={prose.text}>
        <Suspense fallback={<Loading />}>
          <Text Part={OperatorPart} />
        </Suspense>
      </div>
    </article>
  );
}

/** The operator's name or contact, or a sentence if they are not configured. */
function OperatorPart({ name }: { name: string }) {
  const { operator, contact } = operatorIn(documentLanguage());
  return name === "OPERATOR" ? operator : contact;
}
