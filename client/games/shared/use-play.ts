import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { SKIP } from "#rules/face/stages";
import type { EndedRound, GameTypes, GameView } from "#rules/games";
import type { GameName } from "#rules/shared/game-config";
import type { RoundRequest } from "../../../worker/app.ts";
import {
  ApiError,
  postRound,
  failureCodeOf,
  isRetryable,
  RoundMovedOn,
  sendMove,
  type FailureCode,
  type RoundResponse,
} from "../../data/api.ts";
import { recordResult } from "../../storage/results.ts";
import { watchStored } from "../../storage/local-storage.ts";
import { useHydrated } from "../../storage/store.ts";
import { isEnded, keyOf, storeRound, readRound, type SentMove, type RoundSlot } from "../../storage/rounds.ts";

/**
 * How the end of a round is shown, in this order: the verdicts turn over, the lamp lights or dims over the board, and the
 * banner names the answer. The ending opens after them.
 */
export type RevealStep = "turning" | "lamp" | "banner";

export interface Reveal {
  step: RevealStep;
  /** Shows another step; null opens the ending. */
  show: (step: RevealStep | null) => void;
}

/** A guess on the board; its clue is null while it is judged. */
export interface ShownGuess<Guess, Clue> {
  guess: Guess;
  clue: Clue | null;
}

export interface RoundInPlay<Name extends GameName> {
  game: Name;
  /**
   * The visible state; null before the deal. A guess can be made before. While the end is revealed, the round has its last
   * verdict, and is otherwise as before it.
   */
  view: GameView<Name> | null;
  /** The round with its ending, from the last verdict on; null before. */
  ended: EndedRound<Name> | null;
  /** How far the end has been revealed; null before and after that. */
  reveal: Reveal | null;
  /** The guesses, and last the one that is being judged: it is shown before the response. The same until one changes. */
  guesses: readonly ShownGuess<GameTypes<Name>["guess"], GameTypes<Name>["clue"]>[];
  /** How many guesses of the round had been judged when the page first showed it. They are not animated or announced. */
  settled: number;
  /** The last response about the round, or the stored round; null before the deal. */
  response: RoundResponse<Name> | null;
  /** The request in progress, or whether the end is being revealed. */
  busy: "beginning" | "judging" | "revealing" | null;
  /** Why the last request failed; null once another starts. */
  failure: FailureCode | null;
  /** The guess being judged, or one without a response; null if there is none. */
  pending: GameTypes<Name>["guess"] | null;
  /** Makes a guess. The first one sets hard mode, in a game that has it. */
  guess: (guess: unknown, hard?: boolean) => void;
  takeHint: () => void;
  giveUp: () => void;
  /** Repeats the failed request, including the same guess. */
  retry: () => void;
  /** Deals another round in place of this one. */
  renew: (begin: RoundRequest) => void;
}

/** A request that can be repeated. */
interface Call<Name extends GameName> {
  what: "beginning" | "judging";
  call: () => Promise<RoundResponse<Name>>;
}

/**
 * Returns a round in progress of any game. A page mounts one per slot (`key={slot}`). The prerendered page has no round; a
 * stored one is shown after hydration, in the same elements, because a field may be in use by then.
 *
 * The round is stored after every response, so it survives a reload, and tabs share it: each reads the stored round
 * before it sends anything. A stored daily is compared with the server's before its first move, unless a move has no
 * response, which is repeated instead. The server judges no move of an outdated round; it responds with the current round,
 * which is shown instead.
 *
 * @param begin returns how the round is dealt if none is stored in the slot; called after hydration
 */
