import { localizePath } from "#rules/i18n/address";
import { playerPath, PLAYERS_PATH } from "#rules/site/player-address";
import type { PlayerDocument } from "#rules/site/player-document";
import type { PlayerProfile } from "../../store/players.ts";
import { clubName, countryName, findName, nameOf, type PlayersContext } from "./context.ts";

/** A node as defined by schema.org. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

type Breadcrumb = readonly [name: string, path: string];

/** A player as a schema.org Person. JSON leaves out unknown properties, which are undefined. */
export function personThing(
  context: PlayersContext,
  origin: string,
  player: PlayerProfile,
  document: PlayerDocument | null,
): Thing {
  const { first, last, birth, country, heightCm, weightKg, team, career, playoffs, cups } = player;
  const clubs = [...new Set((career.length > 0 ? career : playoffs).map(([, club]) => club))];
  const awards = [
    ...(cups.length > 0 ? [nameOf(context, "cup")] : []),
    ...Object.keys(document?.trophies ?? {}).flatMap((trophy) => findName(context, `trophy:${trophy}`) ?? []),
  ];
  return {
    "@type": "Person",
    name: `${first} ${last}`,
    givenName: first,
    familyName: last,
    url: origin + localizePath(context.language, playerPath(player)),
    birthDate: birth ?? undefined,
    nationality: country === null ? undefined : { "@type": "Country", name: countryName(context, country) },
    height: heightCm === null ? undefined : { "@type": "QuantitativeValue", value: heightCm, unitCode: "CMT" },
    weight: weightKg === null ? undefined : { "@type": "QuantitativeValue", value: weightKg, unitCode: "KGM" },
    memberOf: (team === null ? clubs : [team]).map((club) => ({
      "@type": "SportsTeam",
      name: clubName(context, club),
      sport: "Ice hockey",
    })),
    award: awards.length > 0 ? awards : undefined,
  };
}

export function breadcrumbsThing(context: PlayersContext, origin: string, page: Breadcrumb): Thing {
  const steps: Breadcrumb[] = [[nameOf(context, "home"), "/"], [nameOf(context, "players"), PLAYERS_PATH], page];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, path], at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: origin + localizePath(context.language, path),
    })),
  };
}
