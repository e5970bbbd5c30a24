import { describe, expect, test } from "vitest";
import { nextLocalHour, nextStreakReminderAt, canonicalTimeZone } from "#rules/site/reminders";

const iso = (instant: number): string => new Date(instant).toISOString().slice(0, 16);
const at = (text: string): number => Date.parse(`${text}Z`);

describe("the visitor's hour", () => {
  test.each([
    ["America/Toronto", 19, "2026-11-22T12:00", "2026-11-23T00:00"],
    ["America/Toronto", 19, "2026-11-23T00:00", "2026-11-24T00:00"],
    ["America/Los_Angeles", 7, "2026-11-22T15:00", "2026-11-23T15:00"],
    ["Asia/Tokyo", 9, "2026-11-21T23:00", "2026-11-22T00:00"],
    // Half an hour offset.
    ["America/St_Johns", 19, "2026-11-22T12:00", "2026-11-22T22:30"],
    ["UTC", 0, "2026-11-22T23:59", "2026-11-23T00:00"],
    // Across both changes of summer time: the same local hour, another one in UTC.
    ["America/Toronto", 19, "2027-03-14T00:00", "2027-03-14T23:00"],
    ["America/Toronto", 19, "2027-03-13T12:00", "2027-03-14T00:00"],
    ["America/Toronto", 19, "2027-11-06T23:00", "2027-11-08T00:00"],
    ["Europe/Paris", 19, "2027-03-27T18:00", "2027-03-28T17:00"],
    // A skipped local hour is used as if it existed; a repeated one only once.
    ["America/Toronto", 2, "2027-03-14T00:00", "2027-03-14T07:00"],
    ["America/Toronto", 2, "2027-03-14T07:00", "2027-03-15T06:00"],
    ["America/Toronto", 1, "2027-11-07T00:00", "2027-11-07T05:00"],
    ["America/Toronto", 1, "2027-11-07T05:00", "2027-11-08T06:00"],
  ])("in %s, %i o'clock after %s is %s", (zone, hour, after, due) => {
    expect(iso(nextLocalHour(hour, zone, at(after)))).toBe(due);
  });

  test("comes once on every date of a year, everywhere", () => {
    for (const zone of [
      "America/Toronto",
      "Australia/Lord_Howe",
      "Pacific/Auckland",
      "America/St_Johns",
      "Asia/Kolkata",
    ])
      for (const hour of [0, 2, 19, 23]) {
        let due = nextLocalHour(hour, zone, at("2026-11-22T12:00"));
        for (let day = 0; day < 365; day++) {
          const next = nextLocalHour(hour, zone, due);
          expect(Math.abs(next - due - 86_400_000), `${zone} ${hour} ${iso(due)}`).toBeLessThanOrEqual(3_600_000);
          due = next;
        }
      }
  });
});

describe("a reminder of a streak that ends with the day is sent", () => {
  test.each([
    // Two hours before midnight UTC if that is daytime …
    ["America/Toronto", "2026-11-22T12:00", "2026-11-22T22:00"],
    ["America/Los_Angeles", "2026-11-22T22:00", "2026-11-23T22:00"],
    ["Pacific/Auckland", "2026-11-22T12:00", "2026-11-22T22:00"],
    ["Australia/Sydney", "2026-11-22T12:00", "2026-11-22T22:00"],
    // … otherwise at 21:00 local time on the evening before.
    ["Europe/London", "2026-11-22T12:00", "2026-11-22T21:00"],
    ["Europe/Paris", "2026-11-22T12:00", "2026-11-22T20:00"],
    ["Asia/Tokyo", "2026-11-22T02:00", "2026-11-22T12:00"],
    ["Asia/Tokyo", "2026-11-22T12:00", "2026-11-23T12:00"],
  ])("in %s, after %s at %s", (zone, after, due) => {
    expect(iso(nextStreakReminderAt(zone, at(after)))).toBe(due);
  });

  test("once for each day, while it lasts", () => {
    for (const zone of ["America/Toronto", "Europe/Paris", "Asia/Tokyo", "Asia/Kolkata", "Pacific/Kiritimati"]) {
      let due = nextStreakReminderAt(zone, at("2026-11-22T00:00"));
      for (let day = 0; day < 365; day++) {
        const next = nextStreakReminderAt(zone, due);
        expect(iso(next).slice(0, 10), zone).toBe(iso(due + 86_400_000).slice(0, 10));
        due = next;
      }
    }
  });
});

test.each([
  ["america/toronto", "America/Toronto"],
  ["UTC", "UTC"],
  ["Mars/Olympus", null],
  ["+05:30", null],
  ["America/Toronto\r\nX:1", null],
  ["", null],
])("the zone %j is %j", (name, zone) => {
  expect(canonicalTimeZone(name)).toBe(zone);
});
