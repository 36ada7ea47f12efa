import fc from '../setup/random-inputs.js';
import type { RawResponses } from '../../src/modules/scoring/scoring.types.js';
import { LANGUAGES, type Language } from '../../src/platform/http/languages.js';
import { answersFor } from '../../src/seed/content/answers.js';
import { DEMO } from '../../src/seed/content/demo-content.js';
import { expectGoodTexts, findingsOf } from '../make/built-in-texts.js';
import { demoSections } from '../make/demo-sections.js';
import { question, section } from '../make/sections.js';

/** Sections of a questionnaire bear different names. */
const NAMES = ['Alfa', 'Béta', 'Gamma', 'Delta', 'Epszilon', 'Zéta'];
const PRODUCTS = ['Alfamed', 'Betamed Plusz', 'Gamma 365', 'Patient portal', 'Időpontfoglaló rendszer'];
const WORDS: Record<Language, string[]> = {
  hu: [
    'páciens',
    'online',
    'időpont',
    'Weboldal',
    'foglalás',
    'és',
    'van',
    'nincs',
    'legerősebb',
    'átlag',
    'rendelő',
    '24/7',
    '(SMS)',
    'Alfamed',
  ],
  en: [
    'patient',
    'online',
    'booking',
    'Website',
    'the',
    'and',
    'is',
    'missing',
    'strongest area',
    'average',
    'clinic',
    '24/7',
    '(SMS)',
    'Alfamed',
  ],
  ro: [
    'pacient',
    'online',
    'programare',
    'Site-ul',
    'și',
    'este',
    'lipsește',
    'cel mai bun',
    'media',
    'clinica',
    '24/7',
    '(SMS)',
    'Alfamed',
  ],
};

describe('The checks pass the built-in texts', () => {
  it.each(LANGUAGES)(
    'of every demo clinic, which say nothing twice, and strengths of what was answered (%s)',
    (language) => {
      for (const clinic of DEMO[language].respondents) expectGoodTexts(language, clinic);
    },
  );

  it.each(LANGUAGES)('of demo questionnaires with any answers (%s)', (language) => {
    const content = DEMO[language].questionnaire;
    const sections = demoSections(content);
    const clinic = DEMO[language].respondents[0]!;
    const anyMaturity = fc.record({
      maturity: fc.double({ min: 0, max: 1, noNaN: true }),
      clinicName: fc.string(),
    });
    fc.assert(
      fc.property(anyMaturity, (given) => {
        expect(findingsOf(sections, answersFor(content, { ...clinic, ...given }), language)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it.each(LANGUAGES)('of any questionnaire (%s)', (language) => {
    const text = fc
      .array(fc.constantFrom(...WORDS[language]), { minLength: 1, maxLength: 12 })
      .map((words) => `${words.join(' ')}?`);
    const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
    const asked = fc.record({
      questionText: fc.oneof({ weight: 3, arbitrary: text }, fc.string({ unit: 'grapheme' })),
      pointValue: fc.nat({ max: 30 }),
      weight: fc.nat({ max: 10 }),
      relatedTip: orNull(text),
      relatedProduct: orNull(fc.constantFrom(...PRODUCTS)),
      answer: fc.constantFrom('igen', 'nem', null),
    });
    const parts = fc.array(fc.record({ name: text, questions: fc.array(asked, { maxLength: 6 }) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(parts, (given) => {
        let id = 0;
        const responses: RawResponses = {};
        const sections = given.map(({ name, questions }, index) =>
          section(
            index + 1,
            questions.map(({ answer, ...fields }) => {
              if (answer !== null) responses[String(id + 1)] = answer;
              return question(++id, fields);
            }),
            { name: `${NAMES[index]} ${name}` },
          ),
        );
        expect(findingsOf(sections, responses, language)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
