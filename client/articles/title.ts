/** The title of a document that is named by something else, such as an article. */
export const titleOf = (name: string): string => `${name} · Deke`;
