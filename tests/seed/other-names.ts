import type { OtherNames } from "#rules/league/other-names";
import { readFacts } from "../../seed/facts.ts";

/** Returns the other first names as published with every list. */
export function readOtherNames(): OtherNames {
  const { firstNames, aliases } = readFacts();
  return { forms: firstNames, own: aliases.map(({ player, also }) => [player, also]) };
}
