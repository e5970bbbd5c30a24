import { useSearchParams } from "react-router";
import { useClientValue } from "../../storage/store.ts";
import { readPageData } from "../../browser/page-data.ts";
import styles from "./challenged.module.css";

/**
 * Returns a sentence that names the challenger and the result to beat; null without a challenge. The code in the
 * address is encrypted: only the Worker can decrypt it, and it puts the sentence into the page's data.
 */
export function useChallengeTitle(): string | null {
  const code = useSearchParams()[0].get("challenge");
  const challenge = useClientValue(() => readPageData()?.challenge ?? null);
  return code === null || challenge?.code !== code ? null : challenge.title;
}

/** Names the challenger above a round. */
export function ChallengeBanner() {
  const title = useChallengeTitle();
  return title === null ? null : <p className={styles.challenged}>{title}</p>;
}
