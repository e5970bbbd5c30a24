import { t } from "i18next";
import type { CSSProperties } from "react";
import { findPlayer, type Player } from "#rules/league/player";
import { isCornered, type CoachReport, type GuessReport } from "#rules/shared/coach";
import type { RoundState } from "#rules/shared/round";
import type { LoadState } from "../../data/loaded.ts";
import type { LoadedPlayers } from "../../data/people.ts";
import { format } from "../../i18n/format.ts";
import { classNames } from "../../ui/class-names.ts";
import { Failed } from "../../ui/failed.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./coach.module.css";

/** A coach's report, with what the texts need of the round. */
export interface CoachedRound<Clue extends string> {
  /** Number of players who could be the answer before the first guess. */
  total: number;
  answer: number;
  scored: boolean;
  /** The guesses that missed. */
  wrong: readonly GuessReport<Clue>[];
}

/** Adds the answer and the ending of a round to its report. */
export function toCoachedRound<Clue extends string>(
  { total, guesses }: CoachReport<Clue>,
  { state, answer }: { state: RoundState; answer: { player: number } },
): CoachedRound<Clue> {
  const scored = state === "won";
  return { total, answer: answer.player, scored, wrong: scored ? guesses.slice(0, -1) : guesses };
}

/**
 * The report: its heading, one row per guess, and the answer.
 *
 * @param lead what the numbers are
 * @param clueName returns the name of a clue
 * @param say the coach's verdict on the round, if it is not the usual one
 */
export function CoachSummary<Clue extends string>({
  report: { value: round, failure = null, retry },
  lead = "coach.lead",
  league,
  clueName,
  say,
}: {
  report: Pick<LoadState<CoachedRound<Clue>>, "value"> & Partial<LoadState<CoachedRound<Clue>>>;
  lead?: "coach.lead" | "career.coach.lead";
  league: LoadedPlayers;
  clueName: (clue: Clue) => string;
  say?: string;
}) {
  const title = <h3 className="sub">{t("coach.title")}</h3>;
  if (round === null)
    return (
      <>
        {title}
        {failure === null ? <p className="muted">{t("loading")}</p> : <Failed code={failure} onRetry={retry} />}
      </>
    );
  const { total, answer, scored, wrong } = round;
  const best = bestGuess(wrong, total);
  return (
    <>
      <div className="stack gap-1">
        {title}
        <p className="small muted">{t(lead, { total: format.number(total) })}</p>
      </div>
      <ol className="stack mt-3">
        {wrong.map((coached) => (
          <CoachedRow
            key={coached.guess}
            {...coached}
            player={findPlayer(league, coached.guess)}
            ruledOut={coached.ruledOutBy && clueName(coached.ruledOutBy)}
            isBest={coached.guess === best?.guess}
            total={total}
          />
        ))}
        <CoachVerdict player={findPlayer(league, answer)} scored={scored} say={say ?? coachVerdict(round, league)} />
      </ol>
    </>
  );
}

/** Bars have logarithmic lengths: thousands would flatten tens. */
const barLength = (left: number, total: number): string =>
  `${Math.max(1.5, (100 * Math.log(Math.max(1, left))) / Math.log(total)).toFixed(1)}%`;

/**
 * A guess that missed: how many players it left, and how many an average guess would have left.
 *
 * @param ruledOut the clue that had ruled the player out; null if the player could have been the answer
 * @param isBest whether it ruled out the largest share of the players of all guesses
 */
function CoachedRow({
  player,
  ruledOut,
  isBest,
  left,
  average,
  total,
}: {
  player: Player;
  ruledOut: string | null;
  isBest: boolean;
  left: number;
  average: number;
  total: number;
}) {
  const compared = left < average ? "better" : left > average ? "worse" : "same";
  const remark = ruledOut === null ? isBest && t("coach.best") : t("coach.ruledOut", { clue: ruledOut });
  return (
    <li className={`stack items-center ${styles.guess}`}>
      <Portrait className={styles.portrait} {...player} team={player.sweater} />
      <p className={styles.text}>
        <b className="block">{player.last}</b>
        <small className="block muted text-13">
          {t(`coach.average.${compared}`, { number: format.number(average) })}
          {remark && `; ${remark}`}
        </small>
      </p>
      <p>
        <b className="bold-24 digits">{format.number(left)}</b>
        <span className="vh">{t("coach.left", { count: left })}</span>
      </p>
      <div className={`relative surface-3 ${styles.bar}`} aria-hidden="true">
        <i style={{ "--v": barLength(left, total) } as CSSProperties} />
        <u style={{ "--v": barLength(average, total) } as CSSProperties} />
      </div>
    </li>
  );
}

/** The answer's own row. @param say the coach's verdict on the round */
function CoachVerdict({ player, scored, say }: { player: Player; scored: boolean; say: string }) {
  return (
    <li className={classNames("stack items-center", styles.guess, styles.goal)}>
      <Portrait className={styles.portrait} {...player} team={player.sweater} />
      <p className={styles.text}>
        <b className="block">{player.last}</b>
        <small className="block muted text-13">{scored ? t("coach.scores") : t("coach.answer")}</small>
      </p>
      <p className={`small muted ${styles.say}`}>{say}</p>
    </li>
  );
}

/** Returns the coach's verdict on a round in a sentence; empty before there is a report. */
export function coachVerdict(round: CoachedRound<string> | null, league: LoadedPlayers): string {
  if (round === null) return "";
  const { scored, answer } = round;
  const before = guessesUntilSolved(round).at(-1);
  if (before === undefined) return scored ? t("coach.atOnce") : "";
  const words = { count: before.left, player: findPlayer(league, scored ? before.guess : answer).last };
  if (!scored) return t("coach.horn", words);
  if (before.left === 1) return t("coach.cornered", words);
  return isCornered(before)
    ? t("coach.corneredAmong", { ...words, count: before.known ?? before.left })
    : t("coach.nerve", words);
}

/**
 * Returns the report's best line: how many players were left in a lost round, what the best guess did, or how the answer
 * was found; empty before there is a report.
 */
export function coachTeaser(round: CoachedRound<string> | null, league: LoadedPlayers): string {
  const verdict = coachVerdict(round, league);
  const best = round && bestGuess(round.wrong, round.total);
  if (round === null || best === null || !round.scored) return verdict;
  const last = guessesUntilSolved(round).at(-1);
  if (last !== undefined && isCornered(last)) return verdict;
  return t("coach.cut", {
    count: best.left,
    player: findPlayer(league, best.guess).last,
    total: format.number(best.before),
    left: format.number(best.left),
  });
}

/**
 * Returns the guess that left the smallest share of the players before it, with that number; null without a guess.
 *
 * @param wrong the misses in order
 * @param total how many players were possible before the first
 */
function bestGuess<Guess extends { left: number }>(
  wrong: readonly Guess[],
  total: number,
): (Guess & { before: number }) | null {
  const shares = wrong.map(({ left }, index) => left / (wrong[index - 1]?.left ?? total));
  const best = shares.indexOf(Math.min(...shares));
  const guess = wrong[best];
  return guess === undefined ? null : { ...guess, before: wrong[best - 1]?.left ?? total };
}

/**
 * Returns the guesses up to the first that cornered the answer: later ones gave little information. Returns all guesses
 * of a lost round.
 */
export function guessesUntilSolved<Clue extends string>({ wrong, scored }: CoachedRound<Clue>): GuessReport<Clue>[] {
  const cornered = scored ? wrong.findIndex(isCornered) : -1;
  return cornered < 0 ? [...wrong] : wrong.slice(0, cornered + 1);
}
