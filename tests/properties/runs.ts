import fc from "fast-check";

/**
 * Options of a property: number of runs and a fixed seed, so that a failure is reproducible. All properties have 20,000
 * runs. `FUZZ_SEED=7 npx vitest run tests/properties` uses other cases.
 */
export const runs = (numRuns: number) => ({ numRuns, seed: Number(process.env["FUZZ_SEED"] ?? 20_261_122) });

/** Generates any JSON value, including names and values with a special meaning elsewhere. */
export const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom("__proto__", "constructor", "toString", "2026-11-21", "-000001-01-01", 1e308, 2 ** 53, -0, "\ud800"),
  fc.dictionary(fc.constantFrom("__proto__", "length", "kind", "day", "guess", "round", "0"), fc.jsonValue()),
);
