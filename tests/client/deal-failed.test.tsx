import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#rules/i18n/address";
import { DealFailed } from "../../client/games/shared/deal-failed.tsx";
import type { FailureCode } from "../../client/data/api.ts";
import en from "../../client/i18n/en.json" with { type: "json" };
import { atNoon, render, textIn } from "./rendered.tsx";

atNoon();

describe.each(LANGUAGES)("in %s", (language) => {
  const t = textIn(language);

  test("a round that cannot be dealt offers another try, or a new round if its token or player is refused", async () => {
    const codes = Object.keys(en.errors).filter((code) => code !== "notKept") as FailureCode[];
    for (const code of codes) {
      const deal = await render(language, <DealFailed code={code} onRetry={() => {}} onStartOver={() => {}} />);
      expect(deal.one("button").read, code).toBe(
        ["invalid-token", "wrong-game", "player-not-available", "unknown-league"].includes(code)
          ? t("startOver")
          : t("loadFailed.retry"),
      );
    }
  });
});
