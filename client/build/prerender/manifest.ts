/** A chunk of the build, as Vite's manifest describes it. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}

export type ViteManifest = Record<string, Chunk>;

/**
 * Returns the files of some modules and of all that they import. `others` are files that scripts and styles refer to,
 * such as fonts.
 *
 * @throws Error for a module that is no chunk of its own
 */
export function listAssets(manifest: ViteManifest, modules: readonly string[]) {
  const [scripts, styles, others] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${key} is no chunk of the build`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(add);
    chunk.css?.forEach((file) => styles.add(file));
    chunk.assets?.forEach((file) => others.add(file));
  };
  modules.forEach(add);
  return { scripts: [...scripts], styles: [...styles], others: [...others] };
}
