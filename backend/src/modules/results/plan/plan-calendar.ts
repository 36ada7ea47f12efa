import { sentencesOf } from '../../../platform/text/sentences.js';
import { DAY_MS } from '../../../platform/time/time.js';

/** A step with its day, as a calendar is to show it. */
export interface CalendarStep {
  /** Stays the same, so that a calendar that has the step changes it instead of showing it twice. */
  uid: string;
  text: string;
  sectionName: string;
  who: string;
  /** YYYY-MM-DD. */
  due: string;
  counter: number;
  savedAt: Date;
}

const LONGEST_LINE = 75;

/**
 * Steps as a calendar file (RFC 5545), each an event of a whole day that leaves the day free: calendars import events, and few of
 * them import tasks. No link: others who see the calendar are not the page's owner. Pure.
 */
export function planCalendar(steps: readonly CalendarStep[], title: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Digital maturity//Plan//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(title)}`,
    ...steps.flatMap(eventOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventOf({ uid, text, sectionName, who, due, counter, savedAt }: CalendarStep): string[] {
  const [first = '', ...rest] = sentencesOf(text);
  const description = [rest.join(' '), sectionName, who].filter((part) => part !== '').join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${savedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `SEQUENCE:${counter}`,
    `DTSTART;VALUE=DATE:${due.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayAfter(due).replaceAll('-', '')}`,
    `SUMMARY:${escaped(first)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** A text value: what would end or part it is marked, and other control characters go (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** No line is longer than 75 octets, and none parts a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > LONGEST_LINE) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += length;
  }
  return lines.join('\r\n');
}
