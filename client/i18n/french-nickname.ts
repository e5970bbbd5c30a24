/** Returns the nickname in a club's French name: « Sénateurs » of « Sénateurs d’Ottawa ». */
export const localizeNickname = (nameFr: string): string => nameFr.replace(/^(.*) d(?:e|u|['’]).*/, "$1");
