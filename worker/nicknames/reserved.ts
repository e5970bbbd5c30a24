import { foldedIn, foldLookAlikes, replaceSignsByLetters } from "./fold.ts";

/** Roles of people who run the site or the league. */
const ROLES = new Set(
  foldedIn(`admin admins administrator administrators administrateur administratrice administration moderator moderators
    moderateur moderatrice sysadmin webmaster webmestre postmaster superuser`),
);

/** Names of the site and of organizations. A deke is also a hockey move: "Deke King" is allowed. */
const NAMES = new Set(
  foldedIn(
    "deke dekegame nhl lnh nhlpa official officiel officielle support staff system systeme owner founder fondateur",
  ),
);

/** Words that do not make a reserved name harmless. */
const FILLERS = new Set(
  foldedIn(`the le la les l de du des from of by team equipe crew game games jeu jeux bot help aide service security securite
    account compte info contact hq com ca app site online real vrai chief head mod mods`),
);

/** Detects names of the site's or the league's staff: "Аdmin", "Deke Team", "NHL Official". `bare` has no accents. */
export function isReserved(bare: string): boolean {
  const apart = bare.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  const whole = foldLookAlikes(bare);
  return [whole, foldLookAlikes(apart), replaceSignsByLetters(whole)].some((folded) => {
    const parts = folded.split(/\P{L}+/u).filter((part) => part !== "");
    return parts.some((part) => ROLES.has(part)) || isMadeOfNames(parts.join(""));
  });
}

/** Returns whether a word consists only of names, roles and fillers, with at least one name or role. */
function isMadeOfNames(word: string, hasName = false): boolean {
  if (word === "") return hasName;
  for (let length = word.length; length > 0; length--) {
    const part = word.slice(0, length);
    const isName = NAMES.has(part) || ROLES.has(part);
    if ((isName || FILLERS.has(part)) && isMadeOfNames(word.slice(length), hasName || isName)) return true;
  }
  return false;
}
