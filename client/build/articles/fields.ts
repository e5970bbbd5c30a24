export type Fields = ReadonlyMap<string, string>;

/**
 * Reads lines of `name: value`; empty lines are skipped.
 *
 * @throws Error for other lines and repeated names
 */
export function readFields(text: string): Fields {
  const fields = new Map<string, string>();
  for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
    const [, name, value] = /^([a-z]+): +(.+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`not a field: ${line}`);
    if (fields.has(name)) throw new Error(`given twice: ${name}`);
    fields.set(name, value.trim());
  }
  return fields;
}

/**
 * Returns a required field.
 *
 * @throws Error if it is missing
 */
export function requireField(fields: Fields, name: string): string {
  const value = fields.get(name);
  if (value === undefined) throw new Error(`no field ${name} among ${[...fields.keys()].join(", ")}`);
  return value;
}

/** Reads a field of values with commas between them; empty if the field is missing. */
export const readList = (fields: Fields, name: string): string[] =>
  (fields.get(name) ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);

/** Reads a field of pairs, `canada = Canada, states = United States`; empty if the field is missing. */
export const readPairs = (fields: Fields, name: string): Map<string, string> =>
  new Map(
    readList(fields, name).map((pair) => {
      const [key, value] = pair.split("=").map((side) => side.trim());
      if (!key || !value) throw new Error(`not a pair: ${pair}`);
      return [key, value];
    }),
  );
