import { t } from "i18next";
import styles from "./how-to-play.module.css";

const STEPS = ["name", "read", "follow", "score"] as const;

export function RulesIllustration() {
  return (
    <section className="band" aria-labelledby="home-steps">
      <div className="wrap">
        <h2 id="home-steps">{t("home.steps.title")}</h2>
        <ol className={`stack gap-5 ${styles.steps}`}>
          {STEPS.map((step, index) => (
            <li className="relative" key={step}>
              <span className={`center relative round ${styles.circle}`} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className="mt-4">{t(`home.steps.${step}.title`)}</h3>
                <p className="mt-2 muted">{t(`home.steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
