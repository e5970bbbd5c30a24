/**
 * The register of what the server keeps of people: the one list that the privacy page tells in words, that the nightly
 * retention goes by, and that a test holds against the tables of the database.
 */

/** How long it is kept. */
export const PERIODS = {
  /** Results, and what hangs on them, after a visitor's last result. */
  visitorDays: 400,
  /** A board of friends, after a member's last look at it. */
  boardDays: 400,
  /** A browser that is reminded, after it was asked for, or its visitor's last result. */
  reminderDays: 400,
  /** A message, after it was sent. */
  feedbackDays: 365,
  /** The hash of a sender's address. */
  senderMinutes: 10,
  /** The hash of an address from which a nickname was new. */
  newNameHours: 24,
  /** A code to another device. */
  codeMinutes: 10,
  /** What keeps a result under way from bringing back who has forgotten himself, or moved. */
  tombstoneDays: 30,
  /** A line of guesses, after the last one. */
  lineDays: 7,
  /** The database as it was on any minute of them, by its provider (D1 Time Travel; 7 days on the free plan). */
  backupDays: 30,
} as const;

/** Tables with something of people in them, and every column they have. */
export const REGISTER = {
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
    "counted",
    "ranked",
    "picks",
    "squares",
    "place",
    "streak",
    "on_board",
  ],
  leaderboard_sums: ["visitor", "game", "period", "first_day", "score", "took_ms", "played", "guesses", "correct"],
  tombstones: ["visitor", "heir", "buried_at"],
  new_names: ["address", "named_at", "token"],
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

export type Registered = keyof typeof REGISTER;

export const REGISTERED = Object.keys(REGISTER) as Registered[];

/** Tables with nothing of anybody who plays: the league's facts, the puzzles, and the site's own business. */
export const IMPERSONAL = [
  "counts",
  "criteria",
  "cursors",
  "first_names",
  "keys",
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
