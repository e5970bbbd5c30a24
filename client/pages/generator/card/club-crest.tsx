import { crestOf, type Registry } from "../../../data/people.ts";
import { Crest } from "../../../ui/crest.tsx";

/** The crest of any club there ever was: a hexagon for one of the past. */
export const ClubCrest = ({
  code,
  registry,
  className,
}: {
  code: string;
  registry: Registry;
  className?: string | undefined;
}) => <Crest className={className} {...crestOf(registry, code)} />;
