import type { Language } from "#rules/i18n/address";
import type { CountedEvent } from "#rules/site/usage";

/** The texts of the operator's page. `{n}` is a number of days. */
export interface OperatorTexts {
  title: string;
  other: string;
  key: string;
  keyHelp: string;
  enter: string;
  leave: string;
  wrong: string;
  tooOften: string;
  asOf: string;
  now: string;
  games: string;
  gamesNote: string;
  returning: string;
  returningNote: string;
  days: string;
  daysNote: string;
  byGame: string;
  byGameNote: string;
  factsAge: string;
  waiting: string;
  waitingSince: string;
  faultsToday: string;
  figure: string;
  count: string;
  game: string;
  finished: string;
  solved: string;
  within: string;
  daysLater: string;
  aDayLater: string;
  firstDays: string;
  newcomers: string;
  returned: string;
  share: string;
  day: string;
  players: string;
  unknown: string;
  counted: Readonly<Record<CountedEvent, string>>;
}

export const OPERATOR_TEXTS: Readonly<Record<Language, OperatorTexts>> = {
  en: {
    title: "How Deke is played",
    other: "Français",
    key: "Key",
    keyHelp: "For the person who runs this site. Run “npm run stats -- --key” to get it.",
    enter: "Show the figures",
    leave: "Lock",
    wrong: "That’s not the key.",
    tooOften: "Too many tries from this address. Wait a minute.",
    asOf: "As of {at} UTC. Days are UTC days. These figures identify no one.",
    now: "Now",
    games: "Games, last {n} days",
    gamesNote: "Finished dailies that count, and how many were solved; Legends, by the Sunday its week began.",
    returning: "Retention",
    returningNote:
      "Of players who finished their first daily in the last {n} days, the share who finished another within 1, 7 or 30 days.",
    days: "Day by day",
    daysNote: "Today isn’t over. We count links opened, friends’ boards and errors, not who was behind them.",
    byGame: "Finished and solved, day by day",
    byGameNote: "How many finished, and what percentage of them solved it.",
    factsAge: "League data, age in days",
    waiting: "Results waiting to be recorded",
    waitingSince: "Longest wait, in minutes",
    faultsToday: "Errors today",
    figure: "Figure",
    count: "Count",
    game: "Game",
    finished: "Finished",
    solved: "Solved",
    within: "Back within",
    daysLater: "{n} days",
    aDayLater: "1 day",
    firstDays: "First day",
    newcomers: "New",
    returned: "Came back",
    share: "Share",
    day: "Day",
    players: "Players",
    unknown: "–",
    counted: {
      challenges: "Challenges opened",
      replies: "Replies opened",
      shares: "Shares opened",
      boards: "Friends’ boards made",
      joined: "Joined a board",
      refused: "Rate-limited",
      internal: "Failed requests",
      "storage-unavailable": "Storage unavailable",
      "task-failed": "Failed tasks",
    },
  },
  fr: {
    title: "Comment on joue à Deke",
    other: "English",
    key: "Clé",
    keyHelp: "Pour la personne qui exploite ce site. «\u00a0npm run stats -- --key\u00a0» la donne.",
    enter: "Voir les chiffres",
    leave: "Verrouiller",
    wrong: "Ce n’est pas la clé.",
    tooOften: "Trop d’essais d’ici. Attendez une minute.",
    asOf: "En date du {at} UTC. Les jours sont ceux de l’heure UTC. Personne ne figure ici par son nom ni par son numéro.",
    now: "Maintenant",
    games: "Les jeux, {n}\u00a0derniers jours",
    gamesNote:
      "Les énigmes du jour terminées qui comptent, et combien ont été résolues; pour Légendes, selon le dimanche où la semaine a commencé.",
    returning: "Fidélité",
    returningNote:
      "Parmi ceux qui ont terminé leur première énigme ces {n}\u00a0derniers jours, la part de ceux qui en ont terminé une autre ensuite.",
    days: "Jour par jour",
    daysNote:
      "La journée n’est pas finie. On compte les liens ouverts, les groupes et les pannes, pas qui en est l’auteur.",
    byGame: "Terminées et résolues, jour par jour",
    byGameNote: "Combien ont terminé, et combien sur cent ont résolu l’énigme.",
    factsAge: "Données de la ligue, âge en jours",
    waiting: "Résultats en attente d’enregistrement",
    waitingSince: "Le plus ancien, en minutes",
    faultsToday: "Pannes aujourd’hui",
    figure: "Chiffre",
    count: "Nombre",
    game: "Jeu",
    finished: "Terminées",
    solved: "Résolues",
    within: "De retour en",
    daysLater: "{n}\u00a0jours",
    aDayLater: "1\u00a0jour",
    firstDays: "Première partie",
    newcomers: "Nouveaux",
    returned: "Sont revenus",
    share: "Part",
    day: "Jour",
    players: "Joueurs",
    unknown: "–",
    counted: {
      challenges: "Défis ouverts",
      replies: "Réponses ouvertes",
      shares: "Partages ouverts",
      boards: "Groupes créés",
      joined: "Entrés dans un groupe",
      refused: "Demandes limitées",
      internal: "Requêtes échouées",
      "storage-unavailable": "Stockage injoignable",
      "task-failed": "Tâches échouées",
    },
  },
};
