import { useSearchParams } from "react-router";
import { useOwn } from "../store.ts";
import styles from "./challenged.module.css";

const contentOf = (property: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[property="og:${property}"]`)?.content ?? "";

/**
 * Says at the head of a round that a friend asks for it, and what there is to beat. The code that the address carries is
 * sealed: the server, which has opened it, says so in the head of the page that came with it (worker/told.ts).
 */
export function Challenged() {
  const code = useSearchParams()[0].get("challenge");
  const told = useOwn(() => ({ picture: contentOf("image"), title: contentOf("title") }));
  if (code === null || !told?.picture.includes(`/challenges/${code}.`)) return null;
  return <p className={styles.challenged}>{told.title}</p>;
}
