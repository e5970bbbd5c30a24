import { t } from "i18next";
import { useToday } from "../../data/today.ts";
import { format } from "../../i18n/format.ts";
import styles from "./questions.module.css";
import { useHydrated } from "../../storage/store.ts";

const QUESTIONS = ["free", "when", "account", "signs"] as const;

/** Four questions and answers, the first one open. */
export function QuestionsSection() {
  const { next } = useToday();
  // Only the browser knows the visitor's time zone.
  const isHydrated = useHydrated();
  return (
    <section aria-labelledby="home-questions">
      <h2 id="home-questions" className="mb-4">
        {t("home.questions.title")}
      </h2>
      {QUESTIONS.map((question) => (
        <details key={question} className={`hairline ${styles.question}`} open={question === "free"}>
          <summary className="row gap-4 justify-between">
            {t(`home.questions.${question}.ask`)}
            <span className={`flex-none relative ${styles.sign}`} aria-hidden="true" />
          </summary>
          <p>
            {question === "when" && !isHydrated
              ? t("home.questions.when.anywhere")
              : t(`home.questions.${question}.answer`, { time: format.localTime(next) })}
          </p>
        </details>
      ))}
    </section>
  );
}
