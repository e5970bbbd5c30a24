import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#rules/i18n/address";
import prose from "../../articles/prose.module.css";
import type { TextProps } from "../../articles/shelf.ts";
import { operatorIn } from "../../browser/configuration.ts";
import { useFormat } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.ts";
import { Text as English } from "./en.md";
import { head } from "./en.md?head";
import { Text as French } from "./fr.md";
import styles from "./privacy-page.module.css";

const texts: Record<Language, ComponentType<TextProps>> = { en: English, fr: French };

export function PrivacyPage() {
  const { t } = useTranslation();
  const { day } = useFormat();
  const Text = texts[useLanguage()];
  return (
    <article className={styles.policy}>
      <h1 className="display">{t("privacy.title")}</h1>
      <p className="muted small">{t("privacy.updated", { day: day(head.date) })}</p>
      <div className={prose.text}>
        <Text Part={OperatorPart} />
      </div>
    </article>
  );
}

/** The operator's name or contact, or a sentence if they are not configured. */
function OperatorPart({ name }: { name: string }) {
  const { operator, contact } = operatorIn(useLanguage());
  return name === "OPERATOR" ? operator : contact;
}
