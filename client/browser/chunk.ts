import { reloadOnce } from "./reload-once.ts";

/** A part of the site that could not be loaded: `Loading chunk {name} failed`, with reason and address. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const [address = "no address"] = /https?:\/\/\S+/.exec(reason) ?? [];
    const chunk = /([^/]+)\.(?:js|css)/.exec(address)?.[1] ?? "?";
    super(`Loading chunk ${chunk} failed.\n(${reason}: ${address})`, { cause });
  }
}

/**
 * Runs a dynamic import. If it fails, the module may belong to an earlier build, so the page reloads, once.
 *
 * @throws ChunkLoadError
 */
export async function importOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    void reloadOnce();
    throw new ChunkLoadError(cause);
  }
}
