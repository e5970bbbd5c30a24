import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { seasonOfYear, secondYear } from "#rules/league/season";
import { awardKey } from "../../seed/criteria.ts";
import type { FactsCareer } from "../../seed/career.ts";
import { careers, facts } from "./league.ts";

/**
 * Well-known facts of all eras, written by hand in known-facts.csv, each with its source. No refresh and no correction
 * may break one.
 */
interface KnownFact {
  /** A statistic (`points`, `playoff-wins`), a trophy (`hart`), or one of the kinds below. */
  fact: string;
  /** First and last name without diacritics; empty if the fact is about a club. */
  player: string;
  /** `1985-86`; the year of a draft; empty for a career. */
  season: string;
  value: string;
  source: string;
}

const known = parse(readFileSync(new URL("known-facts.csv", import.meta.url)), { columns: true }) as KnownFact[];

const fold = (name: string): string => name.normalize("NFD").replaceAll(/\p{M}/gu, "");
const namesakes = Map.groupBy(careers.values(), ({ player }) => fold(`${player.first} ${player.last}`));

/** Returns the player of a name; of namesakes the one with most games. */
function careerOf(name: string): FactsCareer {
  const [career] = (namesakes.get(name) ?? []).toSorted((a, b) => b.games - a.games);
  if (career === undefined) throw new Error(`no player is called ${name}`);
  return career;
}

const seasonOf = (season: string): number => seasonOfYear(Number(season.slice(0, 4)));

const COLUMNS = {
  points: ["g", "a"],
  goals: ["g"],
  assists: ["a"],
  games: ["gp"],
  wins: ["w"],
  shutouts: ["so"],
} as const;

/** Returns a sum of regular seasons or playoffs; NaN if a part is unknown. */
function figure(fact: string, player: string, season: string): number | null {
  const column = fact.replace("playoff-", "");
  if (!Object.hasOwn(COLUMNS, column)) return null;
  const { lines, playoffs } = careerOf(player);
  return (fact === column ? lines : playoffs)
    .filter((line) => season === "" || line.season === seasonOf(season))
    .reduce(
      (sum, line) => COLUMNS[column as keyof typeof COLUMNS].reduce((part, name) => part + (line[name] ?? NaN), sum),
      0,
    );
}

/** Returns what the seed says about a fact, in the file's format. */
function seeded({ fact, player, season, value }: KnownFact): string {
  const sum = figure(fact, player, season);
  if (sum !== null) return String(sum);
  switch (fact) {
    case "cups":
      return (
        careerOf(player)
          .cups.map((cup) => secondYear(cup.season))
          .join(" ") || "none"
      );
    case "clubs":
      return careerOf(player)
        .lines.filter((line) => line.season === seasonOf(season))
        .map(({ team }) => team)
        .join(" ");
    case "last-name":
      return careerOf(player).player.last;
    case "pick": {
      const { draftYear, draftOverall, draftTeam } = careerOf(player).player;
      return draftYear === Number(season) ? `${draftOverall} ${draftTeam}` : `drafted in ${draftYear}`;
    }
    case "undrafted":
      return careerOf(player).player.draftYear === null ? "" : "drafted";
    case "hall-of-fame":
      return careerOf(player).player.hallOfFame ? "yes" : "no";
    case "country":
    case "position":
      return careerOf(player).player[fact] ?? "none";
    case "born":
      return careerOf(player).player.birthDate ?? "none";
    case "champion":
      return facts.champions.find((champion) => champion.season === seasonOf(season))?.team ?? "none";
    case "finalist": {
      const { clubs = [] } = facts.finals.find((final) => final.season === seasonOf(season)) ?? {};
      return clubs.includes(value) ? value : clubs.join(" ");
    }
    case "champions-captain": {
      const { captains = [] } = facts.finals.find((final) => final.season === seasonOf(season)) ?? {};
      return captains.includes(careerOf(player).player.id) ? "" : "not the captain";
    }
    default: {
      const won = facts.awards.filter(({ award, season: of }) => awardKey(award) === fact && of === seasonOf(season));
      return won.some((award) => award.player === careerOf(player).player.id) ? "" : "not the winner";
    }
  }
}

describe("well-known facts", () => {
  test("are at least 300, each with its source, and none twice", () => {
    expect(known.length).toBeGreaterThanOrEqual(300);
    expect(known.filter(({ source }) => source === "")).toEqual([]);
    const keys = known.map(({ fact, player, season }) => `${fact} ${player} ${season}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test.each([...new Set(known.map(({ fact }) => fact))])("%s are those of the seed", (kind) => {
    const wrong = known
      .filter(({ fact }) => fact === kind)
      .flatMap((fact) => {
        const found = seeded(fact);
        return found === fact.value ? [] : [`${fact.player} ${fact.season}: ${fact.value}, in the seed ${found}`];
      });
    expect(wrong).toEqual([]);
  });
});
