import type { ComponentType, ReactNode } from "react";
import type { PracticeFilter } from "#rules/game";
import type { GameAnswer, GameView } from "#rules/games";
import type { Verdict } from "#rules/mark";
import type { GameName } from "#rules/measures";
import type { Path } from "../../worker/app.ts";
import type { FailureCode } from "../api.ts";
import type { Play } from "../play.ts";
import type { OnDemand } from "../ui/on-demand.ts";

export type EndedView<Name extends GameName> = Exclude<GameView<Name>, { state: "guessing" }>;

/** What a mode's screens need beyond the view, once it is here. */
export interface Fetched<Pieces> {
  pieces: Pieces | null;
  failure: FailureCode | null;
  retry: () => void;
}

export interface TableProps<Name extends GameName, Pieces> {
  play: Play<Name>;
  pieces: Pieces | null;
  /** Opens the result again once the round has ended. */
  onShowEnding: () => void;
  /** A word under the input. */
  note?: ReactNode;
  /** What stands below: beside the board where there is room, after it elsewhere. */
  children?: ReactNode;
}

export interface AnswerProps<Name extends GameName, Pieces> {
  answer: GameAnswer<Name>;
  pieces: Pieces;
}

/**
 * What a game has of its own on the screen. All else of a round, from the deal to yesterday's answer, is the
 * same for every game and stands in this folder.
 */
export interface Mode<Name extends GameName, Pieces> {
  game: Name;
  /** Where its daily is played. */
  path: Path;
  /** Whom its practice can be asked to hide; with one choice, nothing is asked. */
  filters: readonly PracticeFilter["players"][];
  /** Fetches what its screens need beyond the view, such as the league's players. */
  usePieces: (view: GameView<Name> | null) => Fetched<Pieces>;
  /** Whether a kept round names only what the pieces have: what is kept may have been written by anybody. */
  knows: (pieces: Pieces, view: GameView<Name>) => boolean;
  /** Names an answer in a few words: "Auston Matthews", "Detroit Red Wings, 1996–97". */
  useNameOf: () => (answer: GameAnswer<Name>, pieces: Pieces) => string;
  /** The rows of squares to share: one row a guess. */
  squares: (view: EndedView<Name>) => readonly (readonly Verdict[])[];
  /** The round in play: the board, and the bench with its input. */
  Table: ComponentType<TableProps<Name, Pieces>>;
  /** The answer's picture, at the head of the ending and of yesterday's answer. */
  Picture: OnDemand<AnswerProps<Name, Pieces>>;
  /** What is told of the answer beneath its name. */
  Details: OnDemand<AnswerProps<Name, Pieces>>;
  /** What only this game has to say of a round that is over, in the ending and of one's own round yesterday. */
  Report: OnDemand<{ view: EndedView<Name>; pieces: Pieces; headingId: string }> | null;
}
