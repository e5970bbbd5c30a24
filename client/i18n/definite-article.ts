/** Returns the article of a club's French name: les Nordiques, le Wild, l’Avalanche. */
export function definiteArticleOf(nameFr: string): "many" | "one" | "elided" {
  const nickname = nameFr.replace(/ (?:de|du|d['’]).*/, "");
  if (nickname.endsWith("s")) return "many";
  return /^[AEIOU]/.test(nickname) ? "elided" : "one";
}
