import { isTelephone } from './telephone.js';

describe('a telephone number', () => {
  it.each(['+36 30 123 4567', '06-1/555-0100', '(0264) 123-456', '0040 264 123456', '123456'])(
    'may be %s',
    (text) => expect(isTelephone(text)).toBe(true),
  );

  it.each([
    '',
    '12345',
    '(12) 3-45',
    '192.168.10.20',
    '0264.123.456',
    '1234.567/890',
    '36+301234567',
    '++36301234567',
    '123456\n789',
    '123\u2013456',
    'call me',
    '+36 30 abc 4567',
    'https://example.com/1234567',
    '1.2.3.4.5.6@7',
    '1'.repeat(21),
    '123456 <b>',
    '(((((((((',
  ])('is not %j', (text) => expect(isTelephone(text)).toBe(false));
});
