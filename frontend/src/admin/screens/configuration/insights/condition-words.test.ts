import { beforeAll, expect, it } from 'vitest';
import { setLanguage, startTexts, text } from '../../../../shared/texts/i18n.ts';
import { makeAnswer, makeQuestion, makeSection } from '../../../testing/make-configuration.ts';
import { type Condition } from '../../../../shared/conditions.ts';
import { wordsOf } from './condition-words.ts';
import { subjectsOf } from './subjects.ts';

const texts = import.meta.glob<Record<string, string>>('../texts/*.json', { import: 'default' });

const subjects = subjectsOf(
  [makeSection(), makeSection({ id: 2, name: 'Adatok' })],
  [
    makeQuestion({ sectionId: 2, questionText: 'Van mentés?', options: [makeAnswer({ id: 1 })] }),
    makeQuestion({
      id: 12,
      sectionId: 2,
      kind: 'multiple',
      questionText: 'Mit mentenek?',
      options: [makeAnswer({ id: 2, label: 'Képeket' }), makeAnswer({ id: 3, label: 'Leleteket' })],
    }),
  ],
);
const yes: Condition = { question: 11, chose: 'any', options: [1] };
const both: Condition = { question: 12, chose: 'all', options: [2, 3] };
const conditions: Condition[] = [
  { all: [yes, { not: both }] },
  { any: [{ all: [yes, both] }, { section: 2, below: 50 }] },
  {
    not: {
      any: [
        { section: null, atLeast: 62.5 },
        { question: 11, answered: true },
      ],
    },
  },
  { all: [{ not: { question: 11, answered: true } }, { question: 99, chose: 'any', options: [9] }] },
];

beforeAll(() =>
  startTexts({
    face: 'admin',
    language: 'hu',
    load: async (language) => (await texts[`../texts/${language}.json`]?.()) ?? {},
  }),
);

it('says a condition in the language of the back office', async () => {
  expect(conditions.map((condition) => wordsOf(condition, subjects, text))).toEqual([
    'ha 2.1 Van mentés? = „Igen” és nem igaz, hogy 2.2 Mit mentenek? = „Képeket” és „Leleteket”',
    'ha (2.1 Van mentés? = „Igen” és 2.2 Mit mentenek? = „Képeket” és „Leleteket”) vagy „Adatok” eredménye 50% alatt van',
    'ha nem igaz, hogy (az összesített eredmény legalább 62,5% vagy van válasz erre: 2.1 Van mentés?)',
    'ha nincs válasz erre: 2.1 Van mentés? és törölve = törölve',
  ]);
  await setLanguage('en');
  expect(wordsOf(conditions[1]!, subjects, text)).toBe(
    'if (2.1 Van mentés? = “Igen” and 2.2 Mit mentenek? = “Képeket” and “Leleteket”) or the result of “Adatok” is below 50%',
  );
});
