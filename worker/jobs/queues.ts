import { dealFromQueue } from "../puzzles/deal.ts";
import type { Env } from "../env.ts";
import type { FinishedRound, ToDeal, ToLearn, ToRate, ToRemind } from "../runtime/queue-messages.ts";
import { rateFromQueue } from "./fame.ts";
import { recordQueued } from "../results/record.ts";
import { learnFromQueue } from "./nhl-fetch.ts";
import { remindFromQueue } from "../reminders/send.ts";

/** The messages of each queue in wrangler.toml. */
interface Messages {
  "deke-results": FinishedRound;
  "deke-results-late": FinishedRound;
  "deke-puzzles": ToDeal;
  "deke-refresh": ToLearn | ToRate;
  "deke-reminders": ToRemind;
}

type Take<Body> = (env: Env, messages: readonly Message<Body>[], now: number) => Promise<void>;

const HANDLERS: { [Queue in keyof Messages]: Take<Messages[Queue]> } = {
  "deke-results": recordQueued,
  "deke-results-late": recordQueued,
  "deke-puzzles": async (env, messages, now) => {
    for (const { body } of messages) await dealFromQueue(env, body, now);
  },
  "deke-refresh": async (env, messages, now) => {
    for (const { body } of messages)
      await ("fame" in body ? rateFromQueue(env, body, now) : learnFromQueue(env, body, now));
  },
  "deke-reminders": async (env, messages, now) => {
    for (const { body } of messages) await remindFromQueue(env, body, now);
  },
};

/** Names of all queues. */
export const QUEUES = Object.keys(HANDLERS) as (keyof Messages)[];

/**
 * Handles a batch of any queue.
 *
 * @param now Unix milliseconds
 * @throws Error for an unknown queue; its messages are retried
 */
export async function takeFromQueue(
  env: Env,
  { queue, messages }: Pick<MessageBatch, "queue" | "messages">,
  now: number,
): Promise<void> {
  const name = QUEUES.find((known) => known === queue);
  if (name === undefined) throw new Error(`nobody takes from the queue ${queue}`);
  // The message type is determined by the queue's binding (env.ts).
  await (HANDLERS[name] as Take<unknown>)(env, messages, now);
}
