/** Texts by key, nested. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Returns the dotted keys of the texts that one language has and another lacks. */
export const findMissingTexts = (all: Texts, some: Texts | undefined, path = ""): string[] =>
  Object.entries(all).flatMap(([key, text]) => {
    const other = some?.[key];
    if (typeof text !== "string") return findMissingTexts(text, other as Texts | undefined, `${path}${key}.`);
    return other === undefined ? [path + key] : [];
  });

/** Warns of each text that fr.json lacks. In development the English text is shown instead. */
export function warnOfMissingFrench(en: Texts, fr: Texts): void {
  for (const key of findMissingTexts(en, fr)) console.warn(`client/i18n/fr.json lacks "${key}"`);
}
