import { onDemand } from "../../ui/on-demand.ts";

/** Components that articles can contain, by name. */
const PARTS = {
  handshakes: onDemand(async () => (await import("../handshakes/handshakes.tsx")).Handshakes),
};

const isPart = (name: string): name is keyof typeof PARTS => name in PARTS;

/**
 * A component within an article.
 *
 * @throws RangeError for an unknown name
 */
export function ArticlePart({ name }: { name: string }) {
  if (!isPart(name)) throw new RangeError(`articles have no part ${name}`);
  const View = PARTS[name];
  return <View />;
}
