import type { Language } from "#rules/address";
import { HEADLINE } from "../styles/subset/faces.ts";

/** A chunk of the build, as Vite's manifest tells of it. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

export type Manifest = Record<string, Chunk>;

/** What a page asks for, closure included. */
interface Assets {
  scripts: string[];
  styles: string[];
}

/** The files of some modules, with all that they import. @throws for a module that is no chunk of its own */
export function assetsOf(manifest: Manifest, modules: readonly string[]): Assets {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${key} is no chunk of the build`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(add);
    chunk.css?.forEach((file) => styles.add(file));
  };
  modules.forEach(add);
  return { scripts: [...scripts], styles: [...styles] };
}

/** What one page has that others have not. */
interface Content {
  language: Language;
  /** The tags that name the page. */
  head: string;
  /** The HTML inside `#root`. */
  body: string;
}

interface Parts extends Content {
  /** The script that runs before anything is painted. */
  first: string;
  /** The script that starts the site once everything is. */
  awake: string;
  /** All that run, that which starts the site first. */
  scripts: readonly string[];
  /** Styles, each with the file it would otherwise be fetched as. */
  styles: readonly { file: string; css: string }[];
  /** What is fetched beside scripts: the words, and what the API has. */
  data: readonly string[];
  /** Styles of what is shown where no script runs. */
  withoutScript: readonly string[];
}

/**
 * Returns index.html with the content of a page.
 *
 * @param shell index.html, as Vite built or serves it
 */
export function fillShell(shell: string, { language, head, body }: Content): string {
  return shell
    .replace(/<html lang="en">/, `<html lang="${language}">`)
    .replace("/manifest-en.webmanifest", `/manifest-${language}.webmanifest`)
    .replace(/\s*<meta\s+name="description"[^>]*>/, "")
    .replace(/\s*<title>[^]*?<\/title>/, () => head)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${body}</div><script type="application/json" id="written">%WRITTEN%</script>`,
    );
}

/** Address of the font of headlines, as built. */
const HEADLINE_FILE = new RegExp(`/assets/${HEADLINE}[^")]*\\.woff2`);

/**
 * Puts a page together: all that the first view needs is in it or asked for by it, at once.
 *
 * @param shell index.html as it was built
 */
export function documentOf(
  shell: string,
  { language, head, body, first, awake, scripts, styles, data, withoutScript }: Parts,
): string {
  // awake.js takes them out of the template after the first paint.
  const asked = [
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
    ...data.map((address) => `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="${address}">`),
  ].join("");
  const plain = withoutScript.map((file) => `<link rel="stylesheet" href="/${file}">`).join("");
  const styled = styles.map(({ file, css }) => `<style data-file="/${file}">${css}</style>`).join("");
  const [headline] = styled.match(HEADLINE_FILE) ?? [];
  if (headline === undefined) throw new Error("the styles have no font for headlines");
  const font = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${headline}">`;
  const [entry] = scripts;
  const assembled = shell
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, "")
    .replace(/\s*<script type="module"[^>]*><\/script>/, "")
    .replace("</body>", () => `<script data-entry="/${entry}">${awake}</script></body>`)
    .replace(/<script src="\/first-paint\.js"><\/script>/, () => `<script>${first}</script>`)
    .replace(
      "</head>",
      () =>
        `${font}<template id="asked">${asked}</template>${styled}${plain && `<noscript>${plain}</noscript>`}</head>`,
    );
  return fillShell(assembled, { language, head, body });
}
