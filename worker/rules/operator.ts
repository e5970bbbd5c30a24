import type { Language } from "./address.ts";

/** Who runs a site, and where he can be reached. */
export interface Operator {
  operator: string;
  contact: string;
}

/** What is said where the operator has not said it. */
export const UNNAMED: Readonly<Record<Language, Operator>> = {
  en: { operator: "whoever runs this copy of Deke", contact: "the feedback form at the foot of every page" },
  fr: {
    operator: "la personne qui exploite cette copie de Deke",
    contact: "le formulaire d’avis au bas de chaque page",
  },
};
