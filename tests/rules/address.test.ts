import { expect, test } from "vitest";
import { localizePath, parseLocalizedPath } from "../../worker/rules/i18n/address.ts";

test.each([
  ["/", "/fr"],
  ["/?day=2026-11-21", "/fr?day=2026-11-21"],
  ["/leaderboard", "/fr/leaderboard"],
  ["/hockey-insights/sweater-numbers#top", "/fr/hockey-insights/sweater-numbers#top"],
])("%s is the same in English, and %s in French", (path, french) => {
  expect(localizePath("en", path)).toBe(path);
  expect(localizePath("fr", path)).toBe(french);
});

test.each([
  ["/", "en", "/"],
  ["/fr", "fr", "/"],
  ["/fr/", "fr", "/"],
  ["/leaderboard/", "en", "/leaderboard"],
  ["/fr/leaderboard", "fr", "/leaderboard"],
  ["/friends", "en", "/friends"],
  ["//evil.example/", "en", "/evil.example"],
  ["/fr//evil.example", "fr", "/evil.example"],
  ["/fr/\\evil.example", "fr", "/evil.example"],
  ["/fr\\/evil.example//", "fr", "/evil.example"],
  ["//fr/leaderboard", "fr", "/leaderboard"],
])("%s asks in %s for %s", (pathname, language, path) => {
  expect(parseLocalizedPath(pathname)).toEqual({ language, path });
});
