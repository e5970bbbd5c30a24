import { readFacts } from "../../seed/facts.ts";

/** The league's facts, read once for all tests of a process. */
export const facts = readFacts();
