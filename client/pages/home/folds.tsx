import { t } from "i18next";
import { Suspense } from "react";
import { onDemandBelow } from "../../ui/on-demand.ts";
import type { FoldName } from "./sections.tsx";
import styles from "./folds.module.css";

const Content = onDemandBelow(async () => (await import("./sections.tsx")).FoldedSections);

const TITLES = {
  games: "home.folds.games",
  what: "home.what.title",
  rules: "header.rules",
  questions: "home.questions.title",
} as const satisfies Record<FoldName, string>;

/** The sections of the first home for a returning visitor: one line of disclosures, of which one at a time is open. */
export function Folds() {
  return (
    <div className={`cluster justify-center ${styles.line}`}>
      {(Object.keys(TITLES) as FoldName[]).map((name) => (
        <details key={name} className={styles.fold} name="home-sections">
          <summary>{t(TITLES[name])}</summary>
          <Suspense>
            <Content of={name} />
          </Suspense>
        </details>
      ))}
    </div>
  );
}
