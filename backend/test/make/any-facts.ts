import fc from '../setup/random-inputs.js';
import type { RawResponses } from '../../src/modules/scoring/scoring.types.js';
import { factsOf } from '../../src/modules/generation/writer-facts.js';
import type { WriterFacts } from '../../src/modules/generation/writers/text-writer.js';
import { LANGUAGES } from '../../src/platform/http/languages.js';
import { question, section } from './sections.js';

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

/** Facts of questionnaires that hold whatever people, and programs, may write. */
export const anyFacts: fc.Arbitrary<WriterFacts> = fc
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
