import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";

// Other stored data: tests/properties/storage.test.ts.
describe("the script before the first paint", () => {
  const script = readFileSync(new URL("../../client/build/prerender/first-paint.js", import.meta.url), "utf8");
  function painted(text: string): unknown {
    const documentElement = { dataset: {} };
    const localStorage = { getItem: () => text };
    runInNewContext(script, { document: { documentElement }, localStorage });
    return documentElement.dataset;
  }

  test.each(["{broken", "null", "{}", '[{"of":7}]', "", '{"necessary":true}'])("takes nothing from %j", (text) => {
    expect(painted(text)).toEqual({});
  });

  test("applies valid values", () => {
    expect(painted('"dark"')).toEqual({ theme: "dark" });
    expect(painted('"high"')).toEqual({ contrast: "high" });
    expect(painted('{"necessary":true,"analytics":false,"advertising":true}')).toEqual({ consented: "" });
  });
});
