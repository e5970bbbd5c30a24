import { useTranslation } from "react-i18next";
import type { Day } from "#rules/shared/day";
import { useFormat } from "../../i18n/format.ts";
import type { Language } from "#rules/i18n/address";
import { useLanguage } from "../../i18n/language.ts";
import { policyInEnglish } from "./policy-en.tsx";
import { policyInFrench } from "./policy-fr.tsx";
import { TOPICS, type Policy } from "./policy.ts";
import styles from "./privacy-page.module.css";

/** Date of the last change. */
const SINCE: Day = "2026-11-24";

/** Separate from the site's texts, which every page loads. */
const policies: Record<Language, Policy> = { en: policyInEnglish, fr: policyInFrench };

/** The privacy page. */
export function PrivacyPage() {
  const { t } = useTranslation();
  const { day } = useFormat();
  const { gist, topics } = policies[useLanguage()];
  return (
    <article className={styles.policy}>
      <h1 className="display">{t("privacy.title")}</h1>
      <p className="muted small">{t("privacy.updated", { day: day(SINCE) })}</p>
      <p className={styles.gist}>{gist}</p>
      {TOPICS.map((topic) => (
        <section key={topic}>
          <h2>{topics[topic].title}</h2>
          {topics[topic].text}
        </section>
      ))}
    </article>
  );
}
