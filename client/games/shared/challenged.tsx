import type { GameName } from "#rules/shared/game-config";
import { useSearchParams } from "react-router";
import { useClientValue } from "../../storage/store.ts";
import { readPageData, type PageData } from "../../browser/page-data.ts";
import type { GameView } from "#rules/games";
import styles from "./challenged.module.css";

/**
 * Returns a sentence that names the challenger and the result to beat, with the challenger's squares; null without a
 * challenge or a friend's shared result. The code of a challenge in the address is encrypted: only the Worker can decrypt it, and it puts both into the page's
 * data.
 */
export function useChallenge(): NonNullable<PageData["challenge"]> | null {
  const [search] = useSearchParams();
  const code = search.get("challenge") ?? search.get("r");
  const challenge = useClientValue(() => readPageData()?.challenge ?? null);
  return code === null || challenge?.code !== code ? null : challenge;
}

/** Names the challenger above a round, until it is over. */
export function ChallengeBanner({ view }: { view: GameView<GameName> | null }) {
  const challenge = useChallenge();
  const isOver = view !== null && view.state !== "guessing";
  return challenge === null || isOver ? null : <p className={styles.challenged}>{challenge.title}</p>;
}
