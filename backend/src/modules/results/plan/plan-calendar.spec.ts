import { type CalendarStep, planCalendar } from './plan-calendar.js';

const step = (more: Partial<CalendarStep> = {}): CalendarStep => ({
  uid: 'abc@clinic.example',
  text: 'Vezessék be az online foglalást. Így éjjel is foglalhatnak.',
  sectionName: 'Időpontfoglalás',
  who: 'Kiss Éva',
  due: '2026-12-31',
  counter: 4,
  savedAt: new Date('2026-11-23T17:05:09.123Z'),
  ...more,
});
/** As a reader takes the lines apart again (RFC 5545, 3.1). */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const lineOf = (name: string, more: Partial<CalendarStep>) =>
  unfolded(planCalendar([step(more)], 'Terv')).find((line) => line.startsWith(name));

describe('A plan’s calendar', () => {
  it('has an event of a whole day per step, which keeps its id and leaves the day free', () => {
    expect(unfolded(planCalendar([step()], 'Terv'))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Digital maturity//Plan//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:Terv',
      'BEGIN:VEVENT',
      'UID:abc@clinic.example',
      'DTSTAMP:20261123T170509Z',
      'SEQUENCE:4',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Vezessék be az online foglalást.',
      'DESCRIPTION:Így éjjel is foglalhatnak.\\nIdőpontfoglalás\\nKiss Éva',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('lets nothing in a text end a line or begin a property', () => {
    expect(lineOf('SUMMARY', { text: 'a;b,c\\d:e' })).toBe('SUMMARY:a\\;b\\,c\\\\d:e');
    const who = 'Anna\r\nATTENDEE:mailto:x@y.example\nEND:VEVENT\rZ\u2028\u0000\u0007';
    const calendar = planCalendar([step({ who, sectionName: 'x\ny' })], 'T\r\nX');
    expect(unfolded(calendar).filter((line) => /^(?:ATTENDEE|END:VEVENT|X$|Z)/.test(line))).toEqual([
      'END:VEVENT',
    ]);
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028]/u);
  });

  it('has no line over 75 octets, and parts no character', () => {
    const text = `${'őűáé'.repeat(40)}🦷${'😀'.repeat(40)}`;
    for (const start of ['', 'a', 'ab', 'abc']) {
      const calendar = planCalendar([step({ text: start + text })], 'Terv');
      const lengths = calendar.split('\r\n').map((line) => Buffer.byteLength(line));
      expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
      expect(Math.max(...lengths)).toBeGreaterThan(71);
      expect(calendar).not.toContain('\ufffd');
      expect(unfolded(calendar)).toContain(`SUMMARY:${start}${text}`);
    }
  });
});
