import fc from '../../../../../test/setup/random-inputs.js';
import { anyFacts } from '../../../../../test/make/any-facts.js';
import type { GeneratedTexts } from '../../../evaluations/evaluation.types.js';
import type { WriterFacts } from '../text-writer.js';
import { composeTexts } from './built-in-writer.js';

const LIMITS = { summary: 1500, section: 1200, strength: 160, motivation: 400 };
const allTexts = ({ summary, motivationalMessage, sections, strengths }: GeneratedTexts) => [
  summary,
  motivationalMessage,
  ...Object.values(sections).map((written) => written.text),
  ...Object.values(strengths).flat(),
];

/** Results, how many questions have which state, and how many of them all points. */
function storedNumbers(facts: WriterFacts): Set<string> {
  const mark = facts.language === 'en' ? '.' : ',';
  const results = [{ ...facts, score: facts.totalScore }, ...facts.sections];
  const missed = facts.sections.flatMap((section) => section.missed);
  const gained = facts.sections.flatMap((section) => section.gained);
  const counts = ['unanswered', 'unreadable'].map(
    (state) => missed.filter((one) => one.state === state).length,
  );
  return new Set([
    ...results.flatMap(({ score, maxScore, percentage }) => [
      String(score),
      String(maxScore),
      String(percentage).replace('.', mark),
    ]),
    ...counts.map(String),
    String(gained.length),
    String(gained.length + missed.length),
  ]);
}

/** Checks one claim for many generated evaluations in all languages. */
function forAny(claim: (facts: WriterFacts, texts: GeneratedTexts) => void): void {
  fc.assert(
    fc.property(anyFacts, (facts) => claim(facts, composeTexts(facts).texts)),
    { numRuns: 40 },
  );
}

describe('Whatever a questionnaire and its answers hold, the built-in texts', () => {
  it('hold no number but stored scores, maxima, percentages and counts', () => {
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
      if (facts.maxScore > 0) expect(texts.summary).toMatch(points[facts.language]);
      for (const { text: written } of Object.values(texts.sections)) {
        const [open = '', close = ''] = marks[facts.language];
        expect(written.split(open).length).toBe(written.split(close).length);
      }
    });
  });

  it('are the same for the same facts', () => {
    forAny((facts, texts) => expect(composeTexts(structuredClone(facts)).texts).toEqual(texts));
  });
});
