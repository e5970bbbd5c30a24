import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FaceClue, FaceGuess } from "#rules/face/face";
import { SKIP } from "#rules/face/stages";
import type { RosterFacts } from "#rules/league/rostered-players";
import { findPlayer } from "#rules/league/player";
import type { RevealedSweaterFacts } from "#rules/face/sweater";
import type { ColourPair } from "#rules/face/sweater-colours";
import type { SweaterFact } from "#rules/face/sweater-facts";
import type { SweaterFactName } from "#rules/face/sweater-stages";
import { useNews } from "../shared/news.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { PLACEHOLDER_COLORS } from "../../ui/sweater-card/shades.ts";
import { useSweaterTexts } from "../../ui/sweater-card/sweater-words.ts";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import styles from "./sweater-guesses.module.css";

/**
 * The facts shown so far, then the guesses, newest first. A guess repeats the row of facts: what the guessed player has,
 * and whether it fits.
 *
 * @param judging the guess that is being judged; null when none is
 * @param facts null until loaded; no guesses are shown without them
 */
export function SweaterGuesses({
  told,
  tries,
  judging,
  facts,
}: {
  told: RevealedSweaterFacts;
  tries: readonly { guess: FaceGuess; clue: FaceClue }[];
  judging: unknown;
  facts: RosterFacts | null;
}) {
  const { t } = useTranslation();
  const news = useNews();
  const isSent = judging === SKIP || (typeof judging === "number" && facts?.players.has(judging) === true);
  const made: { guess: FaceGuess; clue: FaceClue | null }[] = [...tries];
  if (isSent) made.push({ guess: judging, clue: null });
  const rows = made.map((one, at) => ({ ...one, at })).reverse();
  return (
    <ol
      className={`stack gap-2 container ${styles.rows}`}
      aria-label={t("face.sweaters.rows")}
      data-facts={shownFacts(told).length}
    >
      <li {...news("judged")}>
        <b className={styles.head}>{t("face.sweaters.facts")}</b>
        {shownFacts(told).map(({ name, value }) => (
          <Tile key={name} name={name} value={value} isShown />
        ))}
      </li>
      {facts !== null &&
        rows.map(({ guess, clue, at }) => (
          <li
            key={at}
            aria-hidden={clue === null}
            data-newest={at === made.length - 1 || undefined}
            {...(at === made.length - 1 && news(clue === null ? "sent" : "judged"))}
          >
            <b className={styles.head}>
              <em aria-hidden="true">{at + 1}</em>
              {guess === SKIP ? t("face.skipped") : <Named facts={facts} id={guess} />}
              {clue?.verdict === "match" && <VerdictIcon verdict="match" />}
            </b>
            {guess !== SKIP &&
              clue?.facts?.map(({ name, value, fits }) => (
                <Tile key={name} name={name} value={value} verdict={fits ? "match" : "miss"} />
              ))}
          </li>
        ))}
    </ol>
  );
}

function Named({ facts, id }: { facts: RosterFacts; id: number }) {
  const { first, last } = findPlayer(facts, id);
  return (
    <span>
      {first} {last}
    </span>
  );
}

/** The facts of the stages so far, as the answer has them. */
function shownFacts({
  born,
  body,
  club,
  digit,
  initials,
}: RevealedSweaterFacts): Pick<SweaterFact, "name" | "value">[] {
  return [
    ...(born
      ? [
          { name: "decade" as const, value: born.decade },
          { name: "hand" as const, value: born.hand },
        ]
      : []),
    ...(body
      ? [
          { name: "height" as const, value: body.inches },
          { name: "round" as const, value: body.round },
        ]
      : []),
    ...(club
      ? [
          { name: "conference" as const, value: club.conference },
          { name: "colours" as const, value: club.colours },
        ]
      : []),
    ...(digit === undefined ? [] : [{ name: "firstDigit" as const, value: digit }]),
    ...(initials
      ? [
          { name: "lastDigit" as const, value: initials.number?.at(-1) ?? null },
          { name: "initials" as const, value: initials.initials },
        ]
      : []),
  ];
}

/** A fact: its label, its value, and for a guess whether it fits. */
function Tile({
  name,
  value,
  verdict,
  isShown = false,
}: Pick<SweaterFact, "name" | "value"> & { verdict?: "match" | "miss"; isShown?: boolean }) {
  const { t } = useTranslation();
  const label = t(`face.sweaters.labels.${name}`);
  return (
    <span className={classNames(styles.tile, verdict ?? styles.fact)}>
      <small>{label}</small>
      {verdict !== undefined && <VerdictIcon verdict={verdict} />}
      <span className={styles.value}>
        <Value name={name} value={value} isDecade={isShown} />
      </span>
      {verdict !== undefined && (
        <span className="vh">{t(verdict === "match" ? "face.sweaters.fits" : "face.sweaters.misfits")}</span>
      )}
    </span>
  );
}

function Value({
  name,
  value,
  isDecade,
}: {
  name: SweaterFactName;
  value: SweaterFact["value"];
  /** Whether a year of birth names its decade. */
  isDecade: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const { height, decade } = useSweaterTexts();
  if (value === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="vh">{t(name === "firstDigit" ? "face.sweaters.noDigit" : "face.sweaters.unknown")}</span>
      </>
    );
  if (typeof value === "object") return <Colours pair={value} />;
  switch (name) {
    case "decade":
      return isDecade ? decade(value) : value;
    case "hand":
      return t(`face.sweaters.handsShort.${value as "L" | "R" | "B"}`);
    case "height":
      return height(Number(value));
    case "round":
      return value === 0 ? <Undrafted /> : value;
    case "conference":
      return t(`conferences.${value as "Eastern" | "Western"}`);
    default:
      return value;
  }
}

function Undrafted() {
  const { t } = useTranslation();
  return (
    <>
      <Icon name="minus" small />
      <span className="vh">{t("face.sweaters.undrafted")}</span>
    </>
  );
}

/** The colours of a sweater, each once, with white. */
function Colours({ pair }: { pair: ColourPair }) {
  const { t } = useTranslation();
  const colours = [...new Set([...pair, "white" as const])];
  return (
    <svg
      className={styles.colours}
      viewBox={`0 0 ${colours.length} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={colours.map((colour) => t(`face.sweaters.colours.${colour}`)).join(", ")}
    >
      {colours.map((colour, at) => (
        <rect key={colour} x={at} width="1.01" height="1" fill={PLACEHOLDER_COLORS[colour]} />
      ))}
    </svg>
  );
}
