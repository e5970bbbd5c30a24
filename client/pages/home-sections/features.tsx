import { t } from "i18next";
import styles from "./features.module.css";

/** Features with a figure each. The figures are years and counts, the same in both languages. */
const FEATURES = { games: "5", clues: "9", history: "1917", account: "0" } as const;

export function FeaturesSection() {
  return (
    <section className={styles.features} aria-labelledby="home-features">
      <div className={`wrap ${styles.band}`}>
        <h2 id="home-features">{t("home.features.title")}</h2>
        <ul className={`stack mt-5 ${styles.list}`}>
          {(Object.keys(FEATURES) as (keyof typeof FEATURES)[]).map((feature) => (
            <li key={feature}>
              <h3>
                <span className={`block ${styles.figure}`}>{FEATURES[feature]}</span>{" "}
                {t(`home.features.${feature}.title`)}
              </h3>
              <p className="mt-2 muted">{t(`home.features.${feature}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
