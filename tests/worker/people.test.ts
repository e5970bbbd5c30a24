import { gzipSync } from "node:zlib";
import { describe, expect } from "vitest";
import { decodePlayers, type AllPlayers } from "#rules/league/all-players";
import type { HistoricalPlayer } from "#rules/league/player";
import { serverAt, test } from "./shared.ts";
import { onIsolate } from "./visitor.ts";

const server = serverAt();
let people: AllPlayers;
let everybody: HistoricalPlayer[];

test.beforeAll(async () => {
  people = (await server.get<AllPlayers>("/api/people")).body;
  everybody = decodePlayers(people.people);
});

const GRETZKY = 8447400;
const MCDAVID = 8478402;
const find = (id: number): HistoricalPlayer | undefined => everybody.find((person) => person.id === id);

describe("the list of all players", () => {
  test("has each player once, in order of id", () => {
    expect(everybody).toHaveLength(8803);
    const ids = everybody.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  });

  test("has the league's rosters, with no number twice in a club, and the one worn most of former players, if known", () => {
    const rostered = everybody.filter(({ team }) => team !== null);
    expect(rostered).toHaveLength(933);
    expect(rostered.every(({ team, sweater }) => sweater === team)).toBe(true);
    const worn = rostered.filter(({ number }) => number !== null);
    expect(worn).toHaveLength(933 - 47);
    expect(new Set(worn.map(({ team, number }) => `${team} ${number}`)).size).toBe(worn.length);
    // Lemieux, Maurice Richard, Berlinquette.
    expect([8448782, 8448321, 8445071].map((id) => find(id)?.number)).toEqual([66, 9, null]);
  });

  test("includes all clubs of its players, current and former", () => {
    const codes = new Set(people.clubs.map(({ code }) => code));
    expect(people.clubs).toHaveLength(59);
    expect(people.clubs.find(({ code }) => code === "ANA")?.past?.map(({ nameEn }) => nameEn)).toEqual([
      "Mighty Ducks of Anaheim",
    ]);
    expect(people.clubs.find(({ code }) => code === "TOR")?.past).toEqual([]);
    expect(people.clubs.filter(({ last }) => last === null)).toHaveLength(32);
    expect(everybody.flatMap(({ clubs, sweater }) => [...clubs, sweater]).filter((code) => !codes.has(code))).toEqual(
      [],
    );
  });

  test("has the names that fans use", () => {
    expect(people.names?.forms.find((forms) => forms.includes("Mitch"))).toEqual(["Mitchell", "Mitch"]);
    expect(people.names?.own).toContainEqual([8450802, "Chico"]);
  });

  test("distinguishes players by name, year, country and clubs", () => {
    expect(find(GRETZKY)).toMatchObject({
      first: "Wayne",
      last: "Gretzky",
      born: 1961,
      country: "CA",
      team: null,
      number: 99,
      sweater: "EDM",
      clubs: ["EDM", "LAK", "STL", "NYR"],
      from: 1979,
      to: 1999,
    });
    expect(find(MCDAVID)).toMatchObject({ team: "EDM", number: 97, sweater: "EDM", born: 1997 });
  });

  test("includes players with playoff games only", () => {
    const cherry = everybody.find(({ first, last }) => first === "Don" && last === "Cherry");
    expect(cherry).toMatchObject({ sweater: "BOS", clubs: [], from: 1954, to: 1955 });
  });

  test("is smaller than 200 kB", async () => {
    const { text } = await server.get("/api/people");
    expect(gzipSync(text).length).toBeLessThan(200_000);
  });

  test("is the same from any isolate, after a cold start and without KV", async () => {
    expect((await onIsolate(server, 1).get("/api/people")).body).toEqual(people);
    await server.coldStart();
    await server.PUBLISHED.delete(`people:${people.version}`);
    expect((await server.get("/api/people")).body).toEqual(people);
  });
});
