import { fold, inLetters } from "./fold.ts";

const foldedIn = (words: string): string[] => words.trim().split(/\s+/).map(fold);

/** Who speaks for the site, or for the league. */
const OFFICES = new Set(
  foldedIn(`admin admins administrator administrators administrateur administratrice administration moderator moderators
    moderateur moderatrice sysadmin webmaster webmestre postmaster superuser`),
);

/** The site itself and whom people would believe. A deke is also something that players do: "Deke King" may be had. */
const NAMES = new Set(
  foldedIn(
    "deke dekegame nhl lnh nhlpa official officiel officielle support staff system systeme owner founder fondateur",
  ),
);

/** What makes no other name of one of those. */
const FILLINGS = new Set(
  foldedIn(`the le la les l de du des from of by team equipe crew game games jeu jeux bot help aide service security securite
    account compte info contact hq com ca app site online real vrai chief head mod mods`),
);

/**
 * Whether a name would pass for one of those who run the site, or of the league: "Аdmin", "Deke Team", "NHL Official".
 *
 * @param bare a name without accents
 */
export function isReserved(bare: string): boolean {
  const apart = bare.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  const whole = fold(bare);
  return [whole, fold(apart), inLetters(whole)].some((folded) => {
    const parts = folded.split(/\P{L}+/u).filter((part) => part !== "");
    return parts.some((part) => OFFICES.has(part)) || isMadeOfNames(parts.join(""));
  });
}

/** Whether a word is nothing but names and fillings one after another, a name or office among them. */
function isMadeOfNames(word: string, hasName = false): boolean {
  if (word === "") return hasName;
  for (let length = word.length; length > 0; length--) {
    const part = word.slice(0, length);
    const isName = NAMES.has(part) || OFFICES.has(part);
    if ((isName || FILLINGS.has(part)) && isMadeOfNames(word.slice(length), hasName || isName)) return true;
  }
  return false;
}
