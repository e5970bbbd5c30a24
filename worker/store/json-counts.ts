/** SQL for counts stored as a JSON object in a text column, `{"1/4/1":12}`. */

const countOf = (column: string): string => `COALESCE(${column} ->> key, 0)`;

/** SQL: the counts of a column plus those of another JSON object, without counts that become 0. */
export const addCountsSql = (column: string, added: string): string =>
  `json_patch(${column}, (SELECT json_group_object(key, NULLIF(${countOf(column)} + value, 0)) FROM json_each(${added})))`;

/** SQL: the counts of a column minus those of another JSON object, without counts that become 0. */
export const subtractCountsSql = (column: string, subtracted: string): string =>
  `json_patch(${column}, (SELECT json_group_object(key, NULLIF(${countOf(column)} - value, 0)) FROM json_each(${subtracted})))`;
