/** How years and seasons are written: as the server writes them, too. */
export { seasonName, shortYears, spellYears, wholeYears } from "#rules/league/years";
