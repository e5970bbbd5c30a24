/** How years and seasons are written: as the server writes them, too. */
export {
  formatSeason as seasonName,
  shortYears,
  formatYears as spellYears,
  formatFullYears as wholeYears,
} from "#rules/league/years";
