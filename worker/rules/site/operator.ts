import type { Language } from "../i18n/address.ts";

export interface Operator {
  operator: string;
  contact: string;
}

/** Texts for a site that does not configure this. */
export const DEFAULT_OPERATOR: Readonly<Record<Language, Operator>> = {
  en: { operator: "the person who deployed this copy of Deke", contact: "the feedback form at the foot of every page" },
  fr: {
    operator: "la personne qui a installé cette copie de Deke",
    contact: "le formulaire d’avis au bas de chaque page",
  },
};
