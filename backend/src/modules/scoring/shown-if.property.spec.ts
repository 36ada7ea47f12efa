import { option, question, section } from '../../../test/make/sections.js';
import fc from '../../../test/setup/random-inputs.js';
import type { Condition } from '../questionnaires/conditions/condition.js';
import { askedSections } from '../questionnaires/conditions/asked.js';
import { answersOf } from './answers.js';
import { hiddenReaderOf } from './hidden.js';
import { scoreEvaluation } from './score.js';
import { suggestionsOf } from './score-page.js';
import type { RawResponses, ScoredQuestion, ScoredSection } from './scoring.types.js';

const OPTIONS = [0, 1, 2];
const idOf = (questionId: number, place: number) => questionId * 10 + place;

/** A questionnaire in which anything may depend on what is asked before it, and answers to all of it. */
const filledIn = fc
  .array(
    fc.record({
      dependsOn: fc.option(fc.nat(), { freq: 3 }),
      questions: fc.array(
        fc.record({
          dependsOn: fc.option(fc.nat(), { freq: 2 }),
          negated: fc.boolean(),
          points: fc.array(fc.nat({ max: 5 }), { minLength: 3, maxLength: 3 }),
          picked: fc.constantFrom(0, 1, 2, null),
        }),
        { maxLength: 4 },
      ),
    }),
    { maxLength: 4 },
  )
  .map((parts) => {
    const responses: RawResponses = {};
    const earlier: number[] = [];
    const when = (dependsOn: number | null, negated = false): Condition | null => {
      if (dependsOn === null || earlier.length === 0) return null;
      const named = earlier[dependsOn % earlier.length]!;
      const test: Condition = { question: named, chose: 'any', options: [idOf(named, dependsOn % 3)] };
      return negated ? { not: test } : test;
    };
    let id = 0;
    const sections = parts.map(({ dependsOn, questions }, index) => {
      const shownIf = when(dependsOn);
      const asked = questions.map((given): ScoredQuestion => {
        id += 1;
        const one = question(id, {
          pointValue: Math.max(...given.points),
          options: OPTIONS.map((place) =>
            option(idOf(id, place), { label: `o${place}`, points: given.points[place]! }),
          ),
          shownIf: when(given.dependsOn, given.negated),
          relatedTip: `Tip ${id}`,
        });
        if (given.picked !== null) responses[one.questionId] = `o${given.picked}`;
        earlier.push(id);
        return one;
      });
      return section(index + 1, asked, { shownIf });
    });
    return { sections, responses };
  });

const hiddenIn = (sections: ScoredSection[], responses: RawResponses): ReadonlySet<number> =>
  hiddenReaderOf(sections)?.(answersOf(responses)) ?? new Set();
const unconditional = (sections: ScoredSection[]): ScoredSection[] =>
  sections.map((one) => ({
    ...one,
    shownIf: null,
    questions: one.questions.map((asked) => ({ ...asked, shownIf: null })),
  }));

describe('Questions that are not asked of everybody', () => {
  it('count as if they were not there where they are hidden, whatever was answered to them', () => {
    fc.assert(
      fc.property(filledIn, ({ sections, responses }) => {
        const hidden = hiddenIn(sections, responses);
        const asked = unconditional(sections).map((one) => ({
          ...one,
          questions: one.questions.filter(({ id }) => !hidden.has(id)),
        }));
        const score = scoreEvaluation(sections, responses, 'en');
        const expected = scoreEvaluation(asked, responses, 'en');
        const sectionScores = score.sectionScores.map(({ notAsked: _ids, ...part }) => part);
        expect({ ...score, sectionScores }).toEqual(expected);
        expect(score.totalScore).toBeLessThanOrEqual(score.maxScore);
        const tipsOf = (all: ScoredSection[], of: typeof score) => suggestionsOf(all, of, 'en').tips;
        expect(tipsOf(sections, score)).toEqual(tipsOf(asked, expected));
      }),
    );
  });

  it('are hidden alike whatever they were answered, and in whatever order the answers came', () => {
    fc.assert(
      fc.property(filledIn, ({ sections, responses }) => {
        const hidden = hiddenIn(sections, responses);
        const keys = new Map(
          sections.flatMap(({ questions }) => questions.map((one) => [one.questionId, one.id])),
        );
        const left = Object.entries(responses).filter(([key]) => !hidden.has(keys.get(key)!));
        const dropped = Object.fromEntries(left.reverse());
        expect(hiddenIn(sections, dropped)).toEqual(hidden);
        expect(scoreEvaluation(sections, dropped, 'en')).toEqual(scoreEvaluation(sections, responses, 'en'));
      }),
    );
  });

  it('are the same in a form and in an import', () => {
    fc.assert(
      fc.property(filledIn, ({ sections, responses }) => {
        const answers = Object.fromEntries(
          sections.flatMap(({ questions }) =>
            questions.flatMap(({ id, questionId }) => {
              const label = responses[questionId];
              return label == null
                ? []
                : [[questionId, { options: [idOf(id, Number(String(label).slice(1)))] }]];
            }),
          ),
        );
        const inForm = askedSections(sections, answers).flatMap(({ questions }) =>
          questions.map(({ id }) => id),
        );
        const hidden = hiddenIn(sections, responses);
        const all = sections.flatMap(({ questions }) => questions.map(({ id }) => id));
        expect(inForm).toEqual(all.filter((id) => !hidden.has(id)));
      }),
    );
  });
});
