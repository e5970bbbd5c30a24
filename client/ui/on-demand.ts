import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** A part of the site that could not be fetched. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** A component that is fetched when it is first shown. */
export type OnDemand<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches it beforehand. Says nothing of a failure: showing it will. */
  preload: () => void;
};

/** Makes a component of one whose module is yet to be fetched. It throws {@link ChunkLoadError} when it cannot be. */
export function onDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const part = lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new ChunkLoadError(`Loading chunk failed: ${String(cause)}`, { cause });
    }
  });
  return Object.assign(part, { preload: () => void load().catch(() => {}) });
}
