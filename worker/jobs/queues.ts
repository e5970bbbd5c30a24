import { dealFromQueue } from "../puzzles/deal.ts";
import type { Env } from "../env.ts";
import type {
  FinishedRound,
  DealMessage,
  FetchMessage,
  FameMessage,
  RemindMessage,
} from "../runtime/queue-messages.ts";
import { updateFameFromQueue } from "./fame.ts";
import { saveQueuedResults } from "../results/record.ts";
import { fetchPartFromQueue } from "./nhl-fetch.ts";
import { sendRemindersFromQueue } from "../reminders/send.ts";

/** The messages of each queue in wrangler.toml. */
interface Messages {
  "deke-results": FinishedRound;
  "deke-results-late": FinishedRound;
  "deke-puzzles": DealMessage;
  "deke-sync": FetchMessage | FameMessage;
  "deke-reminders": RemindMessage;
}

type Take<Body> = (env: Env, messages: readonly Message<Body>[], now: number) => Promise<void>;

const HANDLERS: { [Queue in keyof Messages]: Take<Messages[Queue]> } = {
  "deke-results": saveQueuedResults,
  "deke-results-late": saveQueuedResults,
  "deke-puzzles": async (env, messages, now) => {
    for (const { body } of messages) await dealFromQueue(env, body, now);
  },
  "deke-sync": async (env, messages, now) => {
    for (const { body } of messages)
      await ("fame" in body ? updateFameFromQueue(env, body, now) : fetchPartFromQueue(env, body, now));
  },
  "deke-reminders": async (env, messages, now) => {
    for (const { body } of messages) await sendRemindersFromQueue(env, body, now);
  },
};

/** Names of all queues. */
export const QUEUE_NAMES = Object.keys(HANDLERS) as (keyof Messages)[];

/**
 * Handles a batch of any queue.
 *
 * @param now Unix milliseconds
 * @throws Error for an unknown queue; its messages are retried
 */
export async function handleQueueBatch(
  env: Env,
  { queue, messages }: Pick<MessageBatch, "queue" | "messages">,
  now: number,
): Promise<void> {
  const name = QUEUE_NAMES.find((known) => known === queue);
  if (name === undefined) throw new Error(`nobody takes from the queue ${queue}`);
  // The message type is determined by the queue's binding (env.ts).
  await (HANDLERS[name] as Take<unknown>)(env, messages, now);
}
