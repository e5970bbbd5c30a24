import type { OtherNames } from "#rules/league/other-names";
import type { Env } from "../env.ts";

/** SQL: the JSON of {@link OtherNames} for the players in the common table expression `named`. */
export const OTHER_NAMES_SQL = `json_object(
  'forms', (SELECT json_group_array(json(forms)) FROM (SELECT forms FROM first_names ORDER BY forms)),
  'own', (SELECT json_group_array(json_array(id, value)) FROM (SELECT named.id, value FROM named, json_each(also) WHERE also <> '[]' ORDER BY named.id, key)))`;

/** Returns other first names of rostered players. */
export async function readOtherNames(env: Env): Promise<OtherNames> {
  const names = await env.DB.prepare(
    `WITH named AS (SELECT id, also FROM players WHERE team IS NOT NULL) SELECT ${OTHER_NAMES_SQL} AS names`,
  ).first<string>("names");
  return JSON.parse(names ?? "") as OtherNames;
}
