import "./flag.css";

/** Returns whether sprite.svg, which is part of the page, has a country's flag. */
const isDrawn = (country: string): boolean =>
  // The prerenderer has no document, and renders only countries with a flag.
  globalThis.document === undefined || document.getElementById(`flag-${country}`) !== null;

interface Props {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Name of the country, if no text next to the flag has it. */
  label?: string | undefined;
}

/** A country's flag, or a plain one if it is not in the sprite. */
export function Flag({ country, label }: Props) {
  return (
    <svg className="flag" viewBox="0 0 30 20" role="img" aria-label={label} aria-hidden={!label}>
      <use href={`#flag-${isDrawn(country) ? country : "XX"}`} />
    </svg>
  );
}
