/** Returns the title of a document named by its content, such as an article. */
export const titleOf = (name: string): string => `${name} · Deke`;
