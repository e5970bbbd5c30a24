import { Profanity } from "@2toad/profanity";

const LENGTH = { least: 2, most: 20 };
/** More marks on one letter than any language has: they would spill over the lines around. */
const TOWER_OF_MARKS = /\p{M}{4}/u;

const words = new Profanity({ languages: ["en"], wholeWord: true });
// Names that are worn in hockey, and words nobody blushes at.
words.removeWords([
  "bloody",
  "bum",
  "cox",
  "dink",
  "fanny",
  "flange",
  "gaylord",
  "hoar",
  "hoare",
  "lust",
  "muff",
  "pawn",
  "screwing",
  "snatch",
  "wang",
  "willies",
  "willy",
]);
words.addWords([
  "gook",
  "gooks",
  "kike",
  "kikes",
  "nazis",
  "pedo",
  "pedophile",
  "rape",
  "rapist",
  "spic",
  "spics",
  "tranny",
  "wetback",
]);
// The library's French is its English put through a translator, "les" and "lancer" among it. Without accents.
words.addWords([
  "bicot",
  "bite",
  "bites",
  "bougnoul",
  "bougnoule",
  "branle",
  "branler",
  "branleur",
  "calice",
  "chatte",
  "chattes",
  "chiasse",
  "chie",
  "chier",
  "chieur",
  "connard",
  "connards",
  "connasse",
  "couille",
  "couilles",
  "criss",
  "crisse",
  "cul",
  "culs",
  "enfoire",
  "enfoires",
  "estie",
  "fif",
  "fifs",
  "fiotte",
  "foutre",
  "gode",
  "gouine",
  "hostie",
  "marde",
  "merde",
  "merdes",
  "merdeux",
  "merdique",
  "negre",
  "negres",
  "nichons",
  "nique",
  "niquer",
  "ntm",
  "ostie",
  "partouze",
  "pede",
  "pedes",
  "pisse",
  "pisser",
  "plotte",
  "pouffiasse",
  "pute",
  "putes",
  "salaud",
  "salauds",
  "sodomie",
  "sperme",
  "suce",
  "sucer",
  "suceuse",
  "tapette",
  "tapettes",
  "tarlouze",
  "vagin",
  "youpin",
  "zob",
]);
/** What is obscene wherever it stands. */
const STEMS = /fuck|nigg(?:er|a)|cunt(?!horpe)|encule|putain|salop|tabarna[ck]|caliss|hitler/;

const ALIKE: Record<string, string> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
  "!": "i",
  // Cyrillic letters that look Latin.
  "\u0430": "a",
  "\u0435": "e",
  "\u043e": "o",
  "\u0440": "p",
  "\u0441": "c",
  "\u0443": "y",
  "\u0445": "x",
  "\u0456": "i",
};

/** Why a nickname cannot be had. */
export type NicknameRefusal = "nickname-length" | "nickname-obscene";

/** A nickname as it is shown, and folded so that look-alikes are the same. */
export interface Nickname {
  shown: string;
  key: string;
}

/**
 * Checks a nickname: 2 to 20 characters as a person counts them, and nothing obscene in English or
 * French, also not with digits for letters or gaps between them.
 */
export function checkNickname(raw: string): Nickname | NicknameRefusal {
  const shown = raw
    .normalize("NFC")
    .replace(/[\p{C}\p{Z}\s]+/gu, " ")
    .trim();
  const length = [...new Intl.Segmenter().segment(shown)].length;
  const bare = shown.normalize("NFKD").replace(/\p{M}+/gu, "");
  const key = spell(bare.replace(/[^\p{L}\p{N}]+/gu, ""));
  if (length < LENGTH.least || length > LENGTH.most || TOWER_OF_MARKS.test(shown) || key === "")
    return "nickname-length";
  return isObscene(bare) ? "nickname-obscene" : { shown, key };
}

/** @param bare a nickname without accents */
function isObscene(bare: string): boolean {
  const spelt = spell(bare);
  const joined = spelt.replace(/[^\p{L}]+/gu, "");
  const apart = bare.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replace(/[^\p{L}]+/gu, " ");
  return STEMS.test(joined) || [bare, spelt, joined, apart].some((text) => words.exists(text));
}

/** In small letters, with a letter for each sign that passes for one. */
const spell = (text: string): string => [...text.toLowerCase()].map((sign) => ALIKE[sign] ?? sign).join("");
