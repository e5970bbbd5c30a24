/**
 * The register of personal data that the server stores. The privacy page describes it, retention enforces it, and a
 * test compares it with the tables of the database.
 */

/** Retention periods. */
export const RETENTION_PERIODS = {
  /** Results and what belongs to them, after the visitor's last result. */
  visitorDays: 400,
  /** Within so many days all visitors are checked, so results are deleted at most this much later. */
  checkDays: 30,
  /** A friends' board, after the last visit of a member. */
  boardDays: 400,
  /** A push subscription, after it was requested or the visitor's last result. */
  reminderDays: 400,
  /** A feedback message. */
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
  /** Backups of the database by the provider (D1 Time Travel; 7 days on the free plan). */
  backupDays: 30,
} as const;

/** Tables with personal data, and all their columns. */
export const PERSONAL_DATA = {
  results: [
    "visitor",
    "game",
    "day",
    "kind",
    "won",
    "guesses",
    "correct",
    "hint",
    "hard",
    "score",
    "took_ms",
    "finished_at",
    "mark",
    "picks",
    "squares",
    "place",
    "streak",
  ],
  leaderboard_sums: [
    "visitor",
    "game",
    "period",
    "first_day",
    "score",
    "took_ms",
    "played",
    "guesses",
    "correct",
    "streak",
    "hint",
    "hard",
  ],
  deleted_visitors: ["visitor", "adopted_by", "deleted_at"],
  limited_requests: ["address", "action", "at", "token"],
  visitors: ["id", "nickname", "nickname_key", "named_at"],
  transfers: ["code", "visitor", "expires_at"],
  friend_boards: ["id", "code", "name", "maker", "made_at", "visited_on", "former_codes"],
  friend_members: ["board", "visitor", "member", "nickname", "nickname_key", "joined_at", "removed_at"],
  friend_weeks: ["visitor", "week", "finished"],
  friend_days: ["visitor", "days"],
  reminders: [
    "id",
    "endpoint",
    "visitor",
    "p256dh",
    "auth",
    "vapid",
    "site",
    "language",
    "hour",
    "zone",
    "puzzles_at",
    "streak_at",
    "renewed_at",
  ],
  feedback: ["id", "name", "email", "message", "sent_at", "sender"],
  hidden_names: ["nickname_key", "hidden_at"],
} as const;

export type PersonalTable = keyof typeof PERSONAL_DATA;

export const PERSONAL_TABLES = Object.keys(PERSONAL_DATA) as PersonalTable[];

/** Tables without personal data. */
export const IMPERSONAL_TABLES = [
  "counts",
  "criteria",
  "first_names",
  "keys",
  "leaderboard_ranges",
  "leagues",
  "legend_tables",
  "meta",
  "players",
  "puzzles",
  "refresh",
  "tallies",
  "team_seasons",
  "teams",
  "trophies",
  "waiting",
] as const;
