/** An event that comes every day, as calendars are told of it. */
export interface Daily {
  /** What it is known by, whatever else of it changes. */
  uid: string;
  /** The calendar's name, and the event's. */
  name: string;
  summary: string;
  /** In lines. */
  description: string;
  url: string;
  /** In which language the words are. */
  language: string;
  /** The first day of it, and the full hour by the clock of whoever looks. */
  from: string;
  hour: number;
  /** The zone of that clock, for calendars that must be told; null when it is not known. */
  zone: string | null;
}

/** Text as the value of a property (RFC 5545, 3.3.11). */
const text = (value: string): string =>
  value
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, "\\n")
    // No other sign of the first row is allowed.
    .replace(/\p{Cc}/gu, "");

const bytes = new TextEncoder();

/** A line of no more than 75 bytes, and what is left of it in lines that begin with a space (RFC 5545, 3.1). */
function fold(line: string): string {
  let folded = "";
  let length = 0;
  for (const sign of line) {
    const size = bytes.encode(sign).length;
    if (length + size > 75) {
      folded += "\r\n ";
      length = 1;
    }
    folded += sign;
    length += size;
  }
  return folded;
}

/**
 * A calendar of one daily event (RFC 5545; RFC 7986 for how often it is worth asking for again).
 *
 * Its time is nobody's in particular, "floating": seven in the evening is seven in the evening wherever one is, on either side
 * of summer time, and no table of zones has to come along. Google takes it for a time of the calendar's zone, which
 * `X-WR-TIMEZONE` says.
 */
export function calendarOf({ uid, name, summary, description, url, language, from, hour, zone }: Daily): string {
  const day = from.replaceAll("-", "");
  const lang = `;LANGUAGE=${language}`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Deke//Reminders//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME${lang}:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    ...(zone === null ? [] : [`X-WR-TIMEZONE:${text(zone)}`]),
    "REFRESH-INTERVAL;VALUE=DURATION:P1W",
    "X-PUBLISHED-TTL:P1W",
    "BEGIN:VEVENT",
    `UID:${text(uid)}`,
    // Of the day it begins on: it says the same whenever it is asked for.
    `DTSTAMP:${day}T000000Z`,
    `DTSTART:${day}T${String(hour).padStart(2, "0")}0000`,
    "DURATION:PT15M",
    "RRULE:FREQ=DAILY",
    `SUMMARY${lang}:${text(summary)}`,
    `DESCRIPTION${lang}:${text(description)}`,
    `URL:${url}`,
    // Nobody is busy for it.
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:PT0S",
    `DESCRIPTION${lang}:${text(summary)}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
