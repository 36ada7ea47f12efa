import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { acceptsGzip, compressHead, joinGzip, plainHead } from './joined-gzip.js';

describe('A joined gzip file', () => {
  it('unpacks to beginning and end, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (beginning, end) => {
        const head = compressHead(Buffer.from(beginning));
        expect(gunzipSync(joinGzip(head, Buffer.from(end))).toString()).toBe(beginning + end);
        expect(plainHead(head).toString()).toBe(beginning);
      }),
    );
  });

  it('holds ends of more than one stored block', () => {
    const head = compressHead(Buffer.from('{"a":'));
    for (const length of [0, 1, 65_534, 65_535, 65_536, 131_070, 200_001]) {
      const tail = Buffer.alloc(length, 'őű');
      expect(gunzipSync(joinGzip(head, tail))).toEqual(Buffer.concat([Buffer.from('{"a":'), tail]));
    }
  });
});

describe('Accept-Encoding', () => {
  it.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'GZIP', '*', 'identity, gzip ; q=0.5'])('%s takes gzip', (header) => expect(acceptsGzip(header)).toBe(true)); // prettier-ignore
  it.each([undefined, '', 'br', 'gzip;q=0', 'gzip; q=0.00', 'x-gzip-not', 'identity'])('%s does not', (header) => expect(acceptsGzip(header)).toBe(false)); // prettier-ignore
});
