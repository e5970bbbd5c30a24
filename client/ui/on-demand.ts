import { createElement, lazy, type ComponentType, type FunctionComponent } from "react";
import { ChunkLoadError } from "../browser/chunk.ts";

/** A component that is fetched when it is first shown. */
export type OnDemand<Props> = FunctionComponent<Props> & {
  /** Fetches it beforehand. Tells whether it is here; showing it tells why not. */
  preload: () => Promise<boolean>;
};

/**
 * Makes a component of one whose module is yet to be fetched. It throws {@link ChunkLoadError} when
 * it cannot be. Once fetched it is shown at once: React would wait a moment after any fallback.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let fetched: ComponentType<Props> | null = null;
  const fetchPart = async (): Promise<ComponentType<Props>> => {
    if (fetched !== null) return fetched;
    try {
      const part = await load();
      // Whoever asks meanwhile gets the same one: another would be mounted anew.
      return (fetched ??= part);
    } catch (cause) {
      throw new ChunkLoadError(cause);
    }
  };
  const Part = lazy(async () => ({ default: await fetchPart() }));
  const View = (props: Props) => createElement<Props>(fetched ?? (Part as unknown as ComponentType<Props>), props);
  return Object.assign(View, {
    preload: () =>
      fetchPart().then(
        () => true,
        () => false,
      ),
  });
}
