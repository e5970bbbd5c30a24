import type { SeasonIndex } from "../../data/seasons.ts";
import { Crest } from "../../ui/crest.tsx";

/** The crest of a club of the time: one that plays no more is shown as a club of the past. */
export function ClubCrest({ team, seasons }: { team: string; seasons: SeasonIndex }) {
  const club = seasons.clubs.get(team);
  const isToday = club !== undefined && club.last === null;
  return <Crest code={team} conference={isToday ? (club.conference ?? "past") : "past"} />;
}
