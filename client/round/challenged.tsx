import { useSearchParams } from "react-router";
import { useOwn } from "../store.ts";
import { written } from "../written.ts";
import styles from "./challenged.module.css";

/**
 * The title of the challenge in the address, at the head of its round: who challenges, and what there is to beat. Only the server can
 * decrypt the code; the page data of the document has the title.
 */
export function Challenged() {
  const code = useSearchParams()[0].get("challenge");
  const challenge = useOwn(() => written()?.challenge ?? null);
  if (code === null || challenge?.code !== code) return null;
  return <p className={styles.challenged}>{challenge.title}</p>;
}
