import fc from "fast-check";

/**
 * How often a property is tried. All of them together are 20,000 cases. They are the same cases each time, so that a
 * failure is there for everybody; `FUZZ_SEED=7 npx vitest run tests/properties` looks elsewhere.
 */
export const runs = (numRuns: number) => ({ numRuns, seed: Number(process.env["FUZZ_SEED"] ?? 20_261_122) });

/** Any value that JSON can have, names and values that mean something elsewhere among them. */
export const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom("__proto__", "constructor", "toString", "2026-11-21", "-000001-01-01", 1e308, 2 ** 53, -0, "\ud800"),
  fc.dictionary(fc.constantFrom("__proto__", "length", "kind", "day", "guess", "round", "0"), fc.jsonValue()),
);