export function usePlay<Name extends GameName>(
  game: Name,
  slot: RoundSlot,
  begin: () => RoundRequest,
): RoundInPlay<Name> {
  const isHydrated = useHydrated();
  const [response, setResponse] = useState<RoundResponse<Name> | null>(() =>
    isHydrated ? readRound(game, slot) : null,
  );
  /** How far the end has been revealed, and what could be seen before it; null before and after that. */
  const [revealed, setRevealed] = useState<{ step: RevealStep; seen: GameView<Name>["seen"] } | null>(null);
  /** The round that the page first showed. */
  const [initial, setInitial] = useState(response);
  const [busy, setBusy] = useState<Call<Name>["what"] | null>(response === null ? "beginning" : null);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const [pending, setPending] = useState<SentMove | null>(null);
  const last = useRef<Call<Name> | null>(null);
  const shown = useRef(response);
  const isStoring = useRef(false);
  /** Settles when the stored round has been compared with the server's. */
  const compared = useRef(Promise.resolve());

  function show(next: RoundResponse<Name>): void {
    shown.current = next;
    setResponse(next);
    setRevealed(null);
  }

  function showInitial(next: RoundResponse<Name>): void {
    show(next);
    setInitial(next);
  }

  function store(next: RoundResponse<Name>): void {
    isStoring.current = true;
    storeRound(game, slot, next);
    isStoring.current = false;
    recordResult(game, next.view);
  }

  async function run({ what, call }: Call<Name>): Promise<void> {
    setBusy(what);
    setFailure(null);
    try {
      const next = await oneTabAtATime(`deke ${game} ${slot}`, async () => {
        const received = { ...(await call()), receivedAt: Date.now() };
        // Stored before the next tab's request, which continues from here.
        store(received);
        return received;
      });
      // A guess made before the deal still waits for its verdict.
      if (what === "beginning") showInitial(next);
      else {
        const before = shown.current?.view;
        show(next);
        if (before?.state === "guessing" && isRevealed(next.view)) setRevealed({ step: "turning", seen: before.seen });
        setPending(null);
        // Effects are optional.
        import("../../effects/effects.ts").then((feel) => feel.playGuessEffects(next.view)).catch(() => {});
      }
    } catch (error) {
      if (error instanceof RoundMovedOn) {
        const current = error.current as RoundResponse<Name>;
        store(current);
        show(current);
        // The typed name stays in the field: it is no guess of this round.
        setPending(null);
      }
      last.current = { what, call };
      setFailure(failureCodeOf(error));
    } finally {
      // A guess may be waiting for the deal.
      setBusy((now) => (now === what ? null : now));
    }
  }

  /** Shows the server's round if it has other moves than the stored one. */
  async function compare(stored: RoundResponse<Name>): Promise<void> {
    const current = await asOnServer(game, stored).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === "day-finished") setFailure(error.code);
      return null;
    });
    // Another tab may have made a move meanwhile.
    const latest = furthest(shown.current, readRound(game, slot));
    if (current === null || latest === null) return;
    const next = current.visitorReplaced === true || isAhead(current, latest) ? current : latest;
    if (next === current) store(current);
    if (next !== shown.current) show(next);
  }

  /**
   * Makes a move.
   *
   * @param from the token that it is made from, if it is repeated
   */
  function makeMove(made: SentMove, from?: string): void {
    let token = from;
    const call = async () => {
      await compared.current;
      const here = furthest(shown.current, readRound(game, slot));
      const current = here ?? (await deal(game, begin()));
      if (here === null) showInitial(current);
      const { round, view } = current;
      token ??= round;
      // Another tab may have ended the round, or repeated the move.
      if (view.state !== "guessing" || round !== token) return current;
      const move = view.tries.length === 0 ? made : { ...made, hard: undefined };
      store({ round, view, move });
      try {
        return await sendMove(game, round, move);
      } catch (error) {
        if (!isRetryable(failureCodeOf(error))) store({ round, view });
        throw error;
      }
    };
    setPending(made);
    void run({ what: "judging", call });
  }

  const onHydrated = useEffectEvent(() => {
    const here = shown.current ?? readRound(game, slot);
    if (here === null) {
      void run({ what: "beginning", call: async () => readRound(game, slot) ?? deal(game, begin()) });
      return;
    }
    if (shown.current === null) {
      showInitial(here);
      setBusy(null);
    }
    if (here.move === undefined) compared.current = compare(here);
    else makeMove(here.move, here.round);
  });

  const onStored = useEffectEvent(() => {
    // What this page stores it shows itself, with what belongs to it.
    if (isStoring.current) return;
    const latest = furthest(shown.current, readRound(game, slot));
    if (latest === null || latest === shown.current) return;
    show(latest);
    // Another part of the site may have repeated the move.
    setFailure(null);
  });

  useEffect(() => {
    // A finished day, which needs no round, is known only after hydration.
    if (!isHydrated) return;
    onHydrated();
    return watchStored(keyOf(game, slot), () => onStored());
  }, [isHydrated, game, slot]);

  const view = response?.view ?? null;
  const ended = view !== null && isEnded(view) ? view : null;
  const seen = revealed?.seen;
  // As if the round went on: with its last guess, and what could be seen before it.
  const visible = useMemo(
    () => (seen === undefined || view === null ? view : ({ ...view, seen, state: "guessing" } as GameView<Name>)),
    [seen, view],
  );

  const judged = busy === "judging" ? (pending?.guess ?? null) : null;
  const guesses = useMemo(() => withJudged(view?.tries ?? [], judged), [view, judged]);

  return {
    game,
    view: visible,
    guesses: guesses as RoundInPlay<Name>["guesses"],
    ended,
    reveal: revealed && {
      step: revealed.step,
      show: (step) => setRevealed((now) => step && now && { ...now, step }),
    },
    settled: initial !== null && initial.view.id === view?.id ? initial.view.tries.length : 0,
    response,
    busy: revealed === null ? busy : "revealing",
    failure,
    pending: (pending?.guess ?? null) as GameTypes<Name>["guess"] | null,
    guess: (guess, hard) => makeMove({ kind: "guess", guess, hard }),
    takeHint: () => makeMove({ kind: "hint" }),
    giveUp: () => makeMove({ kind: "give-up" }),
    retry: () => {
      if (last.current !== null) void run(last.current);
    },
    renew: (next) => {
      setPending(null);
      void run({ what: "beginning", call: () => deal(game, next) });
    },
  };
}

