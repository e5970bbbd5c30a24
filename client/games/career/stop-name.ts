import { pastNameIn } from "#rules/league/past-names";
import type { ClubName, CareerStop } from "#rules/league/tenures";
import type { PlayerRegistry } from "../../data/people.ts";
import { clubName, clubNickname } from "../../i18n/club-name.ts";

type Named = ClubName & Pick<CareerStop, "before">;

/** Returns all names of a stop's club at that time: "Phoenix Coyotes / Arizona Coyotes". */
export const stopName = (stop: Named, { clubs }: PlayerRegistry): string =>
  joinNames(stop, ({ team, as }) => clubName(clubs.get(team), team, as));

/** Returns the nicknames of a stop's club at that time: "Coyotes". */
export const stopNickname = (stop: Named, { clubs }: PlayerRegistry): string =>
  joinNames(stop, ({ team, as }) => {
    const club = clubs.get(team);
    const past = as === undefined ? undefined : pastNameIn(club?.past, as);
    return club === undefined ? team : clubNickname(past ?? club);
  });

const joinNames = ({ before = [], team, as }: Named, name: (club: ClubName) => string): string =>
  [...new Set([...before, { team, ...(as !== undefined && { as }) }].map(name))].join(" / ");
