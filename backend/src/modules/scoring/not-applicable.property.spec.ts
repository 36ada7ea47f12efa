import { option, question, section } from '../../../test/make/sections.js';
import fc from '../../../test/setup/random-inputs.js';
import { answeredOf } from './answered.js';
import { scoreEvaluation } from './score.js';
import { suggestionsOf } from './score-page.js';
import type { RawResponses, ScoredQuestion, ScoredSection } from './scoring.types.js';

const NOT_OURS = 'Not ours';

/** Each question with the answer that a clinic gave: the n-th option, none, or that it does not apply. */
const filledIn = fc
  .array(
    fc.array(
      fc.record({
        kind: fc.constantFrom('single' as const, 'multiple' as const),
        points: fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 4 }),
        pick: fc.constantFrom<number | 'none' | 'not-ours'>(0, 1, 2, 'none', 'not-ours'),
        relatedProduct: fc.constantFrom(null, 'Recall', 'Booking'),
      }),
      { maxLength: 5 },
    ),
    { maxLength: 4 },
  )
  .map((parts) => {
    let id = 0;
    const responses: RawResponses = {};
    const leaving = new Set<number>();
    const sections = parts.map((questions, index) =>
      section(
        index + 1,
        questions.map(({ kind, points, pick, relatedProduct }): ScoredQuestion => {
          id += 1;
          const options = points.map((worth, place) =>
            option(id * 10 + place, { label: `o${place}`, points: worth, advice: `do ${id}` }),
          );
          const pointValue =
            kind === 'single' ? Math.max(...points) : points.reduce((sum, one) => sum + one, 0);
          const asked = question(id, {
            kind,
            pointValue,
            relatedProduct,
            options: [...options, option(id * 10 + 9, { label: NOT_OURS, notApplicable: true })],
          });
          if (pick === 'not-ours') leaving.add(id);
          if (pick !== 'none')
            responses[asked.questionId] = pick === 'not-ours' ? NOT_OURS : `o${pick % points.length}`;
          return asked;
        }),
      ),
    );
    return { sections, responses, leaving };
  });

const without = (sections: ScoredSection[], leaving: ReadonlySet<number>): ScoredSection[] =>
  sections.map((one) => ({ ...one, questions: one.questions.filter(({ id }) => !leaving.has(id)) }));

describe('A question that does not apply', () => {
  it('changes nothing: score, suggestions and what was answered are as if it had never been asked', () => {
    fc.assert(
      fc.property(filledIn, ({ sections, responses, leaving }) => {
        const score = scoreEvaluation(sections, responses, 'en');
        const fewer = without(sections, leaving);
        const expected = scoreEvaluation(fewer, responses, 'en');
        const judged = {
          ...score,
          sectionScores: score.sectionScores.map(({ notApplicable: _ids, ...part }) => part),
          chosenOptions: expected.chosenOptions,
        };
        expect(judged).toEqual(expected);
        expect(answeredOf(score, 50)).toEqual(answeredOf(expected, 50));
        const told = (all: ScoredSection[], of: typeof score) =>
          suggestionsOf(all, of, 'en').sections.map(({ tips, products }) => ({ tips, products }));
        expect(told(sections, score)).toEqual(told(fewer, expected));
      }),
    );
  });

  it('is named by its section, and its answer is known', () => {
    fc.assert(
      fc.property(filledIn, ({ sections, responses, leaving }) => {
        const { sectionScores, chosenOptions, unknownAnswers } = scoreEvaluation(sections, responses, 'en');
        const named = sectionScores.flatMap(({ notApplicable = [] }) => notApplicable);
        for (const id of named) expect(leaving.has(id)).toBe(true);
        for (const id of leaving) expect(chosenOptions[id]).toEqual([id * 10 + 9]);
        expect(unknownAnswers).toEqual({});
      }),
    );
  });
});

describe('Several options', () => {
  const asked = question(1, {
    kind: 'multiple',
    pointValue: 2,
    options: [option(11, { label: 'Scan', points: 2 }), option(12, { label: NOT_OURS, notApplicable: true })],
  });

  it('contradict an answer that says the question does not apply', () => {
    const { sectionScores, unknownAnswers } = scoreEvaluation(
      [section(1, [asked])],
      { 1: `Scan, ${NOT_OURS}` },
      'en',
    );
    expect(sectionScores[0]).toMatchObject({ score: 0, maxScore: 2 });
    expect(unknownAnswers).toEqual({ 1: [`Scan, ${NOT_OURS}`] });
  });
});