/** Adds a guess that is being judged, unless another tab has sent it as well. A skip of Face Reveal can be repeated. */
function withJudged(tries: GameView<GameName>["tries"], judged: unknown): readonly ShownGuess<unknown, unknown>[] {
  const isAdded = (made: unknown) => made !== SKIP && JSON.stringify(made) === JSON.stringify(judged);
  if (judged === null || tries.some(({ guess }) => isAdded(guess))) return tries;
  return [...tries, { guess: judged, clue: null }];
}

/** Returns whether the end of a round is revealed step by step: with a verdict, and without reduced motion. */
const isRevealed = ({ state }: GameView<GameName>): boolean =>
  (state === "won" || state === "lost") && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Deals a round; one at a time, so that a new browser's first two rounds do not create two visitors. */
const deal = <Name extends GameName>(game: Name, begin: RoundRequest): Promise<RoundResponse<Name>> =>
  oneTabAtATime("deke deal", () => postRound(game, begin));

/** Returns a running daily with all moves on the server; null for other rounds, and once its day is over. */
async function asOnServer<Name extends GameName>(
  game: Name,
  { round, view: { kind, state, day } }: RoundResponse<Name>,
): Promise<RoundResponse<Name> | null> {
  if (kind !== "daily" || state !== "guessing") return null;
  // The stored round identifies the visitor if the cookie is lost.
  const dealt = await deal(game, { kind: "day", day, round });
  return dealt.view.kind === "daily" ? dealt : null;
}

const countMoves = ({ view }: RoundResponse<GameName>): number =>
  view.tries.length + (view.state === "guessing" ? 0 : 1) + (view.hint === undefined ? 0 : 1);

/**
 * Returns whether one copy of a daily has more moves than another, or as many that differ, so that the other is
 * outdated.
 */
function isAhead<Name extends GameName>(one: RoundResponse<Name>, other: RoundResponse<Name>): boolean {
  const guessesOf = ({ view }: RoundResponse<Name>) => JSON.stringify(view.tries.map(({ guess }) => guess));
  const more = countMoves(one) - countMoves(other);
  return more > 0 || (more === 0 && guessesOf(one) !== guessesOf(other));
}

/** Returns the copy of a round with more moves; of two different rounds the first. */
function furthest<Name extends GameName>(
  one: RoundResponse<Name> | null,
  other: RoundResponse<Name> | null,
): RoundResponse<Name> | null {
  if (one === null || other === null) return one ?? other;
  const isSame = one.view.id === other.view.id || (one.view.kind === "daily" && other.view.kind === "daily");
  return isSame && countMoves(other) > countMoves(one) ? other : one;
}

/** Runs a call while no other tab runs one of that name. A browser without locks, or one that refuses them, runs it at once. */
async function oneTabAtATime<Value>(name: string, call: () => Promise<Value>): Promise<Value> {
  if (!("locks" in navigator)) return call();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return call();
  };
  try {
    return (await navigator.locks.request(name, begin)) as Value;
  } catch (error) {
    if (hasBegun) throw error;
    return call();
  }
}
