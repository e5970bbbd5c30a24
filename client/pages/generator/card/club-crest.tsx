import type { Registry } from "../../../people.ts";
import { Crest } from "../../../ui/crest.tsx";

/** The crest of any club there ever was: a hexagon for one of the past. */
export function ClubCrest({ code, registry, className }: { code: string; registry: Registry; className?: string | undefined }) {
  const club = registry.clubs.get(code);
  const shape = club === undefined || club.last !== null ? "past" : (club.conference ?? "past");
  return <Crest className={className} code={code} conference={shape} />;
}
