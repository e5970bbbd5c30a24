import type { Context } from "hono";
import type { Line } from "#rules/line";
import { readLine } from "../lines/lines.ts";
import { log } from "../log.ts";
import { within } from "../store/patience.ts";
import { hasFinished } from "../recording.ts";
import { runningDay, type NamedGame } from "./address.ts";
import type { ApiContext } from "./context.ts";
import { failure } from "./errors.ts";
import { limit } from "./limits.ts";
import type { AnyRound, Begin, Seat } from "./table.ts";
import { hasCookie, newVisitor, rememberVisitor, visitorOf, visitorOfRound } from "./visitor.ts";

/** Somebody waits for his round: after so many milliseconds it is dealt without asking what is known of him. */
const LINE_PATIENCE_MS = 300;

/**
 * Finds the seat of whoever asks for a round, and has his browser remember him; null for practice and challenges, which
 * are nobody's. Of somebody new nothing is asked.
 *
 * @throws day-finished, too-many-requests
 */
export async function takeSeat(c: Context<ApiContext>, named: NamedGame, asked: Begin): Promise<Seat | null> {
  const known = await visitorOf(c);
  await limit(c, "deals", known);
  if (asked.kind !== "day") return null;
  const { name: game } = named;
  const visitor = known ?? newVisitor();
  const isDaily = asked.day === runningDay(named, c.get("now"));
  const [isFinished, line] = await Promise.all([
    hasFinished(c.env, known, game, asked.day, c.get("now")),
    known === null || !isDaily ? null : lineOf(c, known, game, asked.day),
  ]);
  if (isFinished) throw failure("day-finished");
  await rememberVisitor(c, visitor);
  return { visitor, line };
}

/**
 * Whose a round is that comes back: of a day his whom it was dealt to, whoever sends it. One that was dealt to nobody, by
 * the release before, is from now on the sender's.
 *
 * @throws too-many-requests
 */
export async function seated(c: Context<ApiContext>, round: AnyRound): Promise<AnyRound> {
  const isOfADay = !("secret" in round.deal);
  const visitor = isOfADay ? (round.visitor ?? (await visitorOf(c)) ?? visitorOfRound(round.id)) : null;
  await limit(c, "guesses", visitor);
  // A browser that has lost its cookie, and not its round, is known again.
  if (visitor !== null && !hasCookie(c)) await rememberVisitor(c, visitor);
  return { ...round, visitor };
}

async function lineOf(
  c: Context<ApiContext>,
  visitor: string,
  game: NamedGame["name"],
  day: string,
): Promise<Line | null> {
  try {
    return await within(LINE_PATIENCE_MS, readLine(c.env, visitor, game, day));
  } catch (error) {
    log("warn", "line-unknown", error, { game, day });
    return null;
  }
}
