import { onDemand } from "../../ui/on-demand.ts";

/** What articles have in their text besides words and charts, by the name they call it. */
const PARTS = {
  handshakes: onDemand(async () => (await import("../handshakes/handshakes.tsx")).Handshakes),
};

const isPart = (name: string): name is keyof typeof PARTS => name in PARTS;

/** A part of the site in the text of an article. @throws RangeError when there is none of that name */
export function ArticlePart({ name }: { name: string }) {
  if (!isPart(name)) throw new RangeError(`articles have no part ${name}`);
  const View = PARTS[name];
  return <View />;
}
