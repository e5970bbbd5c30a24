/** Values by name: of attributes, custom properties, placeholders. */
export type Values = Readonly<Record<string, string>>;

/** Returns the values in a text by name: the groups of an expression. */
export const matchValues = (text: string, expression: RegExp): Values =>
  Object.fromEntries([...text.matchAll(expression)].map(([, name, value]) => [name, value]));
