import fc from '../../../test/setup/random-inputs.js';
import { question, section } from '../../../test/make/sections.js';
import { scoreEvaluation } from './score.js';
import type { RawResponses, ScoredSection } from './scoring.types.js';

const answer = fc.oneof(
  fc.constantFrom('igen', 'Igen ', 'nem', 'a, b', 'b,a', 'A', '', ' ', null, true, false, 0, 1),
  fc.string(),
);
const questionParts = fc.record({
  pointValue: fc.nat({ max: 20 }),
  correctAnswer: fc.constantFrom(null, '', 'igen', 'Nem', 'a, b'),
});
const sectionParts = fc.record({
  includeInEvaluation: fc.boolean(),
  questions: fc.array(questionParts, { maxLength: 6 }),
});

/** Sections with questions numbered through, and an answer for each under one of its three keys. */
const filledIn = fc
  .array(sectionParts, { maxLength: 5 })
  .chain((parts) =>
    fc.tuple(
      fc.constant(parts),
      fc.array(
        fc.tuple(
          answer,
          fc.constantFrom<'questionId' | 'id' | 'questionText'>('questionId', 'id', 'questionText'),
        ),
        {
          minLength: 30,
          maxLength: 30,
        },
      ),
    ),
  )
  .map(([parts, answers]) => {
    let id = 0;
    const sections = parts.map(({ includeInEvaluation, questions }, index) =>
      section(
        index + 1,
        questions.map((given) => question(++id, given)),
        { includeInEvaluation },
      ),
    );
    const asked = sections.flatMap(({ questions }) => questions);
    const responses: RawResponses = {};
    for (const [index, one] of asked.entries()) {
      const [given = null, key = 'id'] = answers[index] ?? [];
      responses[one[key]] = given;
    }
    return { sections, responses };
  });

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const loud = (sections: ScoredSection[]): ScoredSection[] =>
  sections.map((given) => ({
    ...given,
    questions: given.questions.map((asked) => ({
      ...asked,
      questionText: `\u00a0 ${asked.questionText.toUpperCase().replace(' ', ' \n ')} `,
      correctAnswer: asked.correctAnswer && ` ${asked.correctAnswer.toUpperCase()}\u200b`,
    })),
  }));

describe('Any score', () => {
  it('lies between 0 and its maximum, section by section and in all', () => {
    fc.assert(
      fc.property(filledIn, ({ sections, responses }) => {
        const score = scoreEvaluation(sections, responses, 'hu');
        for (const part of [...score.sectionScores, { ...score, score: score.totalScore }]) {
          expect(part.score).toBeGreaterThanOrEqual(0);
          expect(part.score).toBeLessThanOrEqual(part.maxScore);
          expect(part.percentage).toBeGreaterThanOrEqual(0);
          expect(part.percentage).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('is the sum of its sections, and they of their questions', () => {
    fc.assert(
      fc.property(filledIn, ({ sections, responses }) => {
        const score = scoreEvaluation(sections, responses, 'hu');
        expect(score.totalScore).toBe(sum(score.sectionScores.map((part) => part.score)));
        expect(score.maxScore).toBe(sum(score.sectionScores.map((part) => part.maxScore)));
        for (const part of score.sectionScores) {
          expect(part.score).toBe(sum(part.questions.map(({ points }) => points)));
          expect(part.maxScore).toBe(sum(part.questions.map(({ pointValue }) => pointValue)));
        }
      }),
    );
  });

  it('does not depend on the order of the answers, nor on case and blanks of texts', () => {
    fc.assert(
      fc.property(filledIn, ({ sections, responses }) => {
        const score = scoreEvaluation(sections, responses, 'hu');
        const reversed = Object.fromEntries(Object.entries(responses).reverse());
        expect(scoreEvaluation(sections, reversed, 'hu')).toEqual(score);
        expect(scoreEvaluation(loud(sections), responses, 'hu')).toEqual(score);
      }),
    );
  });

  it('is the same as if the excluded sections were not there', () => {
    fc.assert(
      fc.property(filledIn, ({ sections, responses }) => {
        const included = sections.filter(({ includeInEvaluation }) => includeInEvaluation);
        expect(scoreEvaluation(included, responses, 'hu')).toEqual(
          scoreEvaluation(sections, responses, 'hu'),
        );
      }),
    );
  });
});
