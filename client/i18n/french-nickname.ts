/** Returns the nickname in a club's French name: « Sénateurs » of « Sénateurs d’Ottawa ». */
export const nicknameIn = (nameFr: string): string => nameFr.replace(/^(.*) d(?:e|u|['’]).*/, "$1");
