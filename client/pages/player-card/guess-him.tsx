import { t } from "i18next";
import type { HistoricalPlayer } from "#rules/league/player";
import { failureCodeOf } from "../../data/api.ts";
import { challengeLink } from "../../data/challenge.ts";
import { ShareOrCopyButton } from "../../ui/share-or-copy-button.tsx";
import styles from "./drawn-card.module.css";

/**
 * Hides the player in a link for a friend: in Classic if the player is on a roster, otherwise in Legends, which has all
 * players.
 */
export const GuessHim = ({ person: { id, team } }: { person: HistoricalPlayer }) => (
  <div className={`stack gap-3 justify-items-start ${styles.guess}`}>
    <ShareOrCopyButton
      variant="blue"
      icon="target"
      content={async () => ({
        text: `${t("challenge.invitation")}\n${await challengeLink(id, team === null ? "legends" : "classic")}`,
      })}
      explain={(error) => t(`errors.${failureCodeOf(error)}`)}
    >
      {t("generator.guessHim")}
    </ShareOrCopyButton>
  </div>
);
