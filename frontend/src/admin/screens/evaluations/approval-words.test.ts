import { expect, it } from 'vitest';

const texts = import.meta.glob<Record<string, string>>(
  ['../../**/texts/en.json', '../../../public/texts/*en.json'],
  {
    eager: true,
    import: 'default',
  },
);
/** Not of an evaluation: a domain at the mail service. */
const OTHERS = new Set(['settings.hint.mailgun-domain']);

it('says that evaluations are approved, in one word everywhere', () => {
  const all = Object.values(texts).flatMap((file) => Object.entries(file));
  expect(all.length).toBeGreaterThan(1000);
  // What stands in braces is a value's name.
  const wrong = all.filter(
    ([key, text]) => !OTHERS.has(key) && /\bverif/iu.test(text.replace(/\{\w+\}/gu, '')),
  );
  expect(wrong).toEqual([]);
});
