import { useTranslation } from "react-i18next";
import type { Candidate } from "#rules/player";
import { useFormat } from "../../i18n/format.ts";
import { classNames } from "../../ui/class-names.ts";
import { Crest } from "../../ui/crest.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./stage.module.css";

/** Letters that fit on a line at full size. */
const ROOM = 11;

/**
 * Who it was, and where today's is to be found.
 *
 * @param missed the share of players who never found him, 0 to 1; null when there were too few to tell
 */
export function Reveal({ player, guesses, missed }: { player: Candidate; guesses: number; missed: number | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const told = missed === null ? t("promo.solved", { count: guesses }) : t("promo.missed", { share: format.percent(missed) });
  return (
    <div className={styles.reveal} data-team={player.team}>
      <div className={styles.sweater}>
        <Portrait last={player.last} number={player.number} team={player.team} />
        <Crest code={player.team} conference={player.conference} className={styles.crest} />
      </div>
      <p className={styles.it}>{t("promo.it")}</p>
      <p className={classNames("display", styles.name, player.last.length > ROOM && styles.long)}><span>{player.first}</span> {player.last}</p>
      <p className={styles.say}>{told} <b>{t("promo.live")}</b></p>
      <p className={styles.address}>{location.host}</p>
    </div>
  );
}
