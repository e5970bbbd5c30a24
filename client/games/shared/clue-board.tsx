import { t } from "i18next";
import { memo, type ReactNode } from "react";
import { MATCH } from "#rules/shared/verdict";
import { classNames } from "../../ui/class-names.ts";
import { longestWord } from "../../ui/longest-word.ts";
import { Portrait } from "../../ui/portrait.tsx";
import { Tile } from "../../ui/tile.tsx";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import { clueSentence, clueText, namesIn, type ClueList } from "./clues.tsx";
import { useNews } from "./news.ts";
import type { ShownGuess } from "./use-play.ts";
import shared from "./clue-board.module.css";

interface BoardProps<Values extends object, League, Clue> {
  list: ClueList<Values, League, Clue>;
  /** Null until loaded: no guesses are shown without them. */
  league: League | null;
  tries: readonly ShownGuess<number, Clue>[];
  /** How many rows the page was loaded with: the others flip. By default all. */
  settled?: number;
  /** How many rows there are; without it there are no empty ones. */
  limit?: number;
  /** The answer of a lost round, as a row above the guesses. */
  answer?: number | undefined;
}

/**
 * The guesses so far with their clues, one row per guess, newest first, and below them the rows that are still empty.
 * Memoized: while a page loads its round, the table above it renders several times without any guess.
 */
export const ClueBoard = memo(function ClueBoard<Values extends object, League, Clue>({
  list,
  league,
  tries,
  settled = Infinity,
  limit = 0,
  answer,
}: BoardProps<Values, League, Clue>) {
  const { shown, heading, label, styles } = list;
  const names = namesIn(list);
  const made = league === null ? 0 : tries.length;
  const empty = Array.from({ length: Math.max(0, limit - made) }, (_, index) => made + index + 1);
  return (
    <table className={classNames(shared.board, styles.board, made > 0 && styles.begun)} aria-label={t("board.label")}>
      <thead>
        <tr>
          <th scope="col">{t("board.order")}</th>
          {names.map((name) => (
            <th key={name} scope="col" data-wide={shown[name].isWide}>
              {heading(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {league !== null && answer !== undefined && (
          <ClueRow list={list} league={league} guess={answer} clue={null} ordinal={null} isNewest flips={false} />
        )}
        {league !== null &&
          tries
            .map(({ guess, clue }, at) => (
              <ClueRow
                key={guess}
                list={list}
                league={league}
                guess={guess}
                clue={clue}
                ordinal={at + 1}
                isNewest={at === tries.length - 1 && answer === undefined}
                flips={at >= settled}
              />
            ))
            .reverse()}
        {/* Rows without a guess. The first one has the labels of the clues. */}
        {empty.map((ordinal) => (
          <tr
            key={ordinal}
            className={classNames(shared.ghost, styles.ghost, ordinal === 1 && styles.next)}
            aria-hidden="true"
          >
            <td>
              <span className={classNames(shared.ordinal, styles.nth)}>{made === 0 && ordinal}</span>
              {ordinal === 1 && t("board.first")}
            </td>
            {names.map((name) => (
              <td key={name} data-wide={shown[name].isWide}>
                {ordinal === 1 && <span className={classNames(shared.label, styles.label)}>{label(name)}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}) as <Values extends object, League, Clue>(props: BoardProps<Values, League, Clue>) => ReactNode;

interface RowProps<Values extends object, League, Clue> {
  list: ClueList<Values, League, Clue>;
  league: League;
  guess: number;
  /** Null while it is judged: the values are shown already, but hidden from assistive technology. */
  clue: Clue | null;
  /** Null for the answer of a lost round. */
  ordinal: number | null;
  isNewest: boolean;
  flips: boolean;
}

/**
 * A guess: the player, then a tile for each clue, turning over one after another. The newest is the largest. Those that
 * have been judged are left alone as the next one is sent.
 */
const ClueRow = memo(function ClueRow<Values extends object, League, Clue>({
  list,
  league,
  guess,
  clue,
  ordinal,
  isNewest,
  flips,
}: RowProps<Values, League, Clue>) {
  const news = useNews();
  const { shown, label, styles } = list;
  const names = namesIn(list);
  const read = list.read(league, guess, clue);
  const { player, values } = read;
  const marks = ordinal === null ? allMatch(names) : read.marks;
  const tidings = isNewest && ordinal !== null && news(marks === null ? "sent" : "judged");
  return (
    <tr
      className={classNames(
        ...(isNewest ? [shared.newest, styles.newest] : [styles.old]),
        marks === null && shared.judging,
      )}
      aria-hidden={marks === null}
      data-newest={isNewest || undefined}
      {...(styles.news === undefined && tidings)}
    >
      <th className={classNames(shared.who, styles.who)} scope="row">
        {/* A board that is not always worth scrolling to hides it. */}
        {styles.news !== undefined && tidings && <i className={styles.news} {...tidings} />}
        {styles.portrait !== undefined && <Portrait className={styles.portrait} {...player} team={player.sweater} />}
        <span className={classNames(shared.ordinal, styles.ordinal)} aria-hidden="true">
          {ordinal ?? <VerdictIcon verdict="match" />}
        </span>
        <span className={classNames(shared.name, styles.name)}>
          <span className={classNames(shared.first, styles.first)} style={longestWord(player.first)}>
            {player.first}
          </span>{" "}
          <span style={longestWord(player.last)}>{player.last}</span>
        </span>
      </th>
      {names.map((name, place) => {
        const { cell, isWide = false } = shown[name];
        const value = values[name];
        const sentence = marks === null ? undefined : clueSentence(list, name, { ...read, marks }, league);
        if (cell !== undefined && value != null)
          return (
            <td key={name} className={`row gap-1 min-w-0 surface r-tile ${styles.cell}`}>
              {cell(value, league)}
              <span className="vh">{sentence}</span>
            </td>
          );
        return (
          <Tile
            key={name}
            as="td"
            isWide={isWide}
            mark={marks?.[name] ?? null}
            label={label(name)}
            sentence={sentence}
            place={place}
            flips={flips && marks !== null}
          >
            {clueText(list, name, values, league)}
          </Tile>
        );
      })}
    </tr>
  );
}) as <Values extends object, League, Clue>(props: RowProps<Values, League, Clue>) => ReactNode;

const allMatch = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, MATCH])) as Record<Name, typeof MATCH>;
