import type { AnyClub } from "#rules/league/all-players";
import type { Conference } from "#rules/league/player";
import type { CurrentClub } from "#rules/league/rostered-players";
import { Crest } from "./crest.tsx";

type Clubs = ReadonlyMap<string, AnyClub | CurrentClub>;

/** Returns the look of a club's crest. Past clubs have a shape of their own. */
export function crestOf(clubs: Clubs, code: string): { code: string; conference: Conference | "past" } {
  const club = clubs.get(code);
  const isPast = club === undefined || ("last" in club && club.last !== null);
  return { code, conference: isPast ? "past" : (club.conference ?? "past") };
}

interface Props {
  code: string;
  /** All clubs, past ones included, by their code. */
  clubs: Clubs;
  /** Name of the club, if no text next to the crest has it. */
  label?: string | undefined;
  className?: string | undefined;
}

export const ClubCrest = ({ code, clubs, ...rest }: Props) => <Crest {...crestOf(clubs, code)} {...rest} />;
