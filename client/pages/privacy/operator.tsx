import { useLanguage } from "../../i18n/language.ts";
import { operatorIn } from "../../data/configuration.ts";

/** Who answers for this site, and how to reach him, as it is configured or, where it is not, in words. */
export function OperatorName() {
  return <b>{operatorIn(useLanguage()).operator}</b>;
}

export function OperatorContact() {
  return <b>{operatorIn(useLanguage()).contact}</b>;
}
