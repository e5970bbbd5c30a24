import { t } from "i18next";
import { Suspense } from "react";
import { onDemand } from "../../ui/on-demand.ts";
import { ErrorBoundary } from "../../ui/part-boundary.tsx";
import type { FoldName } from "./folded-sections.tsx";
import styles from "./folds.module.css";

const Content = onDemand<{ of: FoldName; next: number }>(
  async () => (await import("./folded-sections.tsx")).FoldedSections,
);

const TITLES = {
  games: "home.folds.games",
  what: "home.what.title",
  rules: "header.rules",
  questions: "home.questions.title",
} as const satisfies Record<FoldName, string>;

/**
 * The sections of the first home for a returning visitor: one line of disclosures, of which one at a time is open.
 *
 * @param next when the next player comes, in Unix milliseconds
 */
export function Folds({ next }: { next: number }) {
  return (
    <div className={`cluster justify-center ${styles.line}`}>
      {(Object.keys(TITLES) as FoldName[]).map((name) => (
        <details key={name} className={styles.fold} name="home-sections">
          <summary>{t(TITLES[name])}</summary>
          {/* The page works without it. */}
          <ErrorBoundary failed={null}>
            <Suspense>
              <Content of={name} next={next} />
            </Suspense>
          </ErrorBoundary>
        </details>
      ))}
    </div>
  );
}
