import type { ParseKeys } from "i18next";
import type { ComponentType, ReactNode } from "react";
import type { Day } from "#rules/shared/day";
import type { PracticeFilter } from "#rules/shared/game";
import type { GameAnswer, GameView } from "#rules/games";
import type { Verdict } from "#rules/shared/verdict";
import type { GameName } from "#rules/shared/game-config";
import type { CurrentClub } from "#rules/league/rostered-players";
import type { PagePath } from "#rules/site/pages";
import type { FailureCode } from "../../data/api.ts";
import type { Play } from "./use-play.ts";
import type { StoredRounds } from "../../storage/rounds.ts";
import type { OnDemand } from "../../ui/on-demand.ts";

export type EndedRound<Name extends GameName = GameName> = Exclude<GameView<Name>, { state: "guessing" }>;

/** What a mode's screens need beyond the view, once it is here. */
export interface LoadedLeague<Pieces> {
  pieces: Pieces | null;
  failure: FailureCode | null;
  retry: () => void;
}

/** A kind of round that has a name of its own. */
export interface GameKind {
  name: string;
  note: string;
}

/** What a mode says of an answer, in the visitor's language. */
export interface GameTexts<Name extends GameName, Pieces> {
  /** Names it: "Auston Matthews", "Detroit Red Wings, 1996–97"; null for one without a name, as nine squares. */
  nameOf: (answer: GameAnswer<Name>, pieces: Pieces) => string | null;
  /** Names it within a sentence, where that takes an article: "the Detroit Red Wings of 1996–97"; else as it is named. */
  nameInSentence?: (answer: GameAnswer<Name>, pieces: Pieces) => string;
  /** What is said at the head of a round in place of the game's note, where that depends on the round. */
  noteOn?: (view: GameView<Name>) => string;
  /** The same while the round is on its way, as long as it will be; the day is null for practice. */
  noteBefore?: (day: Day | null) => string;
  /**
   * What a round is called in its own right, and what is said of it at its head, where the game has more than one kind;
   * null for the usual one. The view is null while the round is on its way, the day for practice.
   */
  kindOf?: (view: GameView<Name> | null, day: Day | null) => GameKind | null;
  /** Says in a sentence how close a lost round came; empty when there is nothing to say. */
  remarkOn?: (view: EndedRound<Name>) => string;
}

export interface TableProps<Name extends GameName, Pieces> {
  play: Play<Name>;
  /** The day whose puzzle it is; null for practice and challenges. */
  day: Day | null;
  pieces: Pieces | null;
  /** Opens the result again once the round has ended. */
  onShowEnding: () => void;
  /** What stands below: beside the board where there is room, after it elsewhere. */
  children?: ReactNode;
}

export interface AnswerProps<Name extends GameName, Pieces> {
  answer: GameAnswer<Name>;
  /** One's own round of it; null where there is none, or it is kept no longer. */
  view: EndedRound<Name> | null;
  pieces: Pieces;
}

export interface EndedProps<Name extends GameName, Pieces> {
  view: EndedRound<Name>;
  pieces: Pieces;
}

/**
 * What a game has of its own on the screen. All else of a round, from the deal to yesterday's answer, is the
 * same for every game and stands in this folder. Elsewhere stand the shapes of what is kept of a round, in
 * client/storage/shapes, and under the game's name the words that this folder says of it: `note`, `practice`,
 * `next`, `yesterday` and `whoYesterday`.
 */
export interface GameScreen<Name extends GameName, Pieces> extends StoredRounds<Name> {
  /** Whom its practice can be asked to hide, the first unless asked; with one choice, nothing is asked. */
  filters: readonly PracticeFilter["players"][];
  /** Whether it can be narrowed to an era. */
  hasEras?: boolean;
  /** What they are called where they are not players. */
  filterWords?: Record<"label" | "everyone" | "best-known", ParseKeys>;
  /** The clubs to choose from where practice can be asked for one team. */
  clubsOf?: (pieces: Pieces) => ReadonlyMap<string, CurrentClub>;
  /** Practice with a page and a name of its own. Others practise on their daily's page, under `?practice`. */
  practisedAs?: { path: PagePath; title: ParseKeys; way: ParseKeys; shortWay: ParseKeys; sharedAs: ParseKeys };
  /** Fetches what its screens need beyond the view or yesterday's answer, such as the league's players. */
  usePieces: (of: { league: string; day: Day } | null) => LoadedLeague<Pieces>;
  /** Whether a kept round names only what the pieces have: what is kept may have been written by anybody. */
  knows: (pieces: Pieces, view: GameView<Name>) => boolean;
  useWords: () => GameTexts<Name, Pieces>;
  /** The rows of squares to share: a row for each guess, or the grid as it lies. */
  squares: (view: EndedRound<Name>) => readonly (readonly Verdict[])[];
  /** A line to share above them, of a game that has more to tell; null as long as it is not known. */
  useShareLine?: (view: EndedRound<Name>) => string | null;
  /** Shown next to the title: a setting of the round. */
  HeadSetting?: ComponentType<Pick<Play<Name>, "view" | "busy">>;
  /** The round in play: the board, and the bench with its input. */
  Table: ComponentType<TableProps<Name, Pieces>>;

  // What is fetched as the first ending comes near: the mode's `ending.tsx`.

  /** The answer's picture, next to yesterday's answer. It fills the width it is given. */
  Picture: OnDemand<AnswerProps<Name, Pieces>>;
  /** The answer at the top of the ending, in its club's colours. */
  Answer: OnDemand<EndedProps<Name, Pieces> & { answer: GameAnswer<Name> }>;
  /**
   * Facts about the answer, as a `<dl>` with a `<div>` per fact: in the ending and under yesterday's answer.
   */
  Details: OnDemand<AnswerProps<Name, Pieces>> | null;
  /** Everything that was right, beneath yesterday's answer, where that is more than one thing. */
  AllAnswers?: OnDemand<AnswerProps<Name, Pieces> & { day: Day }>;
  /** The game's own story of a finished round, the second tab of the ending. Its heading has the given id. */
  Report: OnDemand<EndedProps<Name, Pieces> & { headingId: string }> | null;
  /** Name of that tab. */
  reportTab: ParseKeys;
  /** The story's best line, which opens the tab: a {@link TeaserLine}. */
  Teaser: OnDemand<EndedProps<Name, Pieces> & { onOpen: () => void }> | null;
  /** One's own guesses of a round that is over, under yesterday's answer. */
  Replay: OnDemand<EndedProps<Name, Pieces>> | null;
  /** Hides an answer of one's own choice from a friend. */
  Challenge: OnDemand<{ pieces: Pieces; onClose: () => void }> | null;
}

/** A mode whose parts are not looked into: this folder plays all games alike. */
export type AnyGameScreen = GameScreen<GameName, unknown>;

/** Forgets which game a mode is of. What it is handed from here on comes from its own game. */
export const anyGameScreen = <Name extends GameName, Pieces>(mode: GameScreen<Name, Pieces>): AnyGameScreen =>
  mode as unknown as AnyGameScreen;
