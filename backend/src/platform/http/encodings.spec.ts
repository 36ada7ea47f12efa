import { accepts, bestEncoding } from './encodings.js';

describe('Accept-Encoding', () => {
  it.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'GZIP', '*', 'identity, gzip ; q=0.5'])(
    '%s takes gzip',
    (header) => expect(accepts(header, 'gzip')).toBe(true),
  );
  it.each([undefined, '', 'br', 'gzip;q=0', 'gzip; q=0.00', 'x-gzip-not', 'identity'])(
    '%s does not',
    (header) => expect(accepts(header, 'gzip')).toBe(false),
  );
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    [undefined, null],
  ])('%s gets %s', (header, best) => expect(bestEncoding(header)).toBe(best));
});
