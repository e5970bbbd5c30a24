import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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
  const tabs = new EventTarget();
  /** Simulates a choice made in another tab. */
  function written(text: string): void {
    storeText("cookieConsent", text);
    tabs.dispatchEvent(Object.assign(new Event("storage"), { key: "cookieConsent" }));
  }
  let stop: () => void;
  beforeEach(() => {
    vi.stubGlobal("addEventListener", tabs.addEventListener.bind(tabs));
    vi.stubGlobal("removeEventListener", tabs.removeEventListener.bind(tabs));
    stop = consent.watch(() => {});
    consent.choose({ necessary: true, analytics: true, advertising: true });
  });
  afterEach(() => {
    stop();
    removeStored("cookieConsent");
    vi.unstubAllGlobals();
  });

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
    expect(consent.read()).not.toBeNull();
    written(text);
    expect(consent.read()).toBeNull();
  });

  test("is used if it is valid", () => {
    const chosen = { necessary: true, analytics: false, advertising: true };
    written(JSON.stringify(chosen));
    expect(consent.read()).toEqual(chosen);
  });
});
