import { PERIODS } from "#rules/register";
import type { RegisterWords } from "./policy.ts";

const ASKED = "what you have asked for by playing (GDPR, article 6(1)(b)).";

export const registerInEnglish: RegisterWords = {
  labels: { columns: "What:", purpose: "What for:", basis: "Legal basis:", period: "How long:" },
  tables: {
    results: {
      title: "Results",
      columns: {
        visitor: "your random number",
        game: "the game",
        day: "its day",
        kind: "whether it was the day’s puzzle or one of the archive",
        won: "whether you won",
        guesses: "how many guesses you made",
        correct: "how many were right",
        score: "your score",
        took_ms: "how long you took",
        ranked: "whether it counts for the leaderboard",
        mark: "why it counts for you alone, where it does: late, hasty or begun twice",
        counted: "whether it is among the figures of all players",
        picks: "in a Grid, the players you named rightly",
        finished_at: "when you finished",
      },
      purpose: "your statistics on any device, the leaderboard, and the figures that compare all players.",
      basis: ASKED,
      period: `${PERIODS.visitorDays} days after your last result; what was counted of everybody on a day stays, and names nobody.`,
    },
    visitors: {
      title: "Nickname",
      columns: {
        id: "your random number",
        nickname: "the nickname",
        nickname_key: "how it looks with similar letters made one, so that nobody can pass for you",
        named_at: "when you chose it",
      },
      purpose: "to show you on the leaderboard.",
      basis: "your consent (GDPR, article 6(1)(a)), which you take back by removing it.",
      period: "until you remove it, or as long as your results.",
    },
    transfers: {
      title: "Codes to another device",
      columns: { code: "the code", visitor: "your random number", expires_at: "until when it works" },
      purpose: "to take your results along.",
      basis: ASKED,
      period: `it works for ${PERIODS.codeMinutes} minutes, and is erased the night after at the latest.`,
    },
    feedback: {
      title: "Feedback",
      columns: {
        id: "a number of its own",
        name: "your name, if you give it",
        email: "your email address, if you give it",
        message: "the message",
        sent_at: "when you sent it",
        sender: "the scrambled form of your internet address",
      },
      purpose: "to read and answer it; the scrambled address, to keep floods out.",
      basis: "our legitimate interest in hearing from players, and in a form that works (GDPR, article 6(1)(f)).",
      period: `${PERIODS.feedbackDays} days; the scrambled address counts for ${PERIODS.senderMinutes} minutes and is erased at midnight UTC at the latest.`,
    },
    hidden_names: {
      title: "Nicknames that we have hidden",
      columns: { nickname_key: "the nickname, and not whose it was", hidden_at: "when it was hidden" },
      purpose: "to keep an insult from being chosen again.",
      basis: "our legitimate interest in a board fit for everybody (GDPR, article 6(1)(f)).",
      period: "until we allow it again.",
    },
  },
};
