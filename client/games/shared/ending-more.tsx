import { t } from "i18next";
import { playerPathByName } from "#rules/site/player-address";
import { LinkList, type ListedLink } from "../../ui/link-list.tsx";
import styles from "./ending-panels.module.css";
import type { EndedScreen } from "./game-screen.ts";

/**
 * The last tab of the ending: the answer's card and links to other pages.
 *
 * @param onChallenge opens the dialog that challenges a friend; undefined if the round cannot be played again
 */
export function EndingMore({
  screen: { Details, nameOf },
  view,
  league,
  links,
  onChallenge,
}: EndedScreen & {
  links: readonly ListedLink[];
  onChallenge: (() => void) | undefined;
}) {
  const { answer } = view;
  const name = nameOf(answer, league);
  const all: ListedLink[] = [...links];
  if (onChallenge) all.unshift({ name: t("challenge.open"), icon: "link", onOpen: onChallenge });
  if (name !== null && "player" in answer)
    all.unshift({ name: t("players.more", { name }), to: playerPathByName(answer.player, name) });
  return (
    <div className={`stack gap-5 ${styles.sections}`}>
      <div className={styles.facts}>
        <Details answer={answer} view={view} league={league} />
      </div>
      <nav aria-label={t("links.title")}>
        <LinkList links={all} />
      </nav>
    </div>
  );
}
