/** Keeps a season or a span of years on one line: browsers may break it after its dash. */
export const unbroken = (years: string): string => years.replace(/[–-]/, "$&\u2060");
