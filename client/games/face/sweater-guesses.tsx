import { t } from "i18next";
import type { FaceClue, FaceGuess } from "#rules/face/face";
import { SKIP } from "#rules/face/stages";
import type { LeagueVersion } from "../../data/league.ts";
import { playerFullName } from "#rules/league/player";
import type { RevealedSweaterFacts } from "#rules/face/sweater";
import type { ColourPair, SweaterColour } from "#rules/face/sweater-colours";
import type { SweaterFact } from "#rules/face/sweater-facts";
import { factsOfStages, SWEATER_STAGES, type SweaterFactName } from "#rules/face/sweater-stages";
import { useNews } from "../shared/news.ts";
import type { ShownGuess } from "../shared/use-play.ts";
import { Icon } from "../../ui/icon.tsx";
import { PLACEHOLDER_COLORS } from "../../ui/sweater-card/shades.ts";
import { formatDecade, formatHeight } from "../../ui/sweater-card/sweater-words.ts";
import { Tile } from "../../ui/tile.tsx";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import styles from "./sweater-guesses.module.css";

/**
 * The facts shown so far, then the guesses, newest first. A guess repeats the row of facts: what the guessed player has,
 * and whether it fits.
 *
 * @param league null until loaded; no guesses are shown without them
 */
export function SweaterGuesses({
  told,
  guesses,
  league,
}: {
  told: RevealedSweaterFacts;
  guesses: readonly ShownGuess<FaceGuess, FaceClue>[];
  league: LeagueVersion | null;
}) {
  const news = useNews();
  const rows = guesses.map((one, at) => ({ ...one, at })).reverse();
  return (
    <ol
      className={`stack gap-2 container nowrap ${styles.rows}`}
      aria-label={t("face.sweaters.rows")}
      data-facts={shownFacts(told).length}
    >
      <li {...news("judged")}>
        <b className={`row gap-2 ${styles.head}`}>{t("face.sweaters.facts")}</b>
        {shownFacts(told).map(({ name, value }) => (
          <FactTile key={name} name={name} value={value} isShown />
        ))}
      </li>
      {league !== null &&
        rows.map(({ guess, clue, at }) => (
          <li
            key={at}
            aria-hidden={clue === null}
            data-newest={at === guesses.length - 1 || undefined}
            {...(at === guesses.length - 1 && news(clue === null ? "sent" : "judged"))}
          >
            <b className={`row gap-2 ${styles.head}`}>
              <em aria-hidden="true">{at + 1}</em>
              <span>{guess === SKIP ? t("face.skipped") : playerFullName(league, guess)}</span>
              {clue?.verdict === "match" && <VerdictIcon verdict="match" />}
            </b>
            {guess !== SKIP &&
              clue?.facts?.map(({ name, value, fits }) => (
                <FactTile key={name} name={name} value={value} fits={fits} />
              ))}
          </li>
        ))}
    </ol>
  );
}

/** Reads each fact from the stages so far, as the answer has it; undefined while it is hidden. */
const TOLD: { [Name in SweaterFactName]: (told: RevealedSweaterFacts) => SweaterFact["value"] | undefined } = {
  decade: ({ born }) => born?.decade,
  hand: ({ born }) => born?.hand,
  height: ({ body }) => body?.inches,
  round: ({ body }) => body?.round,
  conference: ({ club }) => club?.conference,
  colours: ({ club }) => club?.colours,
  firstDigit: ({ digit }) => digit,
  lastDigit: ({ initials }) => initials && (initials.number?.at(-1) ?? null),
  initials: ({ initials }) => initials?.initials,
};

/** The facts of the stages so far, as the answer has them. */
const shownFacts = (told: RevealedSweaterFacts): Pick<SweaterFact, "name" | "value">[] =>
  factsOfStages(SWEATER_STAGES.length).flatMap((name) => {
    const value = TOLD[name](told);
    return value === undefined ? [] : { name, value };
  });

/** A fact: its label, its value, and for a guess whether it fits. */
function FactTile({
  name,
  value,
  fits = null,
  isShown = false,
}: Pick<SweaterFact, "name" | "value"> & { fits?: SweaterFact["fits"]; isShown?: boolean }) {
  const label = t(`face.sweaters.labels.${name}`);
  const words = formatFact(name, value, isShown);
  const sentence = [label, words, ...(fits === null ? [] : [t(fits ? "face.sweaters.fits" : "face.sweaters.misfits")])];
  return (
    <Tile
      mark={fits === null ? null : { verdict: fits ? "match" : "miss", arrow: "none" }}
      label={label}
      sentence={sentence.join(" ")}
    >
      {value === null ? (
        "–"
      ) : typeof value === "object" ? (
        <Colours pair={value} />
      ) : name === "round" && value === 0 ? (
        <Icon name="minus" small />
      ) : (
        words
      )}
    </Tile>
  );
}

/** Returns a fact's value in words. @param isDecade whether a year of birth names its decade */
function formatFact(name: SweaterFactName, value: SweaterFact["value"], isDecade: boolean): string {
  if (value === null) return t("face.sweaters.unknown");
  if (typeof value === "object")
    return coloursOf(value)
      .map((colour) => t(`face.sweaters.colours.${colour}`))
      .join(", ");
  switch (name) {
    case "decade":
      return isDecade ? formatDecade(value) : String(value);
    case "hand":
      return t(`face.sweaters.handsShort.${value as "L" | "R" | "B"}`);
    case "height":
      return formatHeight(Number(value));
    case "round":
      return value === 0 ? t("face.sweaters.undrafted") : String(value);
    case "firstDigit":
      return String(value) || t("face.sweaters.noDigit");
    case "conference":
      return t(`conferences.${value as "Eastern" | "Western"}`);
    default:
      return String(value);
  }
}

/** Returns the colours of a sweater, each once, with white. */
const coloursOf = (pair: ColourPair): SweaterColour[] => [...new Set([...pair, "white" as const])];

function Colours({ pair }: { pair: ColourPair }) {
  const colours = coloursOf(pair);
  return (
    <svg className={styles.colours} viewBox={`0 0 ${colours.length} 1`} preserveAspectRatio="none">
      {colours.map((colour, at) => (
        <rect key={colour} x={at} width="1.01" height="1" fill={PLACEHOLDER_COLORS[colour]} />
      ))}
    </svg>
  );
}
