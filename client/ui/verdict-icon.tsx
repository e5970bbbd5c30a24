import type { Arrow, Verdict } from "#rules/shared/verdict";
import { classNames } from "./class-names.ts";

/** ✓, ≈ or ✗ in the text's colour. Decorative. */
export function VerdictIcon({ verdict, className }: { verdict: Verdict; className?: string | undefined }) {
  return (
    <svg className={classNames("verdict-icon", className)} viewBox="0 0 16 16" aria-hidden="true">
      <use href={`#verdict-${verdict}`} />
    </svg>
  );
}

/** ▲ or ▼, from the guess to the answer. Decorative. */
export function ArrowIcon({ arrow }: { arrow: Exclude<Arrow, "none"> }) {
  return (
    <svg className="arrow-icon" viewBox="0 0 12 12" aria-hidden="true">
      <use href={`#arrow-${arrow}`} />
    </svg>
  );
}
