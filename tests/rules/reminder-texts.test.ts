import { expect, test } from "vitest";
import { streakNotification } from "../../worker/reminders/texts.ts";

const at = (hour: number) => ({ ends: Date.parse("2026-11-22T00:00:00Z"), hour, zone: "America/Toronto" });

test.each([
  [0, true],
  [5, true],
  [6, false],
  [15, false],
  [16, true],
  [23, true],
])("at %i o'clock a streak ends tonight: %s", (hour, isTonight) => {
  const titleIn = (language: "en" | "fr") => streakNotification(language, 3, 5, at(hour)).title;
  expect(titleIn("en")).toBe(isTonight ? "Your streak ends tonight" : "Your streak is on the line");
  expect(titleIn("fr")).toBe(isTonight ? "Votre série prend fin ce soir" : "Votre série est en jeu");
});

test("the notification says the local time at which the day ends", () => {
  expect(streakNotification("en", 3, 5, at(19)).body).toMatch(/7:00\sp\.m\. to keep your 3-day streak/);
  expect(streakNotification("fr", 1, 5, at(19)).body).toMatch(/19\sh\s00 pour la garder en vie/);
});
