import { useTranslation } from "react-i18next";
import { pathOfPlayer } from "#rules/site/player-address";
import { LinkList, type Way } from "../../ui/link-list.tsx";
import styles from "./ending-panels.module.css";
import type { AnyMode, EndedView } from "./game-screen.ts";

/**
 * The last tab of the ending: the answer's card and where to go from here.
 *
 * @param name the answer's; null for a Grid
 * @param onChallenge opens the dialog that challenges a friend; undefined if the round cannot be played again
 */
export function EndingMore({
  mode: { Details },
  view,
  pieces,
  name,
  ways,
  onChallenge,
}: {
  mode: AnyMode;
  view: EndedView;
  pieces: unknown;
  name: string | null;
  ways: readonly Way[];
  onChallenge: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { answer } = view;
  const all: Way[] = [...ways];
  if (onChallenge) all.unshift({ name: t("challenge.open"), icon: "link", onOpen: onChallenge });
  if (name !== null && "player" in answer)
    all.unshift({ name: t("players.more", { name }), to: pathOfPlayer(answer.player, name) });
  return (
    <div className={styles.sections}>
      {Details !== null && (
        <div className={styles.facts}>
          <Details answer={answer} view={view} pieces={pieces} />
        </div>
      )}
      <nav aria-label={t("ways.title")}>
        <LinkList ways={all} />
      </nav>
    </div>
  );
}
