import { gunzipSync } from 'node:zlib';
import fc from '../../../test/setup/random-inputs.js';
import { compressHead, joinGzip, plainHead } from './joined-gzip.js';

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
