import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#rules/i18n/address";
import { formatPlayed, parsePlayed, RULES_NAMES } from "#rules/site/played-games";
import { FIXTURES } from "./game-rounds.ts";
import { render, textIn } from "./rendered.tsx";

describe.each(LANGUAGES)("in %s", (language) => {
  const t = textIn(language);

  test.each(RULES_NAMES)("the rules of %s are a sentence, three tiles and more rules", async (name) => {
    const { Rules } = FIXTURES[name === "sweater" ? "face" : name].screen;
    const page = await render(language, <Rules name={name} />);
    expect(page.one("heading").read).toBe(t("header.rules"));
    expect(page.all("listitem")).toHaveLength(3);
    expect(page.all("dialog")).toEqual([]);
    expect(page.read).toContain(t("rules.more"));
    expect((await render(language, <Rules name={name} onClose={() => {}} />)).all("dialog")).toHaveLength(1);
  });
});

test("the cookie of played games lists them", () => {
  expect(formatPlayed(new Set(["sweater", "classic"]))).toBe("classic.sweater");
  expect([...parsePlayed("classic.sweater.nonsense")]).toEqual(["classic", "sweater"]);
  expect([...parsePlayed(undefined), ...parsePlayed("")]).toEqual([]);
});
