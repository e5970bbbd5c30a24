import { pastNameIn } from "#rules/league/past-names";
import type { ClubName, CareerStop } from "#rules/league/tenures";
import type { PlayerRegistry } from "../../data/people.ts";
import { clubName, clubNickname } from "../../i18n/club-name.ts";

type Named = ClubName & Pick<CareerStop, "before">;

/**
 * Returns a function that names a stop by all names of its club at that time: "Phoenix Coyotes / Arizona Coyotes",
 * short "Coyotes".
 */
export function useStopName({ clubs }: Pick<PlayerRegistry, "clubs">) {
  const join = ({ before = [], team, as }: Named, name: (club: ClubName) => string): string =>
    [...new Set([...before, { team, ...(as !== undefined && { as }) }].map(name))].join(" / ");
  return {
    inFull: (stop: Named): string => join(stop, ({ team, as }) => clubName(clubs.get(team), team, as)),
    inShort: (stop: Named): string =>
      join(stop, ({ team, as }) => {
        const club = clubs.get(team);
        const past = as === undefined ? undefined : pastNameIn(club?.past, as);
        return club === undefined ? team : clubNickname(past ?? club);
      }),
  };
}
