import fc from 'fast-check';
import { question, section } from '../../../../../test/make/sections.js';
import { LANGUAGES } from '../../../../platform/http/languages.js';
import type { RawResponses } from '../../../evaluations/scoring/scoring.types.js';
import { factsOf } from '../../writer-facts.js';
import type { GeneratedTexts, WriterFacts } from '../text-writer.js';
import { composeTexts } from './built-in-writer.js';

const LIMITS = { summary: 1500, section: 1200, strength: 160, motivation: 400 };
const WORDS = [
  'páciens',
  'online',
  'időpont',
  'Weboldal',
  'programare',
  'booking',
  'e-mail',
  'și',
  'vagy',
  '(SMS)',
  'AI',
];
const ODDITIES = [
  '24/7',
  '{name}',
  '{{x}}',
  '<b>félkövér</b>',
  '<script>alert(1)</script>',
  'https://evil.example/x',
  'www.a.hu',
  'a@b.hu',
  '[itt](http://x)',
  '"idézet"',
  '„nyitva',
  '😀👩‍⚕️',
  '½',
  '**',
  '`kód`',
  '\u200b',
  '\u202e',
  '\n',
  '#',
  '5 < 6',
  '&lt;',
  '…',
  '0',
  '...',
];
const PRODUCTS = ['Alfamed', 'Betamed Plusz', 'Gamma 365', 'Delta {x}', 'Epszilon "Pro"'];

const plainText = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 })
  .map((words) => `${words.join(' ')}?`);
const longText = fc
  .array(fc.constantFrom(...WORDS), { minLength: 60, maxLength: 200 })
  .map((words) => words.join(' '));
const oddText = fc
  .array(fc.constantFrom(...WORDS, ...ODDITIES, ...PRODUCTS), { minLength: 1, maxLength: 10 })
  .map((words) => words.join(' '));
const text = fc.oneof(
  { weight: 4, arbitrary: plainText },
  longText,
  oddText,
  fc.string({ unit: 'grapheme' }),
);
const blankOr = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

const questionParts = fc.record({
  questionText: text,
  pointValue: fc.oneof(fc.nat({ max: 30 }), fc.constant(1_000_000)),
  weight: fc.nat({ max: 10 }),
  relatedTip: blankOr(text),
  relatedProduct: blankOr(fc.constantFrom(...PRODUCTS)),
  answer: fc.constantFrom('igen', 'nem', null),
});
const sectionParts = fc.record({ name: text, questions: fc.array(questionParts, { maxLength: 8 }) });

const anyFacts: fc.Arbitrary<WriterFacts> = fc
  .record({
    language: fc.constantFrom(...LANGUAGES),
    parts: fc.oneof(fc.array(sectionParts, { maxLength: 3 }), fc.array(sectionParts, { maxLength: 20 })),
  })
  .map(({ language, parts }) => {
    let id = 0;
    const responses: RawResponses = {};
    const sections = parts.map(({ name, questions }, index) =>
      section(
        index + 1,
        questions.map(({ answer, ...given }) => {
          const asked = question(++id, given);
          if (answer !== null) responses[asked.questionId] = answer;
          return asked;
        }),
        { name },
      ),
    );
    return factsOf(sections, responses, language);
  });

const allTexts = ({ summary, motivationalMessage, sections, strengths }: GeneratedTexts) => [
  summary,
  motivationalMessage,
  ...Object.values(sections).map((written) => written.text),
  ...Object.values(strengths).flat(),
];

function storedNumbers(facts: WriterFacts): Set<string> {
  const mark = facts.language === 'en' ? '.' : ',';
  const results = [{ ...facts, score: facts.totalScore }, ...facts.sections];
  return new Set(
    results.flatMap(({ score, maxScore, percentage }) => [
      String(score),
      String(maxScore),
      String(percentage).replace('.', mark),
    ]),
  );
}

/** Checks one claim for many generated evaluations in all languages. */
function forAny(claim: (facts: WriterFacts, texts: GeneratedTexts) => void): void {
  fc.assert(
    fc.property(anyFacts, (facts) => claim(facts, composeTexts(facts))),
    { numRuns: 100 },
  );
}

describe('Whatever a questionnaire and its answers hold, the built-in texts', () => {
  it('hold no number but stored scores, maxima and percentages', () => {
    forAny((facts, texts) => {
      const stored = storedNumbers(facts);
      for (const written of allTexts(texts)) {
        for (const number of written.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? []) expect(stored).toContain(number);
      }
    });
  });

  it('hold no link, markup, placeholder, emoji or invisible character', () => {
    forAny((_, texts) => {
      for (const written of allTexts(texts)) {
        expect(written).not.toMatch(/[{}<>[\]@`*#|\\]|:\/\/|www\.|\p{L}\.\p{L}{2,}/u);
        expect(written.replaceAll('\n', '')).not.toMatch(/[\p{C}\p{Extended_Pictographic}]/u);
        expect(written).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\.|\?\./);
      }
    });
  });

  it('keep their lengths and end as sentences', () => {
    forAny((_, texts) => {
      expect(texts.summary.length).toBeLessThanOrEqual(LIMITS.summary);
      expect(texts.motivationalMessage.length).toBeLessThanOrEqual(LIMITS.motivation);
      for (const { text: written } of Object.values(texts.sections)) {
        expect(written.length).toBeLessThanOrEqual(LIMITS.section);
        expect(written).toMatch(/[.!?…][”"»’)]*$/u);
      }
      for (const card of Object.values(texts.strengths).flat()) {
        expect(card.length).toBeLessThanOrEqual(LIMITS.strength);
      }
    });
  });

  it('name no product that the evaluation does not recommend', () => {
    forAny((facts, texts) => {
      for (const product of facts.otherProducts ?? []) {
        for (const written of allTexts(texts))
          expect(written.toLowerCase()).not.toContain(product.toLowerCase());
      }
    });
  });

  it('cover every section and no other, with three strengths from what was gained', () => {
    forAny((facts, texts) => {
      const ids = facts.sections.map(({ sectionId }) => String(sectionId));
      expect(Object.keys(texts.sections)).toEqual(ids);
      expect(Object.keys(texts.strengths)).toEqual(ids);
      for (const { sectionId, gained } of facts.sections) {
        const cards = texts.strengths[String(sectionId)] ?? [];
        expect(cards).toHaveLength(3);
        expect(cards.filter((card) => card !== '').length).toBeLessThanOrEqual(gained.length);
      }
    });
  });

  it('speak of points in the language of the questionnaire and close their quotation marks', () => {
    const points = { hu: /pont/, en: /point/, ro: /punct/ };
    const marks = { hu: ['„', '”', '»', '«'], en: ['“', '”', '‘'], ro: ['„', '”', '«', '»'] };
    forAny((facts, texts) => {
      for (const { text: written } of Object.values(texts.sections)) {
        expect(written).toMatch(points[facts.language]);
        const [open = '', close = ''] = marks[facts.language];
        expect(written.split(open).length).toBe(written.split(close).length);
      }
    });
  });

  it('are the same for the same facts', () => {
    forAny((facts, texts) => expect(composeTexts(structuredClone(facts))).toEqual(texts));
  });
});
