export interface DailyEvent {
  /** Stays the same when the event changes. */
  uid: string;
  name: string;
  summary: string;
  /** May have several lines. */
  description: string;
  url: string;
  language: string;
  /** The first day, and the local hour. */
  from: string;
  hour: number;
  /** The time zone, for calendars that need it; null if unknown. */
  zone: string | null;
}

/** Escapes a text value (RFC 5545, 3.3.11). */
const text = (value: string): string =>
  value
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, "\\n")
    // Other control characters are not allowed.
    .replace(/\p{Cc}/gu, "");

const bytes = new TextEncoder();

/** Folds a line to 75 bytes (RFC 5545, 3.1). */
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
 * Renders a calendar with one daily event (RFC 5545; RFC 7986 for the refresh interval). The event has a floating time:
 * the same local hour everywhere, in summer and winter. Google interprets it in the calendar's zone, `X-WR-TIMEZONE`.
 */
export function renderCalendar({
  uid,
  name,
  summary,
  description,
  url,
  language,
  from,
  hour,
  zone,
}: DailyEvent): string {
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
    // The first day, so that the response is always the same.
    `DTSTAMP:${day}T000000Z`,
    `DTSTART:${day}T${String(hour).padStart(2, "0")}0000`,
    "DURATION:PT15M",
    "RRULE:FREQ=DAILY",
    `SUMMARY${lang}:${text(summary)}`,
    `DESCRIPTION${lang}:${text(description)}`,
    `URL:${url}`,
    // The event does not mark the time as busy.
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
