import { RETENTION_PERIODS } from "#rules/site/retention-periods";

const HOUR_MS = 60 * 60_000;
const DAY_MS = RETENTION_PERIODS.limitedRequestHours * HOUR_MS;

/** What an address may do a few times per hour and day: first nicknames, and changes of push reminders. */
const LIMITS = {
  nickname: { hour: 4, day: 20 },
  reminder: { hour: 20, day: 40 },
} as const;

/** A request, as expressions of SQL. Its random token distinguishes it from others at the same moment. */
const REQUEST = { address: "?1", at: "?2", token: "?3" };

/** The first parameters of each statement with the SQL below. */
export type RequestParameters = [address: string, at: number, token: string];

/** @param address a keyed hash of the address @param at Unix milliseconds */
export const requestParameters = (address: string, at: number): RequestParameters => [address, at, crypto.randomUUID()];

/**
 * SQL: records a request if its address is within the limits, and a condition holds, with parameters from ?4 on. One
 * batch counts and writes, so that simultaneous requests cannot exceed them.
 */
export const recordRequestSql = (action: keyof typeof LIMITS, condition: string): string => {
  const { hour, day } = LIMITS[action];
  const since = (ms: number): string => `(SELECT COUNT(*) FROM limited_requests
    WHERE address = ${REQUEST.address} AND action = '${action}' AND at > ${REQUEST.at} - ${ms})`;
  return `INSERT INTO limited_requests (address, action, at, token)
    SELECT ${REQUEST.address}, '${action}', ${REQUEST.at}, ${REQUEST.token}
    WHERE ${condition} AND ${since(HOUR_MS)} < ${hour} AND ${since(DAY_MS)} < ${day}`;
};

export const isRecordedSql = (action: keyof typeof LIMITS): string => `EXISTS (SELECT 1 FROM limited_requests
  WHERE address = ${REQUEST.address} AND action = '${action}' AND at = ${REQUEST.at} AND token = ${REQUEST.token})`;
