import type { Language } from "#rules/i18n/address";
import { COUNTED_EVENTS, USAGE_DAYS, COUNTED_ERRORS, type Usage, type SolveCount } from "#rules/site/usage";
import { numberIn } from "#rules/i18n/numbers";
import { GAME_NAMES } from "#rules/shared/game-config";
import { GAME_TITLES } from "#rules/site/game-titles";
import { OPERATOR_TEXTS } from "./texts.ts";

/** A table on the page and in the output of `npm run stats`. The first cell of each row is its header. */
export interface UsageTable {
  title: string;
  note: string | null;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Returns the figures as tables. */
export function buildUsageTables(language: Language, { facts, waiting, games, returning, days }: Usage): UsageTable[] {
  const words = OPERATOR_TEXTS[language];
  const number = (value: number | null): string => (value === null ? words.unknown : numberIn(language, value));
  const percent = (value: number | null): string =>
    value === null ? words.unknown : `${numberIn(language, value)}${language === "fr" ? "\u00a0" : ""}%`;
  const counting = (text: string, count: number): string => text.replace("{n}", number(count));
  const both = (of: SolveCount | null): string =>
    of === null || of.finished === 0 ? words.unknown : `${number(of.finished)} · ${percent(of.solvedPercent)}`;
  const [today] = days;
  return [
    {
      title: words.now,
      note: null,
      head: [words.figure, words.count],
      rows: [
        [words.factsAge, number(facts.ageDays)],
        [words.waiting, number(waiting.count)],
        [words.waitingSince, number(waiting.seconds && Math.floor(waiting.seconds / 60))],
        [words.faultsToday, number(COUNTED_ERRORS.reduce((total, fault) => total + (today?.[fault] ?? 0), 0))],
      ],
    },
    {
      title: counting(words.games, USAGE_DAYS),
      note: words.gamesNote,
      head: [words.game, words.finished, words.solved],
      rows: GAME_NAMES.map((game) => [
        GAME_TITLES[game].short[language],
        number(games[game].finished),
        percent(games[game].solvedPercent),
      ]),
    },
    {
      title: words.returning,
      note: counting(words.returningNote, USAGE_DAYS),
      head: [words.within, words.share, words.returned, words.newcomers, words.firstDays],
      rows: returning.map(({ within, from, to, newcomers, returned, percent: share }) => [
        within === 1 ? words.aDayLater : counting(words.daysLater, within),
        percent(share),
        number(returned),
        number(newcomers),
        `${from} – ${to}`,
      ]),
    },
    {
      title: words.days,
      note: words.daysNote,
      head: [words.day, words.players, words.newcomers, ...COUNTED_EVENTS.map((kind) => words.counted[kind])],
      rows: days.map((of) => [
        of.day,
        number(of.players),
        number(of.newcomers),
        ...COUNTED_EVENTS.map((kind) => number(of[kind])),
      ]),
    },
    {
      title: words.byGame,
      note: words.byGameNote,
      head: [words.day, ...GAME_NAMES.map((game) => GAME_TITLES[game].short[language])],
      rows: days.map((of) => [of.day, ...GAME_NAMES.map((game) => both(of.games[game]))]),
    },
  ];
}
