import { PERIODS } from "#rules/register";
import type { RegisterWords } from "./policy.ts";

const ASKED = "ce que vous demandez en jouant (RGPD, article 6, paragraphe 1, point b).";

export const registerInFrench: RegisterWords = {
  labels: {
    columns: "Quoi\u00a0:",
    purpose: "Pourquoi\u00a0:",
    basis: "Base légale\u00a0:",
    period: "Combien de temps\u00a0:",
  },
  tables: {
    results: {
      title: "Résultats",
      columns: {
        visitor: "votre numéro tiré au hasard",
        game: "le jeu",
        day: "son jour",
        kind: "si c’était l’énigme du jour ou une des archives",
        won: "si vous avez gagné",
        guesses: "le nombre de vos essais",
        correct: "combien étaient bons",
        score: "vos points",
        took_ms: "le temps que vous avez mis",
        ranked: "si le résultat compte au classement",
        mark: "pourquoi il ne compte que pour vous, le cas échéant\u00a0: en retard, trop vite ou commencé deux fois",
        counted: "s’il est dans les chiffres de tous les joueurs",
        picks: "pour une Grille, les joueurs que vous avez bien nommés",
        finished_at: "le moment où vous avez terminé",
      },
      purpose: "vos statistiques sur tout appareil, le classement, et les chiffres qui comparent tous les joueurs.",
      basis: ASKED,
      period: `${PERIODS.visitorDays}\u00a0jours après votre dernier résultat; ce qui a été compté de tout le monde un jour donné reste, et ne nomme personne.`,
    },
    visitors: {
      title: "Surnom",
      columns: {
        id: "votre numéro tiré au hasard",
        nickname: "le surnom",
        nickname_key:
          "ce à quoi il ressemble une fois les lettres semblables confondues, pour que personne ne se fasse passer pour vous",
        named_at: "le moment où vous l’avez choisi",
      },
      purpose: "vous montrer au classement.",
      basis: "votre consentement (RGPD, article 6, paragraphe 1, point a), que vous retirez en enlevant le surnom.",
      period: "jusqu’à ce que vous l’enleviez, ou aussi longtemps que vos résultats.",
    },
    transfers: {
      title: "Codes vers un autre appareil",
      columns: { code: "le code", visitor: "votre numéro tiré au hasard", expires_at: "jusqu’à quand il sert" },
      purpose: "emporter vos résultats.",
      basis: ASKED,
      period: `il sert pendant ${PERIODS.codeMinutes}\u00a0minutes, et s’efface au plus tard la nuit suivante.`,
    },
    feedback: {
      title: "Avis",
      columns: {
        id: "un numéro à lui",
        name: "votre nom, si vous le donnez",
        email: "votre courriel, si vous le donnez",
        message: "le message",
        sent_at: "le moment où vous l’avez envoyé",
        sender: "la forme brouillée de votre adresse internet",
      },
      purpose: "le lire et y répondre; l’adresse brouillée, éviter les avalanches.",
      basis:
        "notre intérêt légitime à entendre les joueurs, et à un formulaire qui fonctionne (RGPD, article 6, paragraphe 1, point f).",
      period: `${PERIODS.feedbackDays}\u00a0jours; l’adresse brouillée compte pendant ${PERIODS.senderMinutes}\u00a0minutes et s’efface au plus tard à minuit UTC.`,
    },
    hidden_names: {
      title: "Surnoms que nous avons masqués",
      columns: { nickname_key: "le surnom, et non à qui il était", hidden_at: "le moment où il a été masqué" },
      purpose: "empêcher qu’une insulte soit choisie de nouveau.",
      basis: "notre intérêt légitime à un classement pour tout le monde (RGPD, article 6, paragraphe 1, point f).",
      period: "jusqu’à ce que nous le permettions de nouveau.",
    },
  },
};
