import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { CLUES, type ClueName } from "#rules/classic";
import type { Candidate } from "#rules/player";
import { useFormat } from "../../i18n/format.ts";
import { classNames } from "../../ui/class-names.ts";
import { countryCode } from "../../ui/country-code.ts";
import { ArrowIcon, VerdictIcon } from "../../ui/verdict-icon.tsx";
import type { PlayedGuess } from "./playback.ts";
import styles from "./stage.module.css";

/** A guess of the teaser: the name, and a tile for each clue, turning over one after another. */
export function PlayedRow({ guess: { player, clue } }: { guess: PlayedGuess }) {
  const valueOf = useClueValue();
  return (
    <li>
      <b>{player.first} {player.last}</b>
      <span className={styles.tiles}>
        {CLUES.map((name, place) => {
          const { verdict, arrow } = clue[name];
          return (
            <span key={name} className={classNames(styles.tile, styles[verdict])} style={{ "--i": place } as CSSProperties}>
              <VerdictIcon verdict={verdict} className={styles.verdict} />
              <span>{valueOf(name, player)}</span>
              {arrow !== "none" && <ArrowIcon arrow={arrow} className={styles.arrow} />}
            </span>
          );
        })}
      </span>
    </li>
  );
}

/** A clue's value, as short as it can be said. */
function useClueValue() {
  const { t } = useTranslation();
  const format = useFormat();
  return (name: ClueName, player: Candidate): string => {
    switch (name) {
      case "team": return player.team;
      case "conference": return t(`conferences.${player.conference}`);
      case "position": return t(`positionsShort.${player.position}`);
      case "country": return countryCode(player.country);
      case "points": return format.number(player.points);
      default: return String(player[name] ?? "–");
    }
  };
}
