import { foldedIn, foldLookAlikes, replaceSignsByLetters } from "./fold.ts";

/** Obscene anywhere, even across words. */
const ANYWHERE = `fuck fvck phuck nigger nigga faggot hitler asshole arsehole cocksuck motherf dickhead pedophil paedophil
  siegheil whitepower kukluxklan gasthejew
  enculer enculeur tabarnak tabarnac tabarnack tabernak tabernac couille bougnoul youpin chinetoque tarlouz fiotte
  mangemarde mangedelamarde vachier niquetamere niktamere trouducul trouduc filsdepute grosconnard`;

/** Obscene within a word; across words it may be a coincidence. */
const WITHIN = `cunt bitch whore jizz blowjob handjob rimjob gangbang cumshot porno masturbat shithead shitface bullshit
  horseshit dipshit dickface bigdick clitori niglet raghead towelhead wetback
  encule putain salop caliss merdeu emmerd connard connass branleu branlett sodomi partouz pouffias tafiole nichon suceuse
  negress`;

/** Obscene as a whole word only. */
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

/** Harmless words that contain one of the above. */
const INNOCENT = ["scunthorpe", "en retard"];

/** Hate codes. 88 alone is one; after a name it is a sweater number. */
const CODES = [
  /(?:^|\D)14\W*88(?!\d)|(?:^|\D)88\W*14(?!\d)/,
  /^\W*88\W*$/,
  /\b(?:hh|ss|sieg|adolf|aryan)\W*(?:18|88)\b/i,
];

/** Matches words with repeated letters: "fuuuck". */
const anyOf = (stems: string): RegExp =>
  new RegExp(
    foldedIn(stems)
      .map((stem) => stem.replace(/(.)\1*/g, "$&+"))
      .join("|"),
  );

const anywhere = anyOf(ANYWHERE);
const within = anyOf(WITHIN);
const words = new Set(foldedIn(WORDS));
const innocent = new RegExp(INNOCENT.map(foldLookAlikes).join("|"), "g");

/** Detects obscenity and hate in English and French, also in disguise. `bare` has no accents. */
export function isObscene(bare: string): boolean {
  const joined = bare.replace(/['’ʼ`´]/g, "");
  const apart = joined.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  return (
    CODES.some((code) => code.test(bare)) ||
    [...new Set([joined, apart])]
      .map(foldLookAlikes)
      .flatMap((folded) => [folded, replaceSignsByLetters(folded)])
      .some((text) => hasObscene(text.replace(innocent, " ")) || hidesObscene(text))
  );
}

/** @param folded words, separated by anything but letters */
function hasObscene(folded: string): boolean {
  const parts = folded.split(/\P{L}+/u).filter((part) => part !== "");
  const whole = parts.join("");
  // Single letters may be a word with spaces in between.
  const spaced = parts.every(({ length }) => length <= 2) ? [whole] : [];
  return (
    anywhere.test(whole) ||
    [...parts, ...spaced].some((part) => within.test(part)) ||
    [...parts, whole].some((part) => lengthsOf(part).some((spelling) => words.has(spelling)))
  );
}

/** Returns a word as written, and without stretched letters. */
const lengthsOf = (word: string): string[] => [
  word,
  ...["$1", "$1$1"].map((repeated) => word.replace(/(.)\1{2,}/g, repeated)),
];

/** Returns whether asterisks hide letters of an obscene word: "f*ck". */
const hidesObscene = (folded: string): boolean =>
  folded
    .split(/[^\p{L}*]+/u)
    .filter((part) => /\p{L}\*+\p{L}/u.test(part))
    .some((part) => {
      const hidden = new RegExp(`^${part.replaceAll("*", "[a-z]")}$`);
      return hidden.test("fuck") || [...words].some((word) => hidden.test(word));
    });
