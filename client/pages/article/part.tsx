import { onDemand, type OnDemand } from "../../ui/on-demand.ts";

/** Components that articles can contain, by name. */
const PARTS: Record<string, OnDemand<object>> = {
  handshakes: onDemand(async () => (await import("../handshakes/handshakes.tsx")).Handshakes),
};

/**
 * A component within an article.
 *
 * @throws RangeError for an unknown name
 */
export function ArticlePart({ name }: { name: string }) {
  const View = PARTS[name];
  if (View === undefined) throw new RangeError(`articles have no part ${name}`);
  return <View />;
}
