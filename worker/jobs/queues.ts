import { dealFromQueue } from "../puzzles/deal.ts";
import type { Env } from "../env.ts";
import { tellObjects } from "../attempts/visitor-objects.ts";
import { log } from "../runtime/log.ts";
import {
  retryDelayS,
  type FinishedRound,
  type DeletionMessage,
  type ResultsMessage,
  type RetentionMessage,
  type DealMessage,
  type FetchMessage,
  type FameMessage,
  type RemindMessage,
} from "../runtime/queue-messages.ts";
import { updateFameFromQueue } from "./fame.ts";
import { saveQueuedResults } from "../results/record.ts";
import { fetchPartFromQueue } from "./nhl-fetch.ts";
import { checkVisitors } from "./retention.ts";
import { sendRemindersFromQueue } from "../reminders/send.ts";

interface Messages {
  "deke-results": ResultsMessage;
  "deke-results-late": ResultsMessage;
  "deke-puzzles": DealMessage;
  "deke-sync": FetchMessage | FameMessage;
  "deke-reminders": RemindMessage;
}

type Take<Body> = (env: Env, messages: readonly Message<Body>[], now: number) => Promise<void>;

const isCheck = (message: Message<ResultsMessage>): message is Message<RetentionMessage> =>
  "checkAfter" in message.body;
const isDeletion = (message: Message<ResultsMessage>): message is Message<DeletionMessage> => "deleted" in message.body;
const isResult = (message: Message<ResultsMessage>): message is Message<FinishedRound> =>
  !isCheck(message) && !isDeletion(message);

/** Records the results of a batch in one transaction, then handles its other messages one by one. */
async function takeResults(env: Env, messages: readonly Message<ResultsMessage>[], now: number): Promise<void> {
  await saveQueuedResults(env, messages.filter(isResult), now);
  for (const message of messages.filter(isDeletion))
    await ackOrRetry(message, "deletion-retried", tellObjects(env, message.body));
  for (const message of messages.filter(isCheck))
    await ackOrRetry(message, "visitors-not-checked", checkVisitors(env, message.body, now));
}

async function ackOrRetry(message: Message, failure: string, work: Promise<unknown>): Promise<void> {
  try {
    await work;
    message.ack();
  } catch (error) {
    log("warn", failure, error, { attempts: message.attempts });
    message.retry({ delaySeconds: retryDelayS(message.attempts) });
  }
}

/** The same for messages that the first queue gave up. A deletion begins there again, until it is done. */
async function takeLateResults(env: Env, messages: readonly Message<ResultsMessage>[], now: number): Promise<void> {
  for (const { body } of messages.filter(isDeletion)) await env.RESULTS.send(body);
  await takeResults(
    env,
    messages.filter((message) => !isDeletion(message)),
    now,
  );
}

const HANDLERS: { [Queue in keyof Messages]: Take<Messages[Queue]> } = {
  "deke-results": takeResults,
  "deke-results-late": takeLateResults,
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

export const QUEUE_NAMES = Object.keys(HANDLERS) as (keyof Messages)[];

/** Handles a batch of any queue. @throws Error for an unknown queue; its messages are retried */
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
