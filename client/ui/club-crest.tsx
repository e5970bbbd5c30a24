import type { AnyClub } from "#rules/league/all-players";
import type { Conference } from "#rules/league/rostered-players";
import { Crest } from "./crest.tsx";

type Clubs = ReadonlyMap<string, AnyClub>;

/** What the crest of any club there ever was looks like: one that plays no more has the shape of the past. */
export function crestOf(clubs: Clubs, code: string): { code: string; conference: Conference | "past" } {
  const club = clubs.get(code);
  return { code, conference: club === undefined || club.last !== null ? "past" : (club.conference ?? "past") };
}

interface Props {
  code: string;
  /** Every club there ever was by its code of the time. */
  clubs: Clubs;
  /** Name of the club, where no text beside the crest says it. */
  label?: string | undefined;
  className?: string | undefined;
}

/** The crest of any club there ever was. */
export const ClubCrest = ({ code, clubs, ...rest }: Props) => <Crest {...crestOf(clubs, code)} {...rest} />;
