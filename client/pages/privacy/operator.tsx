import { useLanguage } from "../../i18n/language.ts";
import { operatorIn } from "../../browser/configuration.ts";

/** The operator's name and contact, or a sentence if they are not configured. */
export function OperatorName() {
  return <b>{operatorIn(useLanguage()).operator}</b>;
}

export function OperatorContact() {
  return <b>{operatorIn(useLanguage()).contact}</b>;
}
