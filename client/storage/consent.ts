import { boolean, literal, looseObject } from "valibot";
import { setting } from "./settings.ts";

/** The visitor's cookie choices, valid until changed. */
export interface Consent {
  necessary: true;
  analytics: boolean;
  advertising: boolean;
}

const schema = looseObject({ necessary: literal(true), analytics: boolean(), advertising: boolean() });

/** The stored choice; null until there is one. */
export const consent = setting<Consent | null>("cookieConsent", schema, null);
