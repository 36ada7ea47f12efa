import { isSpec, sourceFiles } from '../../../test/source-imports.js';
import { longDay } from '../text/long-day.js';
import { clinicZone, setClinicZone, USUAL_ZONE } from './time.js';

describe('the time zone of the clinics', () => {
  afterEach(() => setClinicZone(USUAL_ZONE));

  it('decides how a day is written', () => {
    const moment = new Date('2026-11-22T22:30:00Z');
    expect(longDay(moment, 'en')).toBe('22 November 2026');
    setClinicZone('Europe/Bucharest');
    expect([clinicZone(), longDay(moment, 'en')]).toEqual(['Europe/Bucharest', '23 November 2026']);
  });

  it('is named in no other place, and no date is written without one', () => {
    const files = sourceFiles().filter(({ path }) => !isSpec(path) && !path.startsWith('platform/time/'));
    const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|example: '[^']*'/g, '');
    const named = files.filter(({ text }) =>
      /Europe\/Budapest|AT TIME ZONE '(?!UTC')/.test(withoutComments(text)),
    );
    const zoneless = files.filter(
      ({ text }) => / new Intl\.DateTimeFormat/.test(text) && !text.includes('timeZone'),
    );
    expect([...named, ...zoneless].map(({ path }) => path)).toEqual([]);
  });
});
