import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#rules/i18n/address";
import { formatPlayed, parsePlayed, RULES_NAMES } from "#rules/site/played-games";
import { FIXTURES, playOf, viewAfter } from "./game-rounds.ts";
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

  test.each(["classic", "legends"] as const)("those of %s stand in for the empty rows and the legend", async (game) => {
    const { screen, league } = FIXTURES[game];
    const { Table } = screen;
    const play = playOf(game, viewAfter(game, []));
    const board = (rules: string | null) =>
      render(
        language,
        <Table play={play} banner={null} day={null} league={league} rules={rules} onShowEnding={() => {}} />,
      );
    const [first, later] = [await board("the rules"), await board(null)];
    expect(first.seen).toMatch(/\bthe rules\b/);
    expect(first.seen).not.toMatch(/\b7 *$|\b2 3 4\b/);
    expect(first.seen).not.toContain(t("verdicts.near"));
    expect(later.seen).toMatch(/2 3 4 5 6 7/);
    expect(later.seen).toContain(t("verdicts.near"));
  });
});

test("the cookie of played games lists them", () => {
  expect(formatPlayed(new Set(["sweater", "classic"]))).toBe("classic.sweater");
  expect([...parsePlayed("classic.sweater.nonsense")]).toEqual(["classic", "sweater"]);
  expect([...parsePlayed(undefined), ...parsePlayed("")]).toEqual([]);
});
