import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { chooseConsent, readConsent, watchConsent } from "../../client/storage/consent.ts";
import { removeStored, storeText } from "../../client/storage/local-storage.ts";
import { readPracticeFilter } from "../../client/storage/practice.ts";
import { readResults } from "../../client/storage/results.ts";
import { PRACTICE, readRoundSummary, readRound } from "../../client/storage/rounds.ts";
import { contrast, theme } from "../../client/storage/settings.ts";

const DAY = "2026-11-21";

// Node has no localStorage, so everything is stored in memory with the same rules.
describe("invalid stored data is treated as missing:", () => {
  const readers: [key: string, read: () => unknown, without: unknown][] = [
    ["deke.theme", () => theme.read(), "system"],
    ["deke.contrast", () => contrast.read(), "normal"],
    ["deke.practice.classic", () => readPracticeFilter("classic"), null],
    ["deke.results.classic", () => readResults("classic"), []],
    [`deke.round.classic.${DAY}`, () => readRound("classic", DAY) ?? readRoundSummary("classic", DAY), null],
    [
      "deke.round.classic.practice",
      () => readRound("classic", PRACTICE) ?? readRoundSummary("classic", PRACTICE),
      null,
    ],
  ];
  for (const [key, read, without] of readers)
    test.each(["{broken", "null", "{}", '[{"of":7}]', ""])(`${key} %j`, (text) => {
      storeText(key, text);
      expect(read()).toEqual(without);
      removeStored(key);
    });
});

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
    stop = watchConsent(() => {});
    chooseConsent({ analytics: true, advertising: true });
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
    expect(readConsent()).not.toBeNull();
    written(text);
    expect(readConsent()).toBeNull();
  });

  test("is used if it is valid", () => {
    const chosen = { necessary: true, analytics: false, advertising: true };
    written(JSON.stringify(chosen));
    expect(readConsent()).toEqual(chosen);
  });
});
