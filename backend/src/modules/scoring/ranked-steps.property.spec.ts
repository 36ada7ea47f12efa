import fc from '../../../test/setup/random-inputs.js';
import { question, section } from '../../../test/make/sections.js';
import { rankedSteps, type Step } from './ranked-steps.js';
import { scoreEvaluation } from './score.js';
import type { ScoredSection } from './scoring.types.js';

const parts = fc.record({
  weight: fc.nat({ max: 3 }),
  pointValue: fc.nat({ max: 3 }),
  effort: fc.constantFrom<'small' | 'medium' | 'large'>('small', 'medium', 'large'),
  answer: fc.constantFrom('no', 'no', 'yes', 'perhaps', ''),
  needs: fc.option(fc.nat({ max: 11 }), { nil: null }),
});
/** Dependencies run from one question to an earlier one of a random order, so that none goes in a circle. */
const asked = fc.tuple(
  fc.array(fc.array(parts, { maxLength: 4 }), { minLength: 1, maxLength: 3 }),
  fc.shuffledSubarray(
    Array.from({ length: 12 }, (_, at) => at + 1),
    { minLength: 12, maxLength: 12 },
  ),
);

type Asked = (typeof asked extends fc.Arbitrary<infer T> ? T : never)[0];

const read = ([all, turns]: [Asked, number[]]) => {
  let id = 0;
  const sections: ScoredSection[] = all.map((those, index) =>
    section(
      index + 1,
      those.map(({ weight, pointValue, effort, needs }) => {
        const own = ++id;
        const turn = turns.indexOf(own);
        return {
          ...question(own, { weight, pointValue, effort }),
          needs: needs !== null && needs < turn ? turns[needs]! : null,
        };
      }),
    ),
  );
  const responses = Object.fromEntries(all.flat().map(({ answer }, at) => [String(at + 1), answer]));
  return { sections, score: scoreEvaluation(sections, responses, 'en') };
};
const without = (sections: readonly ScoredSection[]): ScoredSection[] =>
  sections.map((one) => ({ ...one, questions: one.questions.map(({ needs: _, ...rest }) => rest) }));

/** The order without dependencies, as the rules have it. */
function plainOrder(steps: readonly Step[], sections: readonly ScoredSection[]): number[] {
  const states = ['missed', 'unreadable', 'unanswered'];
  const lost = new Map(
    sections.map(({ id, questions }) => {
      const all = questions.reduce((sum, { pointValue }) => sum + pointValue, 0);
      const missed = steps.filter((step) => step.section.id === id && step.state === 'missed');
      return [id, missed.reduce((sum, { missing }) => sum + missing, 0) / all];
    }),
  );
  const places = sections.flatMap(({ questions }) => questions.map(({ id }) => id));
  const ordered = steps
    .toSorted((a, b) => places.indexOf(a.question.id) - places.indexOf(b.question.id))
    .toSorted(
      (a, b) =>
        states.indexOf(a.state) - states.indexOf(b.state) ||
        b.question.weight - a.question.weight ||
        lost.get(b.section.id)! - lost.get(a.section.id)! ||
        b.missing - a.missing,
    );
  const first = ordered
    .filter(({ state, question: { effort } }) => state === 'missed' && effort !== 'large')
    .slice(0, 3);
  return [...first, ...ordered.filter((step) => !first.includes(step))].map(({ question: { id } }) => id);
}
const idsOf = (steps: readonly Step[]) => steps.map(({ question: { id } }) => id);

describe('rankedSteps of any questionnaire', () => {
  it('is by weight, share and points where no question needs another', () => {
    fc.assert(
      fc.property(asked, (given) => {
        const { sections, score } = read(given);
        const plain = without(sections);
        const steps = rankedSteps(plain, score);
        expect(idsOf(steps)).toEqual(plainOrder(steps, plain));
      }),
    );
  });

  it('has the same steps with dependencies, none of a state before the one of it that it needs', () => {
    fc.assert(
      fc.property(asked, (given) => {
        const { sections, score } = read(given);
        const steps = rankedSteps(sections, score);
        expect(idsOf(steps).toSorted()).toEqual(idsOf(rankedSteps(without(sections), score)).toSorted());
        for (const {
          question: { needs },
          state,
          rank,
        } of steps) {
          const needed = steps.find((one) => one.question.id === needs && one.state === state);
          expect(needed === undefined || needed.rank < rank).toBe(true);
        }
        const states = steps.map(({ state }) => ['missed', 'unreadable', 'unanswered'].indexOf(state));
        expect(states).toEqual(states.toSorted());
      }),
    );
  });
});
