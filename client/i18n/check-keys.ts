import type en from "./en.json";
import type fr from "./fr.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: typeof en };
  }
}

/** French has a third plural category, for "un million de buts": a key in `_other` needs one in `_many`. */
type FrenchKey<Key> = Key extends `${infer Stem}_other` ? Key | `${Stem}_many` : Key;

/** The shape that fr.json must have, derived from en.json. */
type French<Words> = {
  [Key in keyof Words as FrenchKey<Key>]: Words[Key] extends string ? string : French<Words[Key]>;
};

/** The dotted keys of all texts. */
type TextKey<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Key : `${Key}.${TextKey<Words[Key]>}`;
}[keyof Words & string];

type None<Keys extends never> = Keys;

/** Does not compile if fr.json lacks a text. The error names its key. */
export type MissingInFrench = None<Exclude<TextKey<French<typeof en>>, TextKey<typeof fr>>>;

/** Does not compile if fr.json has a text that en.json lacks. The error names its key. */
export type ExtraInFrench = None<Exclude<TextKey<typeof fr>, TextKey<French<typeof en>>>>;
