import { readDrawFacts } from "../../seed/calendar.ts";
import { buildTables } from "../../seed/rows.ts";
import { facts } from "./facts.ts";

/** The tables of a seeded database, built once per process. */
export const tables = buildTables(facts);

/** What each game deals from. */
export const drawFacts = readDrawFacts(tables);
