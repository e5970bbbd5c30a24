import { useSearchParams } from "react-router";
import { useClientValue } from "../../storage/store.ts";
import { readPageData, type PageData } from "../../browser/page-data.ts";
import styles from "./challenged.module.css";

/**
 * Returns a sentence that names the challenger and the result to beat, with the challenger's squares; null without a
 * challenge. The code in the address is encrypted: only the Worker can decrypt it, and it puts both into the page's
 * data.
 */
export function useChallenge(): NonNullable<PageData["challenge"]> | null {
  const code = useSearchParams()[0].get("challenge");
  const challenge = useClientValue(() => readPageData()?.challenge ?? null);
  return code === null || challenge?.code !== code ? null : challenge;
}

/** Names the challenger above a round. */
export function ChallengeBanner() {
  const challenge = useChallenge();
  return challenge === null ? null : <p className={styles.challenged}>{challenge.title}</p>;
}
