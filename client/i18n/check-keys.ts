import type en from "./en.json";
import type fr from "./fr.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: typeof en };
  }
}

/** French has a third plural, for "un million de buts": a key in _other needs one in _many too. */
type FrenchKey<Key> = Key extends `${infer Stem}_other` ? Key | `${Stem}_many` : Key;

/** What fr.json must hold, made from the shape of en.json. */
type French<Words> = {
  [Key in keyof Words as FrenchKey<Key>]: Words[Key] extends string ? string : French<Words[Key]>;
};

type Fits<Wanted, Given extends Wanted> = Given;

/** Does not compile when a word is missing in French. */
export type NoMissingKeys = Fits<French<typeof en>, typeof fr>;

/** Does not compile when French has a word that English lacks. */
export type NoExtraKeys = Fits<typeof fr, French<typeof en>>;
