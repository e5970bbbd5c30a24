/**
 * Periods that retention enforces and the privacy policy states. Its table (client/pages/privacy/en.md) is the register
 * of personal data, which a test compares with D1.
 */
export const RETENTION_PERIODS = {
  /** Results and what belongs to them, after the visitor's last result. */
  visitorDays: 400,
  /** Within so many days all visitors are checked, so results are deleted at most this much later. */
  checkDays: 30,
  /** A friends' board, after the last visit of a member. */
  boardDays: 400,
  /** A push subscription, after it was requested or the visitor's last result. */
  reminderDays: 400,
  feedbackDays: 365,
  /** The hash of a feedback sender's address. */
  senderMinutes: 10,
  /** The hash of an address from which a new nickname was chosen or a push reminder was set. */
  limitedRequestHours: 24,
  /** A code to move results to another device. */
  codeMinutes: 10,
  /** The hash of a deleted visitor's id, which keeps a queued result or an old cookie from bringing the visitor back. */
  deletedVisitorDays: 400,
  /** An attempt, after its last guess. */
  attemptDays: 7,
  /** Daily counts of events, which name no visitor. */
  countDays: 400,
  /** Backups of the database by the provider (D1 Time Travel; 7 days on the free plan). */
  backupDays: 30,
} as const;
