import { useCallback, useEffect, useRef, useState } from "react";
import type { GameName } from "#rules/measures";
import {
  ApiError,
  beginRound,
  giveUp,
  sendGuess,
  sendHint,
  type Begin,
  type FailureCode,
  type SealedRound,
} from "./api.ts";
import { noteJudged } from "./data/present.ts";
import { told } from "./data/told.ts";
import { recordResult } from "./storage/results.ts";
import { keepRound, readRound, watchRound, type Kept, type Slot } from "./storage/rounds.ts";
import { useAwake } from "./store.ts";

export interface Play<Name extends GameName> {
  /** The round as it stands; null until it has been dealt. A guess can be made before. */
  view: SealedRound<Name>["view"] | null;
  /** The round as the server has sealed it; undefined until it has been dealt. */
  token: string | undefined;
  /** What is under way. */
  busy: "beginning" | "judging" | null;
  /** Why the last call failed; null once another is made. */
  failure: FailureCode | null;
  /** The guess that is being judged, or that could not be sent; null when there is none. */
  pending: unknown;
  /** Makes a guess; the first says whether the round is played in hard mode, in a game that has one. */
  guess: (guess: unknown, hard?: boolean) => void;
  /** Takes the round's hint. */
  takeHint: () => void;
  giveUp: () => void;
  /** Does again what failed, the same guess included. */
  retry: () => void;
  /** Has another round dealt in place of this one. */
  renew: (begin: Begin) => void;
}

/** Something asked of the server, so that it can be asked again. */
interface Call<Name extends GameName> {
  what: "beginning" | "judging";
  call: () => Promise<SealedRound<Name>>;
}

/**
 * A round in play, whatever the game. A page mounts one per slot (`key={slot}`).
 *
 * It survives a reload, because it is kept after every answer. Two tabs share it, because each
 * takes over what the other has kept before it sends anything. A lost connection costs nothing: the
 * sealed round has not moved on, and the guess can be sent again. Whoever makes another instead goes on from where the
 * server knows him to be: the answer may have been lost, and not the guess.
 *
 * @param mode the game, the same object as long as the page is mounted
 * @param begin how the round is dealt when none is kept in the slot
 */
export function usePlay<Name extends GameName>(mode: Kept<Name>, slot: Slot, begin: Begin): Play<Name> {
  const { game } = mode;
  const isAwake = useAwake();
  const [sealed, setSealed] = useState<SealedRound<Name> | null>(() => (isAwake ? readRound(mode, slot) : null));
  const [busy, setBusy] = useState<Play<Name>["busy"]>(null);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const [pending, setPending] = useState<unknown>(null);
  const last = useRef<Call<Name> | null>(null);
  const shown = useRef(sealed);
  const first = useRef(begin);

  const show = useCallback((next: SealedRound<Name>) => {
    shown.current = next;
    setSealed(next);
  }, []);

  const run = useCallback(
    async ({ what, call }: Call<Name>) => {
      setBusy(what);
      setFailure(null);
      try {
        const next = await oneTabAtATime(`deke ${game} ${slot}`, async () => {
          const answered = await call();
          if (what === "judging" && answered.view.state !== "guessing") noteJudged(answered.round);
          told.last = { ...answered, game };
          // Kept before the next tab has its turn, which goes on from here.
          keepRound(game, slot, answered);
          recordResult(game, answered.view);
          return answered;
        });
        show(next);
        // A guess that was made before the deal still waits for its verdict.
        if (what === "judging") {
          setPending(null);
          // Where it cannot be felt, it is seen.
          import("./feel/feel.ts").then((feel) => feel.feelGuess(next.view)).catch(() => {});
        }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        last.current = { what, call };
        setFailure(error.code);
      } finally {
        // A guess may be waiting for the deal.
        setBusy((now) => (now === what ? null : now));
      }
    },
    [game, slot, show],
  );

  useEffect(() => {
    const here = shown.current ?? readRound(mode, slot);
    if (here === null)
      void run({ what: "beginning", call: async () => readRound(mode, slot) ?? deal(game, first.current) });
    // The server has written the page without it.
    else if (shown.current === null) show(here);
    return watchRound(game, slot, () => {
      const kept = furthest(shown.current, readRound(mode, slot));
      if (kept !== null) show(kept);
    });
  }, [mode, game, slot, run, show]);

  /** Whatever else is asked, a guess that could not be sent is given up. */
  const runOther = (other: Call<Name>) => {
    setPending(null);
    void run(other);
  };

  const guess = (raw: unknown, hard?: boolean) => {
    const isUnsure =
      (failure === "offline" || failure === "internal") && last.current?.what === "judging" && pending !== raw;
    setPending(raw);
    const call = async () => {
      // Made while the round is being dealt, it comes after that; where there is none even then, it begins one.
      const latest = furthest(shown.current, readRound(mode, slot)) ?? (await deal(game, first.current));
      const known = isUnsure ? await asKnown(game, latest) : latest;
      if (known !== latest) {
        keepRound(game, slot, known);
        show(known);
      }
      // Another tab may have ended the round meanwhile: then there is nothing left to judge.
      if (known.view.state !== "guessing") return known;
      return sendGuess(game, known.round, raw, known.view.tries.length === 0 ? hard : undefined);
    };
    void run({ what: "judging", call });
  };

  const takeHint = () =>
    runOther({
      what: "judging",
      call: async () => {
        const latest = furthest(shown.current, readRound(mode, slot)) ?? (await deal(game, first.current));
        return sendHint(game, latest.round);
      },
    });

  return {
    view: sealed?.view ?? null,
    token: sealed?.round,
    busy,
    failure,
    pending,
    guess,
    takeHint,
    giveUp: () => runOther({ what: "judging", call: async () => giveUp(game, shown.current?.round ?? "") }),
    retry: () => {
      if (last.current !== null) void run(last.current);
    },
    renew: (next) => runOther({ what: "beginning", call: () => deal(game, next) }),
  };
}

/** Has a round dealt; one at a time, so that the first two of a new browser are not dealt to two visitors. */
const deal = <Name extends GameName>(game: Name, begin: Begin): Promise<SealedRound<Name>> =>
  oneTabAtATime("deke deal", () => beginRound(game, begin));

/** A daily as far as the server knows it to have come; as it is where it knows no more, or nobody can ask. */
async function asKnown<Name extends GameName>(game: Name, latest: SealedRound<Name>): Promise<SealedRound<Name>> {
  const { kind, day } = latest.view;
  if (kind !== "daily") return latest;
  return furthest(latest, await deal(game, { kind: "day", day }).catch(() => null)) ?? latest;
}

/** Of the round shown and the one kept, the one that has gone further; another round is left alone. */
function furthest<Name extends GameName>(
  shown: SealedRound<Name> | null,
  kept: SealedRound<Name> | null,
): SealedRound<Name> | null {
  if (shown === null || kept === null) return shown ?? kept;
  if (shown.view.id !== kept.view.id) return shown;
  const steps = ({ view }: SealedRound<Name>) =>
    view.tries.length + (view.state === "guessing" ? 0 : 1) + (view.hint === undefined ? 0 : 1);
  return steps(kept) > steps(shown) ? kept : shown;
}

/** Where the browser has no locks, a call goes ahead at once: tabs then share a round by their storage alone. */
const oneTabAtATime = <Value>(name: string, call: () => Promise<Value>): Promise<Value> =>
  "locks" in navigator ? (navigator.locks.request(name, call) as Promise<Value>) : call();
