import { t } from "i18next";
import type { RosterClue } from "#rules/roster/roster";
import type { TeamSeason } from "#rules/roster/team-season";
import { clubName } from "../../i18n/club-name.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { formatSeason } from "#rules/league/years";
import type { ShownGuess } from "../shared/use-play.ts";
import type { SeasonIndex } from "../../data/seasons.ts";
import { Chip } from "../../ui/chip.tsx";
import { ClubCrest } from "../../ui/club-crest.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ArrowIcon } from "../../ui/verdict-icon.tsx";
import styles from "./guesses.module.css";
import { markWords } from "./words.ts";

/**
 * The guesses with their clues, newest first. One without a clue is being judged and not announced.
 *
 * @param isLow uses as little height as possible
 */
export function RosterGuesses({
  tries,
  seasons,
  isLow = false,
}: {
  tries: readonly ShownGuess<TeamSeason, RosterClue>[];
  seasons: SeasonIndex;
  isLow?: boolean;
}) {
  return (
    <ol className={classNames(isLow && styles.low)}>
      {tries.map(({ guess: { team, season }, clue }, place) => (
        <li
          key={`${season} ${team}`}
          className={`stack hairline ${styles.guess}`}
          aria-hidden={clue === null}
          data-newest={place === 0 || undefined}
        >
          <ClubCrest code={team} clubs={seasons.clubs} />
          <div>
            <p className={`name-20 ${styles.team}`}>{clubName(seasons.clubs.get(team), team, season)}</p>
            <p className={`muted text-13 ${styles.told}`}>
              {clue === null ? "\u00a0" : t(`roster.told.${clue.team.verdict}`)}
            </p>
          </div>
          <div className={`cluster gap-2 ${styles.verdicts}`}>
            <Chip verdict={clue && clue.team.verdict}>
              {t("roster.team")}
              {clue !== null && <span className="vh">{markWords(clue.team)}</span>}
            </Chip>
            <Chip verdict={clue && clue.season.verdict}>
              {formatSeason(season, documentLanguage())}
              {clue !== null && clue.season.arrow !== "none" && <ArrowIcon arrow={clue.season.arrow} />}
              {clue !== null && <span className="vh">{markWords(clue.season)}</span>}
            </Chip>
          </div>
        </li>
      ))}
    </ol>
  );
}
