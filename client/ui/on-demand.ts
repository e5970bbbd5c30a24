import { createElement, lazy, useState, type ComponentType, type FunctionComponent, type ReactNode } from "react";
import { ChunkLoadError } from "../browser/chunk.ts";
import { reloadOnce } from "../browser/reload-once.ts";

/** A component that is fetched when it is first rendered. */
export type OnDemand<Props> = FunctionComponent<Props> & {
  /** Fetches the component. Resolves to whether it loaded; rendering it throws the reason if not. */
  preload: () => Promise<boolean>;
};

/**
 * Creates a lazy component. It throws {@link ChunkLoadError} if its module cannot be fetched. Once fetched it renders
 * synchronously, while `React.lazy` would show the fallback for a moment.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let fetched: ComponentType<Props> | null = null;
  const fetchPart = async (): Promise<ComponentType<Props>> => {
    if (fetched !== null) return fetched;
    try {
      const part = await load();
      // All callers get the same component: another one would be mounted again.
      return (fetched ??= part);
    } catch (cause) {
      throw new ChunkLoadError(cause);
    }
  };
  const Part = lazy(async () => ({ default: await fetchPart() }));
  const View = (props: Props) => {
    // A mounted part keeps its component: with another one it would be mounted again, and lose focus and text.
    const [Shown] = useState(() => fetched ?? (Part as unknown as ComponentType<Props>));
    return createElement<Props>(Shown, props);
  };
  return Object.assign(View, {
    preload: () =>
      fetchPart().then(
        () => true,
        () => false,
      ),
  });
}

/**
 * Creates a lazy component that a page works without. If its module cannot be fetched, its prerendered HTML stays as it is,
 * and its links work.
 */
export const onDemandBelow = <Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> =>
  onDemand<Props>(() =>
    load().catch(() => {
      void reloadOnce();
      // React keeps the HTML of a boundary that waits.
      return new Promise<never>(() => {});
    }),
  );

type PropsOf<Component> = Component extends (props: infer Props extends object) => ReactNode ? Props : never;

/** Creates lazy components for some exports of one module: rendering or preloading any of them fetches it. */
export const partsOnDemand = <Module, Name extends keyof Module>(load: () => Promise<Module>, names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, onDemand(async () => (await load())[name] as ComponentType<object>)]),
  ) as unknown as { [Part in Name]: OnDemand<PropsOf<Module[Part]>> };
