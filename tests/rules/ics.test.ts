import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { renderCalendar, type DailyEvent } from "../../worker/reminders/icalendar.ts";

const asked: DailyEvent = {
  uid: "daily@deke.example",
  name: "Deke",
  summary: "Deke\u00A0: les énigmes du jour; et plus, \\ tout",
  description: [
    "Les énigmes du jour :",
    ...Array.from({ length: 5 }, (_, at) => `Parcours é\u{1F3D2} ${at}: https://deke.example/fr/nhl/jeu-${at}`),
  ].join("\n"),
  url: "https://deke.example/fr",
  language: "fr",
  from: "2027-03-12",
  hour: 2,
  zone: "America/Toronto",
};

describe("a calendar to subscribe to", () => {
  const text = renderCalendar(asked);
  const event = () => {
    const found = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent("vevent");
    if (found === null) throw new Error("a calendar without an event");
    return new ICAL.Event(found);
  };

  test("ends every line with CRLF, and has no line of more than 75 bytes", () => {
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    const lines = text.slice(0, -2).split("\r\n");
    for (const line of lines) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect(lines.some((line) => line.startsWith(" "))).toBe(true);
  });

  test("has the requested content, with special characters escaped", () => {
    const { uid, summary, description, component } = event();
    expect([uid, summary, description]).toEqual([asked.uid, asked.summary, asked.description]);
    expect(component.getFirstPropertyValue("url")).toBe(asked.url);
    expect(component.getFirstProperty("summary")?.getParameter("language")).toBe("fr");
    expect(component.getAllSubcomponents("valarm")).toHaveLength(1);
  });

  test("has one event per day at its local hour, even if the clocks skip it", () => {
    const { startDate, component } = event();
    expect([startDate.zone.tzid, startDate.isDate]).toEqual(["floating", false]);
    const days = component.getFirstPropertyValue("rrule") as unknown as InstanceType<typeof ICAL.Recur>;
    const times = days.iterator(startDate);
    expect(Array.from({ length: 4 }, () => times.next()?.toString())).toEqual([
      "2027-03-12T02:00:00",
      "2027-03-13T02:00:00",
      "2027-03-14T02:00:00",
      "2027-03-15T02:00:00",
    ]);
    expect(text).toContain("\r\nX-WR-TIMEZONE:America/Toronto\r\n");
    expect(renderCalendar({ ...asked, zone: null })).not.toContain("TIMEZONE");
  });
});
