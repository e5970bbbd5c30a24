import { t } from "i18next";
import type { CSSProperties, ReactNode } from "react";
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
 * @param explain adds reasons to the coach's verdict
 */
export function CoachSummary<Clue extends string>({
  report: { value: round, failure = null, retry },
  lead = "coach.lead",
  league,
  clueName,
  explain,
}: {
  report: { value: CoachedRound<Clue> | null } & Partial<LoadState<CoachedRound<Clue>>>;
  lead?: "coach.lead" | "career.coach.lead";
  league: LoadedPlayers;
  clueName: (clue: Clue) => string;
  explain?: Explain;
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
        {wrong.map(({ guess, left, average, ruledOutBy }) => {
          const compared = left < average ? "better" : left > average ? "worse" : "same";
          const remarks = [
            t(`coach.average.${compared}`, { number: format.number(average) }),
            ruledOutBy === null
              ? guess === best?.guess && t("coach.best")
              : t("coach.ruledOut", { clue: clueName(ruledOutBy) }),
          ];
          return (
            <PlayerRow key={guess} player={findPlayer(league, guess)} remark={remarks.filter(Boolean).join("; ")}>
              <p>
                <b className="bold-24 digits">{format.number(left)}</b>
                <span className="vh">{t("coach.left", { count: left })}</span>
              </p>
              <div className={`relative surface-3 ${styles.bar}`} aria-hidden="true">
                <i style={{ "--v": barLength(left, total) } as CSSProperties} />
                <u style={{ "--v": barLength(average, total) } as CSSProperties} />
              </div>
            </PlayerRow>
          );
        })}
        <PlayerRow player={findPlayer(league, answer)} remark={t(scored ? "coach.scores" : "coach.answer")} isAnswer>
          <p className={`small muted ${styles.say}`}>{coachVerdict(round, league, explain)}</p>
        </PlayerRow>
      </ol>
    </>
  );
}

/** Bars have logarithmic lengths: thousands would flatten tens. */
const barLength = (left: number, total: number): string =>
  `${Math.max(1.5, (100 * Math.log(Math.max(1, left))) / Math.log(total)).toFixed(1)}%`;

interface RowProps {
  player: Player;
  remark: string;
  isAnswer?: boolean;
  children: ReactNode;
}

function PlayerRow({ player, remark, isAnswer = false, children }: RowProps) {
  return (
    <li className={classNames("stack items-center", styles.guess, isAnswer && styles.goal)}>
      <Portrait className={styles.portrait} {...player} team={player.sweater} />
      <p className={styles.text}>
        <b className="block">{player.last}</b>
        <small className="block muted text-13">{remark}</small>
      </p>
      {children}
    </li>
  );
}

/** Returns the reasons that guesses give for how few players were left, as part of a sentence; empty if there are none. */
type Explain = (guesses: readonly number[]) => string;

/** Returns the coach's verdict on a round in a sentence. */
function coachVerdict(round: CoachedRound<string>, league: LoadedPlayers, explain?: Explain): string {
  const { scored, answer } = round;
  const until = guessesUntilSolved(round);
  const before = until.at(-1);
  if (before === undefined) return scored ? t("coach.atOnce") : "";
  const reasons = explain?.(until.map(({ guess }) => guess)) ?? "";
  const by = reasons === "" ? "" : "By";
  const words = { count: before.left, player: findPlayer(league, scored ? before.guess : answer).last, reasons };
  if (!scored) return t(`coach.horn${by}`, words);
  if (before.left === 1) return t(`coach.cornered${by}`, words);
  return isCornered(before)
    ? t("coach.corneredAmong", { ...words, count: before.known ?? before.left })
    : t(`coach.nerve${by}`, words);
}

/**
 * Returns the report's best line: how many players were left in a lost round, what the best guess did, or how the answer
 * was found; empty before there is a report.
 */
export function coachTeaser(round: CoachedRound<string> | null, league: LoadedPlayers): string {
  if (round === null) return "";
  const best = bestGuess(round.wrong, round.total);
  const last = guessesUntilSolved(round).at(-1);
  if (best === null || !round.scored || (last !== undefined && isCornered(last))) return coachVerdict(round, league);
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
function guessesUntilSolved<Clue extends string>({ wrong, scored }: CoachedRound<Clue>): GuessReport<Clue>[] {
  const cornered = scored ? wrong.findIndex(isCornered) : -1;
  return cornered < 0 ? [...wrong] : wrong.slice(0, cornered + 1);
}
