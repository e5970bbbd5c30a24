/** A name without its marks: two that are alike then are one name. */
export const plain = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "");

const marksIn = (name: string): number => name.normalize("NFD").length - plain(name).length;

/**
 * A name in its own spelling. The league writes most names plainly, and with their marks for readers of one language or
 * another (`{"default": "Jarnkrok", "fi": "Järnkrok"}`), so that the one with most of them is right. What has other
 * letters, as Mitchell for Mitch, is another form of the name.
 */
export const spellingOf = ({ default: usual, ...others }: { default: string; [language: string]: unknown }): string =>
  Object.values(others).reduce<string>(
    (best, other) =>
      typeof other === "string" && plain(other) === plain(usual) && marksIn(other) > marksIn(best) ? other : best,
    usual,
  );
