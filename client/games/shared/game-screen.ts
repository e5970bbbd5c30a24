import type { ParseKeys } from "i18next";
import type { ComponentType, ReactNode } from "react";
import type { Day } from "#rules/shared/day";
import type { EndedRound, GameAnswer, GameView } from "#rules/games";
import type { GameName, PracticeFilter } from "#rules/shared/game-config";
import type { CurrentClub } from "#rules/league/rostered-players";
import type { RulesName } from "#rules/site/played-games";
import type { LeagueVersion } from "../../data/league.ts";
import type { LoadState } from "../../data/loaded.ts";
import type { PlayerRegistry } from "../../data/people.ts";
import type { SeasonIndex } from "../../data/seasons.ts";
import type { RoundInPlay } from "./use-play.ts";
import type { OnDemand } from "../../ui/on-demand.ts";

/** What each game's screens need besides the view. */
interface Leagues {
  classic: LeagueVersion;
  face: LeagueVersion;
  roster: SeasonIndex;
  career: PlayerRegistry;
  grid: PlayerRegistry;
  legends: PlayerRegistry;
}

/** A kind of round with its own name and rules. */
export interface GameKind {
  name: string;
  note: string;
  rules: RulesName;
}

export interface RulesProps {
  /** Which rules, in a game with several kinds of rounds. */
  name: RulesName;
  /** Closes the dialog with the rules; undefined if they are part of the page. */
  onClose?: (() => void) | undefined;
}

/** The heading of an ending or a banner, and the line below it. */
export interface EndingLines {
  head: string;
  line: string;
}

export interface TableProps<Name extends GameName, League = Leagues[Name]> {
  play: RoundInPlay<Name>;
  /** The banner in place of the input; null before the end of the round has been revealed. */
  banner: ReactNode;
  /** The day of the puzzle; null for practice and challenges. */
  day: Day | null;
  league: League | null;
  /** Opens the ending again once the round is over. */
  onShowEnding: () => void;
  /** The rules, until the visitor's first guess in the game; null after it. */
  rules: ReactNode;
  /** Content next to the board where there is space, otherwise below it. */
  children?: ReactNode;
}

export interface AnswerProps<Name extends GameName, League = Leagues[Name]> {
  answer: GameAnswer<Name>;
  /** The visitor's own round; null if there is none, or it is no longer stored. */
  view: EndedRound<Name> | null;
  league: League;
}

/** A dealt round. */
export interface ReportProps<Name extends GameName, League = Leagues[Name]> {
  view: GameView<Name>;
  league: League;
}

/** A round after a guess. */
export interface GuessReportProps<Name extends GameName, League = Leagues[Name]> extends ReportProps<Name, League> {
  last: GameView<Name>["tries"][number];
}

export interface EndedProps<Name extends GameName, League = Leagues[Name]> {
  view: EndedRound<Name>;
  league: League;
}

/**
 * The parts of the screens that differ between games. Everything else about a round, from the deal to yesterday's
 * answer, is the same for every game and is in this folder.
 * The texts under the game's name that this folder uses are `note`, `practice`, `next`, `yesterday` and `whoYesterday`.
 */
