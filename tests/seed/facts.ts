import { readFacts } from "../../seed/facts.ts";

/** The league's facts, read once per process. */
export const facts = readFacts();
