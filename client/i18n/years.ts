/** Formats years and seasons. The server uses the same functions. */
export {
  formatSeason as seasonName,
  shortYears,
  formatYears as spellYears,
  formatFullYears as wholeYears,
} from "#rules/league/years";
