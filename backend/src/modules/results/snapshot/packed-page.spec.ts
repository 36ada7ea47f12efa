import { gunzipSync } from 'node:zlib';
import { joinGzip, plainHead } from '../../../platform/http/joined-gzip.js';
import type { PublishedPage } from '../../evaluations/published-page.js';
import { packPage, tailOf, unpackPage } from './packed-page.js';

const page = {
  evaluation: { percentage: 62.5, clinicName: 'Fűszer\nés Őrség 🦷' },
  sections: [{ id: 3 }, { id: 11 }],
  language: 'hu',
} as unknown as PublishedPage;

describe('A ready page', () => {
  it('is the page itself with its live parts at the end, plain and compressed', () => {
    const ready = unpackPage(packPage(page));
    const tail = tailOf({ position: null, consultationUrl: 'https://clinic.example/ő' });
    const whole = { ...page, position: null, consultationUrl: 'https://clinic.example/ő' };
    expect(JSON.parse(Buffer.concat([plainHead(ready), tail]).toString())).toEqual(whole);
    expect(JSON.parse(gunzipSync(joinGzip(ready, tail)).toString())).toEqual(whole);
  });

  it('knows what its live parts depend on', () => {
    expect(unpackPage(packPage(page))).toMatchObject({ percentage: 62.5, sectionIds: [3, 11] });
  });

  it('has another version when anything in it is different', () => {
    const other = { ...page, language: 'en' } as PublishedPage;
    expect(unpackPage(packPage(page)).version).toBe(unpackPage(packPage({ ...page })).version);
    expect(unpackPage(packPage(other)).version).not.toBe(unpackPage(packPage(page)).version);
  });
});
