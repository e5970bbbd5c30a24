import { fold, inLetters } from "./fold.ts";

/** Obscene wherever it stands, over the gaps between words as well. */
const ANYWHERE = `fuck fvck phuck nigger nigga faggot hitler asshole arsehole cocksuck motherf dickhead pedophil paedophil
  siegheil whitepower kukluxklan gasthejew
  enculer enculeur tabarnak tabarnac tabarnack tabernak tabernac couille bougnoul youpin chinetoque tarlouz fiotte
  mangemarde mangedelamarde vachier niquetamere niktamere trouducul trouduc filsdepute grosconnard`;

/** Obscene within a word, but it may come about by chance where two words meet. */
const WITHIN = `cunt bitch whore jizz blowjob handjob rimjob gangbang cumshot porno masturbat shithead shitface bullshit
  horseshit dipshit dickface bigdick clitori niglet raghead towelhead wetback
  encule putain salop caliss merdeu emmerd connard connass branleu branlett sodomi partouz pouffias tafiole nichon suceuse
  negress`;

/** Obscene as a word by itself. */
const WORDS = `fck fuk fuks fuker fcuk fuq phuk milf dilf
  shit shits shite shitter shitting shitty ass asses arse arses anal anus cum cums cumming jism jiz semen sperm smegma
  cock cocks penis prick pricks wank wanker wankers wanking twat twats tosser bollock bollocks pussy pussies tits titty
  titties boob boobs boobies vagina vulva clit labia scrotum rectum orgasm orgasms sex porn pornhub dildo dildos slut
  sluts slutty fellatio felching rimming shagging horny boner piss pissed pisser pissers pissing bastard bastards cuck
  incest bestiality goatse schlong rape raped raper rapist rapists raping molester pedo pedos paedo kys
  nazi nazis neonazi kkk heil fuhrer fuehrer swastika
  fag fags homo homos lesbo lesbos tranny trannies shemale retard retards retarded spastic mongoloid
  kike kikes gook gooks spic spics spick spicks chink chinks coon coons jap japs paki pakis wop wops dago dagos
  injun injuns squaw squaws redskin redskins beaner beaners darkie darkies darky golliwog jigaboo negro negros
  bite bites branle branler calice criss crisse crisser ciboire viarge sacrament hostie hosties ostie osties estie
  chatte chattes chiasse chie chier chieur chieuse connerie cul culs enfoire enfoires fdp fif fifs foutre gode godes
  gouine gouines marde merde merdes merdique negre negres nique niquer ntm noune nounes pede pedes pisse
  plotte plottes pute putes salaud salauds sperme suce sucer tapette tapettes tantouze vagin violeur violeurs youtre zob
  bicot bicots bamboula batard batards batarde kawish kawiche`;

/** Words and names that mean no harm, with one of those in them. */
const INNOCENT = ["scunthorpe", "en retard"];

/** Codes of hate: alone 88 is one, too, and after a name the number of a sweater. */
const CODES = [
  /(?:^|\D)14\W*88(?!\d)|(?:^|\D)88\W*14(?!\d)/,
  /^\W*88\W*$/,
  /\b(?:hh|ss|sieg|adolf|aryan)\W*(?:18|88)\b/i,
];

const foldedIn = (words: string): string[] => words.trim().split(/\s+/).map(fold);

/** Each letter once or more often: "fuuuck". */
const anyOf = (stems: string): RegExp =>
  new RegExp(
    foldedIn(stems)
      .map((stem) => stem.replace(/(.)\1*/g, "$&+"))
      .join("|"),
  );

const anywhere = anyOf(ANYWHERE);
const within = anyOf(WITHIN);
const words = new Set(foldedIn(WORDS));
const innocent = new RegExp(INNOCENT.map(fold).join("|"), "g");

/**
 * Whether a name is obscene in English or French, or says by a slur or a code whom it hates: also with other signs for
 * letters, letters repeated, or gaps between them.
 *
 * @param bare a name without accents
 */
export function isObscene(bare: string): boolean {
  const joined = bare.replace(/['’ʼ`´]/g, "");
  const apart = joined.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  return (
    CODES.some((code) => code.test(bare)) ||
    [...new Set([joined, apart])]
      .map(fold)
      .flatMap((folded) => [folded, inLetters(folded)])
      .some((text) => hasObscene(text.replace(innocent, " ")) || hidesObscene(text))
  );
}

/** @param folded with anything but letters between its words */
function hasObscene(folded: string): boolean {
  const parts = folded.split(/\P{L}+/u).filter((part) => part !== "");
  const whole = parts.join("");
  // Letters one by one are a word that somebody has taken apart.
  const spaced = parts.every(({ length }) => length <= 2) ? [whole] : [];
  return (
    anywhere.test(whole) ||
    [...parts, ...spaced].some((part) => within.test(part)) ||
    [...parts, whole].some((part) => lengthsOf(part).some((written) => words.has(written)))
  );
}

/** A word as it is written, and without letters that were repeated to stretch it. */
const lengthsOf = (word: string): string[] => [word, ...["$1", "$1$1"].map((kept) => word.replace(/(.)\1{2,}/g, kept))];

/** Whether stars stand in for letters of a word: "f*ck". */
const hidesObscene = (folded: string): boolean =>
  folded
    .split(/[^\p{L}*]+/u)
    .filter((part) => /\p{L}\*+\p{L}/u.test(part))
    .some((part) => {
      const hidden = new RegExp(`^${part.replaceAll("*", "[a-z]")}$`);
      return hidden.test("fuck") || [...words].some((word) => hidden.test(word));
    });
