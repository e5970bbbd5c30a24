/** Joins the classes that apply; what is false or missing is left out. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(" ");