export interface GameScreen<Name extends GameName, League = Leagues[Name]> {
  game: Name;
  /** Loads further modules that the first view needs. */
  preload?: () => Promise<unknown>;
  /** Filters of practice; the first is the default: the players whom a fan is most likely to know. With one filter there is no choice. */
  filters: readonly ["best-known" | "everyone", ...PracticeFilter["players"][]];
  /** Whether practice can be limited to an era. */
  hasEras?: boolean;
  /** Where the names of the filters are. Defaults to those of players. */
  filterTexts?: "practice.filters" | "roster.filters";
  /** Returns the clubs to choose from, if practice can be limited to one team. */
  clubsOf?: (league: League) => ReadonlyMap<string, CurrentClub>;
  /** Name of the page of practice, if it has its own. Other games have it on the page of their daily. */
  practisedAs?: "unlimited";
  /** Loads the data that the screens need besides the view or yesterday's answer, such as the league's players. */
  useLeagueData: (of: { league: string; day: Day } | null) => LoadState<League>;
  /** Returns the answer's name: "Auston Matthews", "Detroit Red Wings, 1996–97"; null if it has none, such as a Grid. */
  nameOf: (answer: GameAnswer<Name>, league: League) => string | null;
  /**
   * Returns the answer's name for use in a sentence, with its article: "the 1996–97 Detroit Red Wings". Defaults to
   * `nameOf`.
   */
  nameInSentence?: (answer: GameAnswer<Name>, league: League) => string;
  /** Returns the two lines of an ending, in a game whose answer has no name. */
  headOf?: (view: EndedRound<Name>) => EndingLines;
  /**
   * Returns the note above a round, if it depends on the round. The view is null while the round is loading, the day is
   * null for practice.
   */
  noteOf?: (view: GameView<Name> | null, day: Day | null) => string;
  /** Returns the name, note and rules of a kind of round, in a game with several kinds; null for the usual one. */
  kindOf?: (view: GameView<Name> | null, day: Day | null) => GameKind | null;
  /** Whether a day's result can also be shared as the picture of its link. */
  hasPicture?: boolean;
  /** Returns an extra line to share above the squares; null until it is known. */
  useShareLine?: (view: EndedRound<Name>) => string | null;
  /** Shown next to the title: a setting of the round. */
  HeadSetting?: ComponentType<Pick<RoundInPlay<Name>, "view" | "busy">>;
  /** A round in progress: the board and the input. */
  Table: ComponentType<TableProps<Name, League>>;
  /** How to play. */
  Rules: OnDemand<RulesProps>;
  /** Sentences that announce the last guess to screen readers, loaded before the first one. */
  GuessReport: OnDemand<GuessReportProps<Name, League>>;

  // Loaded shortly before the first ending: the game's `ending.tsx`.

  /** The answer's picture, next to yesterday's answer. It fills the width of its container. */
  Picture: OnDemand<AnswerProps<Name, League>>;
  /** The answer at the top of the ending, in its club's colours. */
  Answer: OnDemand<EndedProps<Name, League> & { answer: GameAnswer<Name> }>;
  /**
   * Facts about the answer, as a `<dl>` with a `<div>` per fact: in the ending and under yesterday's answer.
   */
  Details: OnDemand<AnswerProps<Name, League>>;
  /** All correct answers, below yesterday's answer, in a game with more than one. */
  AllAnswers?: OnDemand<AnswerProps<Name, League> & { day: Day }>;
  /** The game's own story of a finished round, the second tab of the ending. */
  Report: OnDemand<EndedProps<Name, League>>;
  /** Name of that tab. */
  reportTab: ParseKeys;
  /** The text of the story's best line, which opens the tab. */
  Teaser?: OnDemand<EndedProps<Name, League>>;
  /** Figures in place of the squares, in a game whose `Answer` shows them. */
  Figures?: OnDemand<EndedProps<Name, League>>;
  /** The visitor's guesses in a finished round, below yesterday's answer. */
  Replay: OnDemand<EndedProps<Name, League>>;
  /** A dialog in which the visitor picks the answer of a challenge for a friend. */
  Challenge?: OnDemand<{ league: League; onClose: () => void }>;
}

/** Any game, with unspecified types: this folder treats all games alike. */
export type AnyGameScreen = GameScreen<GameName, unknown>;

export interface EndedScreen {
  screen: AnyGameScreen;
  view: EndedRound;
  league: unknown;
}

/** Erases the types of a game. Callers must pass it only data of the same game. */
export const anyGameScreen = <Name extends GameName, League>(screen: GameScreen<Name, League>): AnyGameScreen =>
  screen as unknown as AnyGameScreen;
