import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, test } from "vitest";
import { consent } from "../../client/storage/consent.ts";
import { removeStored, storeText } from "../../client/storage/local-storage.ts";

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

describe("a choice of cookies", () => {
  afterEach(() => removeStored("cookieConsent"));

  test.each([
    "",
    "yes",
    "null",
    "[]",
    "{",
    '{"necessary":true}',
    '{"necessary":false,"analytics":true,"advertising":true}',
    '{"necessary":true,"analytics":"true","advertising":1}',
    '"accepted"',
  ])("that is broken is none: %s", (text) => {
    storeText("cookieConsent", text);
    expect(consent.read()).toBeNull();
  });

  test("is used if it is valid", () => {
    const chosen = { necessary: true, analytics: false, advertising: true };
    storeText("cookieConsent", JSON.stringify(chosen));
    expect(consent.read()).toEqual(chosen);
  });
});
