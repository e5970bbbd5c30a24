import { localizePath, type Language } from "#rules/i18n/address";

export const CALENDAR_TEXTS: Readonly<Record<Language, { name: string; event: string; lead: string }>> = {
  en: { name: "Deke", event: "Deke: today’s puzzles", lead: "Today’s puzzles are up:" },
  fr: { name: "Deke", event: "Deke\u00A0: les énigmes du jour", lead: "Les énigmes du jour vous attendent\u00A0:" },
};

/** A notification with all its texts, as the service worker shows it (client/pwa/push-events.ts). */
export interface PushNotification {
  title: string;
  body: string;
  lang: Language;
  /** Where a click leads. */
  url: string;
  /** A notification replaces another one with the same tag. */
  tag: string;
  /** The label of the button that ends all reminders. */
  stop: string;
  /** Number of today's unfinished dailies, for the app badge. */
  left: number;
}

const STOP: Record<Language, string> = { en: "Stop reminders", fr: "Arrêter les rappels" };

/** Whether midnight UTC is in the evening or night at the visitor's place. */
const isTonight = (hour: number): boolean => hour >= 16 || hour < 6;

const noticeOf = (lang: Language, tag: string, left: number, title: string, body: string): PushNotification => ({
  title,
  body,
  lang,
  url: localizePath(lang, "/"),
  tag,
  stop: STOP[lang],
  left,
});

/** Returns the notification of new puzzles: `left` of `of` dailies are unfinished, at least one. */
export function puzzlesNotification(lang: Language, left: number, of: number): PushNotification {
  const words = {
    en: {
      title: left === of ? "New puzzles are up" : "You still have games left today",
      body:
        left === of
          ? `${of} games, new today. Your move.`
          : left === 1
            ? "One game left today."
            : `${left} games left today.`,
    },
    fr: {
      title: left === of ? "De nouvelles énigmes vous attendent" : "Il vous reste des jeux aujourd’hui",
      body:
        left === of
          ? `${of}\u00A0jeux, tout neufs aujourd’hui. À vous de jouer.`
          : left === 1
            ? "Il vous reste un jeu aujourd’hui."
            : `Il vous reste ${left}\u00A0jeux aujourd’hui.`,
    },
  }[lang];
  return noticeOf(lang, "puzzles", left, words.title, words.body);
}

/** Returns the notification of a streak of days that ends today, at a local `hour`. All dailies are left. */
export function streakNotification(
  lang: Language,
  streak: number,
  left: number,
  { ends, hour, zone }: { ends: number; hour: number; zone: string },
): PushNotification {
  const time = new Intl.DateTimeFormat(`${lang}-CA`, { timeZone: zone, hour: "numeric", minute: "2-digit" }).format(
    ends,
  );
  const words = {
    en: {
      title: isTonight(hour) ? "Your streak ends tonight" : "Your streak is on the line",
      body: `Finish one game before ${time} to keep your ${streak}-day streak.`,
    },
    fr: {
      title: isTonight(hour) ? "Votre série prend fin ce soir" : "Votre série est en jeu",
      body:
        streak === 1
          ? `Terminez un jeu avant ${time} pour la garder en vie.`
          : `Terminez un jeu avant ${time} pour garder vos ${streak}\u00A0jours de suite.`,
    },
  }[lang];
  return noticeOf(lang, "streak", left, words.title, words.body);
}
