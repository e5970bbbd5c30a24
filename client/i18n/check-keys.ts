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

type Fits<Wanted, Given extends Wanted> = Given;

/** Does not compile if French lacks a text. */
export type NoMissingKeys = Fits<French<typeof en>, typeof fr>;

/** Does not compile if French has a text that English lacks. */
export type NoExtraKeys = Fits<typeof fr, French<typeof en>>;
