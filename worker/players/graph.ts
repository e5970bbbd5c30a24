import { addressIn } from "#rules/address";
import { playerPath, PLAYERS_PATH } from "#rules/player-address";
import type { PlayerDocument } from "#rules/player-document";
import type { PlayerRow } from "../store/players.ts";
import { clubName, type Desk } from "./pieces.ts";

/** A step on the way from the front page to a page: its name and its English path. */
export type Crumb = [name: string, path: string];

/** What a page of players is about, in the words of schema.org: where it stands, and on a player's page who he is. */
export const graphOf = (desk: Desk, origin: string, crumbs: readonly Crumb[], about: object[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": [...about, crumbsOf(desk, origin, crumbs)] }).replaceAll(
    "<",
    "\\u003c",
  );

/** A player in those words. What nobody knows is left out, as JSON leaves out what is undefined. */
export function personOf(desk: Desk, origin: string, player: PlayerRow, document: PlayerDocument | null): object {
  const { press } = desk;
  const { first, last, birth, country, heightCm, weightKg, team, career, playoffs, cups } = player;
  const clubs = [...new Set((career.length > 0 ? career : playoffs).map(([, club]) => club))];
  const trophies = Object.keys(document?.trophies ?? {}).filter((trophy) => press.knows(`trophy:${trophy}`));
  const awards = [
    ...(cups.length > 0 ? [press.say("cup")] : []),
    ...trophies.map((trophy) => press.say(`trophy:${trophy}`)),
  ];
  return {
    "@type": "Person",
    name: `${first} ${last}`,
    givenName: first,
    familyName: last,
    url: origin + addressIn(press.language, playerPath(player)),
    birthDate: birth ?? undefined,
    nationality:
      country === null
        ? undefined
        : { "@type": "Country", name: press.knows(`country:${country}`) ? press.say(`country:${country}`) : country },
    height: heightCm === null ? undefined : { "@type": "QuantitativeValue", value: heightCm, unitCode: "CMT" },
    weight: weightKg === null ? undefined : { "@type": "QuantitativeValue", value: weightKg, unitCode: "KGM" },
    memberOf: (team === null ? clubs : [team]).map((club) => ({
      "@type": "SportsTeam",
      name: clubName(desk, club),
      sport: "Ice hockey",
    })),
    award: awards.length > 0 ? awards : undefined,
  };
}

const crumbsOf = ({ press }: Desk, origin: string, crumbs: readonly Crumb[]): object => ({
  "@type": "BreadcrumbList",
  itemListElement: ([[press.say("home"), "/"], [press.say("players"), PLAYERS_PATH], ...crumbs] satisfies Crumb[]).map(
    ([name, path], place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: origin + addressIn(press.language, path),
    }),
  ),
});
